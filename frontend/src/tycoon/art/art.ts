import { el, type Ink } from '../../art/ink'
import type { Era, Star } from '../pieces'
import * as han from './drawings/han'
import * as ming from './drawings/ming'
import * as qin from './drawings/qin'
import * as republic from './drawings/republic'
import * as song from './drawings/song'
import * as tang from './drawings/tang'
import * as wei from './drawings/wei'
import * as yuan from './drawings/yuan'
import * as zhou from './drawings/zhou'

type Drawing = () => Ink
type Shelf = Record<Star, Drawing>

const drawings: Record<Era, Shelf> = {
  0: { 1: zhou.spade, 2: zhou.lotusCrane, 3: zhou.bells, 4: zhou.goujian },
  1: { 1: qin.banliang, 2: qin.chariot, 3: qin.general, 4: qin.seal },
  2: { 1: han.wuzhu, 2: han.palaceLamp, 3: han.silkBanner, 4: han.jadeSuit },
  3: { 1: wei.talisman, 2: wei.inkstone, 3: wei.qinggang, 4: wei.dilu },
  4: { 1: tang.kaiyuan, 2: tang.camel, 3: tang.flowerLadies, 4: tang.orchidPavilion },
  5: { 1: song.jiaozi, 2: song.ruWasher, 3: song.qingming, 4: song.coldFood },
  6: { 1: yuan.zhongtong, 2: yuan.guiguziJar, 3: yuan.meiping, 4: yuan.fuchun },
  7: { 1: ming.mingNote, 2: ming.chickenCup, 3: ming.yongle, 4: ming.goldCrown },
  8: {
    1: republic.silverDollar,
    2: republic.zhongshan,
    3: republic.splashedInk,
    4: republic.jadeCabbage,
  },
}

const drawn = new Map<string, string>()

/** The drawing of a card's object as SVG markup, 140 × 150. */
export function draw(era: Era, star: Star): Ink {
  const picture = { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 140 150' }
  return el('svg', picture, drawings[era][star]())
}

/** The drawing as an image address; an image keeps its gradients' ids to itself. */
export function artOf(era: Era, star: Star): string {
  const name = `${era}.${star}`
  const known = drawn.get(name) ?? `data:image/svg+xml,${encodeURIComponent(draw(era, star))}`
  drawn.set(name, known)
  return known
}
