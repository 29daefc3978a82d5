/** Signs of the buttons, as stroked paths in a 20 × 20 square. */
export const icons = {
  chat: 'M3 4.5h14v9H9l-4 3.5v-3.5H3z',
  people:
    'M7.5 4a2.7 2.7 0 1 0 .1 0zM2.5 16c.3-3.7 2.2-5.2 5-5.2s4.7 1.5 5 5.2M13.2 4.4a2.4 2.4 0 0 1 0 4.7M14.6 11.2c1.8.5 2.8 2.1 3 4.8',
  person: 'M10 3.5a3.2 3.2 0 1 0 .1 0zM3.5 17c.3-4.2 2.8-6 6.5-6s6.2 1.8 6.5 6',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  help: 'M7 7.3c0-3.8 6.2-3.7 6.2-.1 0 2.6-3.2 2.5-3.2 5M10 15.6v.1',
  copy: 'M7 7V3.5h9.5V13H13M3.5 7H13v9.5H3.5z',
  share: 'M10 12.5V3M6.5 6 10 2.7 13.5 6M6 9H3.5v8h13V9H14',
  sound: 'M3 8v4h3l4 3.5v-11L6 8zM13 7.2c1.6 1.3 1.6 4.3 0 5.6M15.2 5c3 2.6 3 7.4 0 10',
  silent: 'M3 8v4h3l4 3.5v-11L6 8zM13 8l4 4M17 8l-4 4',
  leave: 'M8 3.5H3.5v13H8M12.5 6l4 4-4 4M16 10H8',
  settings: 'M3 6h7M14 6h3M12 4a2 2 0 1 0 .1 0zM3 14h3M10 14h7M8 12a2 2 0 1 0 .1 0z',
  qr: 'M3 3h5v5H3zM12 3h5v5h-5zM3 12h5v5H3zM5.5 5.4v.2M14.5 5.4v.2M5.5 14.4v.2M11.5 11.5h2.5v2.5h-2.5M17 11.5v2M14.5 17H17v-1',
  download: 'M10 3v9.5M6.5 9.2l3.5 3.5 3.5-3.5M3.5 16.5h13',
  log: 'M5 3h10v14H5zM7.5 7h5M7.5 10h5M7.5 13h3',
  plus: 'M10 4v12M4 10h12',
  microphone:
    'M10 3a2.5 2.5 0 0 1 2.5 2.5v4a2.5 2.5 0 0 1-5 0v-4A2.5 2.5 0 0 1 10 3zM5 9.5a5 5 0 0 0 10 0M10 14.5V17M7.5 17h5',
  play: 'M6.5 4v12l9-6z',
  stop: 'M5.5 5.5h9v9h-9z',
  first: 'M5 4v12M15.5 4 8 10l7.5 6z',
  back: 'M13.5 4 6 10l7.5 6',
  forward: 'M6.5 4 14 10l-7.5 6',
  last: 'M15 4v12M4.5 4 12 10l-7.5 6z',
  eye: 'M2 10q8-11 16 0-8 11-16 0zM10 7.6a2.4 2.4 0 1 0 .1 0z',
  send: 'M3 10 17 3.5 13 17l-3.5-5z',
  chart: 'M3 3v14h14M6 12.5l3.5-4 3 2.5L17 5',
  proof: 'M10 2.8 16 5v5c0 4-2.6 6.3-6 7.4C6.6 16.3 4 14 4 10V5zM7.2 10l2 2 3.6-4',
  seal: 'M6 3.5h8l1 5-2 2v2h2.5v4h-11v-4H7v-2l-2-2z',
} as const

export type IconName = keyof typeof icons
