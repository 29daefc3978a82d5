import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const SERVER = '127.0.0.1:8000'

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
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
  build: { target: 'es2022' },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/test.setup.ts'],
    restoreMocks: true,
    // How fast a machine is decides no test.
    testTimeout: 60_000,
  },
}))
