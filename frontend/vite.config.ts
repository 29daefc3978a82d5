import { svelte } from '@sveltejs/vite-plugin-svelte'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import { linkPreviews } from './linkPreviews.ts'
import { notices } from './notices.ts'
import { OLDEST, plainColours, plainContainers, sheetsLast } from './oldEngines.ts'

const SERVER = '127.0.0.1:8000'

/** What the server answers itself; everything else is the page. */
const SERVED = [/^\/api\//, /^\/ws$/, /^\/dev\//, /^\/media\//, /^\/notices\.txt$/]

/**
 * The whole page is kept on the device, every game with it, and only the page: what the server
 * answers is always asked for. A new version waits until somebody lets it in (kit/pageUpdate).
 */
const worker = VitePWA({
  registerType: 'prompt',
  injectRegister: false,
  manifest: false,
  workbox: {
    globPatterns: ['**/*.{html,js,css,svg,webmanifest}', 'icons/192.png'],
    // What stands there is index.html with another head, for who has no worker yet.
    globIgnores: ['pages/**'],
    navigateFallback: '/index.html',
    navigateFallbackDenylist: SERVED,
    dontCacheBustURLsMatching: /^assets\//,
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
  },
})

export default defineConfig(({ mode }) => ({
  plugins:
    mode === 'preview'
      ? [svelte()]
      : [svelte(), notices(import.meta.dirname), worker, sheetsLast, linkPreviews],
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': { target: `http://${SERVER}` },
      '/media': { target: `http://${SERVER}` },
      '/ws': { target: `ws://${SERVER}`, ws: true },
    },
  },
  preview: { host: '127.0.0.1' },
  css: { postcss: { plugins: [plainContainers, plainColours] } },
  // `--mode preview`: every stage of every game, to be looked at and tested.
  build: {
    target: OLDEST,
    // All that the first screen imports in one file: many small ones cost a distant network more.
    rolldownOptions:
      mode === 'preview'
        ? { input: 'preview.html' }
        : { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
    copyPublicDir: mode !== 'preview',
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/test.setup.ts'],
    restoreMocks: true,
    // How fast a machine is decides no test.
    testTimeout: 60_000,
  },
}))
