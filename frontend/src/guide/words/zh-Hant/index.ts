import type { words as zh } from '../zh-Hans'

export const words: Record<keyof typeof zh, string> = {
  'guide.got-it': '知道了，收起這則提示',
  'guide.lobby.sit': '先坐下：坐下的人才能玩，其他人旁觀。',
  'guide.lobby.fill': '還差 {missing} 位：用機器人補齊，或把連結傳給朋友。',
  'guide.lobby.start': '人夠了，可以開局；開局以後座位就鎖定了。',
  'guide.lobby.wait': '等房主開局；這時候可以先看看玩法。',
}
