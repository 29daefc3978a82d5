import { fill, group, type Ink, line } from '../../../art/ink'

export interface Coat {
  body: string
  far: string
  mane: string
  edge: string
}

const BODY =
  'M97 24Q99 29 94 30.5L86 28Q82 31 80.5 38Q79 46 81 53L79.5 60L80.5 71L79.5 84L84.5 87.5L84 90H75L74.5 72L71 60Q56 66 43 61L38 67Q37 71 39 77L37 84L41.5 87.5L41 90H32L31.5 77Q27.5 69 29.5 60Q20 52 24 42Q28 34 40 36Q54 40 64 34Q72 24 80 12L81.5 6L84.5 11Q90.5 13 92.5 18Z'
const FAR_LEGS =
  'M74 56L87 70L88 83L92 87L91 89H83L82 72L66 60ZM36 56L45 69L44 76L48 85L50 89H42L38 77L28 60Z'
const MANE = 'M82 8Q74 12 68 24Q62 34 58 37Q66 38 72 33Q70 29 76 25Q76 19 82 17Z'
const TAIL = 'M26 39Q13 42 12 58Q12 68 9 74Q20 70 21 58Q22 50 28 47Z'

/** A horse standing, facing right, in a box 100 × 90 placed by `transform`. */
export function standing(coat: Coat, transform: string): Ink {
  return group(
    [
      fill(FAR_LEGS, coat.far),
      fill(TAIL, coat.mane),
      fill(BODY, coat.body, { stroke: coat.edge, 'stroke-width': 1.2, 'stroke-linejoin': 'round' }),
      fill(MANE, coat.mane),
      line('M89 19h.1', coat.edge, 2.6, { 'stroke-linecap': 'round' }),
    ],
    { transform },
  )
}

const LEAP =
  'M126 46Q131 51 127 55Q121 57 116 52Q109 57 106 67Q103 77 96 82L110 83Q115 85 113 90L103 104L98 108L95 104L102 92L86 93Q70 99 55 97Q48 106 38 105L24 112L11 128L4 130L6 123L17 108Q25 100 28 95Q22 84 30 76Q38 68 52 70Q70 70 84 57Q96 43 109 31L111 21L116 29Q122 35 126 46Z'
const LEAP_FAR =
  'M90 78L118 76Q122 78 121 82L116 97L111 102L108 98L113 86L84 92ZM44 88L36 112L27 119L18 137L11 139L13 132L22 115L30 96Z'
const LEAP_MANE =
  'M112 25Q98 26 91 37Q83 37 79 45Q83 44 86 46Q78 49 76 57Q81 54 84 57Q94 50 100 42Q106 36 113 33Z'
const LEAP_TAIL =
  'M31 76Q20 66 8 74Q2 79 1 88Q7 83 12 84Q5 90 5 99Q12 92 18 91Q17 95 18 99Q24 92 31 89Z'

/** A horse in full leap to the right, in a box 132 × 140 placed by `transform`. */
export function leaping(coat: Coat, transform = ''): Ink {
  return group(
    [
      fill(LEAP_FAR, coat.far),
      fill(LEAP_TAIL, coat.mane),
      fill(LEAP, coat.body, { stroke: coat.edge, 'stroke-width': 1.3, 'stroke-linejoin': 'round' }),
      fill(LEAP_MANE, coat.mane),
    ],
    transform ? { transform } : {},
  )
}
