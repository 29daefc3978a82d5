import type { Artist, Way } from './pieces'

/** Each way of selling's sign, as stroked paths in a 16 × 16 square. */
export const WAY_SIGNS: Record<Way, string> = {
  open: 'M3 13.5h7M8.2 3.2l4.6 4.6M6 5.4l4.6 4.6M6 5.4l2.2-2.2M10.6 10l2.2-2.2M7.5 8 3 12',
  once: 'M8 2.5a5.5 5.5 0 1 0 5.5 5.5M10.6 8l2.9-1 1.3 2.8',
  sealed: 'M2.5 4h11v8.5h-11zM2.5 4.5 8 9l5.5-4.5',
  fixed: 'M2.5 2.5h5.5l6 6-5.5 5.5-6-6zM5.2 5.1v.2',
  double: 'M2.5 2.5h7v8.5h-7zM6.5 11v2.5h7V5h-4',
}

interface ArtistSign {
  /** In a 20 × 20 square; no two artists have the same. */
  outline: string
  letter: string
  colour: string
  ink: string
}

const WHITE = '#fffaf0'

export const ARTIST_SIGNS: Record<Artist, ArtistSign> = {
  0: {
    outline: 'M10 .8 18.2 5.4v9.2L10 19.2l-8.2-4.6V5.4z',
    letter: 'L',
    colour: '#4a6276',
    ink: WHITE,
  },
  1: { outline: 'M10 .8a9.2 9.2 0 1 1-.1 0z', letter: 'Y', colour: '#b8342a', ink: WHITE },
  2: {
    outline:
      'M10 19.2C3 15 .8 11 .8 6.9.8 1.2 7.2.2 10 3.8 12.8.2 19.2 1.2 19.2 6.9c0 4.1-2.2 8.1-9.2 12.3z',
    letter: 'C',
    colour: '#a34f74',
    ink: WHITE,
  },
  3: { outline: 'M1.2 1.2h17.6v17.6H1.2z', letter: 'G', colour: '#e9b21f', ink: '#1c1a1a' },
  4: { outline: 'M5.5 1H19.8L14.5 19H.2z', letter: 'K', colour: '#6428d0', ink: WHITE },
}
