import type { guide as zh } from '../zh-Hans/guide'

export const guide: Record<keyof typeof zh, string> = {
  'guide.modern_art.goal':
    '{rounds} 回合後錢最多的人贏；銀行只收最熱門的三位畫家。規則都在「?」裡。',
  'guide.modern_art.put-up': '選一幅畫來賣：錢歸你，而且一位畫家出現得越多，他的畫越值錢。',
  'guide.modern_art.join': '配上一幅，你就當主持，賣得的錢兩人對分；想留著牌，就不加。',
  'guide.modern_art.decline': '你沒有能配的畫，不加就好；別人看不出原因。',
  'guide.modern_art.price': '定一個價：沒人要，你就得自己買，所以別定得比它值的還高。',
  'guide.modern_art.bid': '想要就出價：出得比「此刻結算」低才有得賺。不要就說不再加價。',
  'guide.modern_art.bid-host': '你主持：價錢滿意就落槌，錢歸你。自己買下，錢就得付給銀行。',
  'guide.modern_art.hammer': '由你落槌：一落槌，錢就歸你；也可以等等，看還有沒有人加價。',
  'guide.modern_art.no-more': '點一下就繼續：別人不再加價，槌就落下。',
  'guide.modern_art.circle': '你只有這一次機會：出得比現在高，或者放棄。',
  'guide.modern_art.circle-host':
    '最後輪到你：賣給出價最高的人，收他的錢；或再高一點自己買下，付給銀行。',
  'guide.modern_art.pass': '你的錢不夠出更高的價，放棄就好。',
  'guide.modern_art.seal': '寫一個只有你知道的價：最高的人買下，交了不能改，不要就寫 0。',
  'guide.modern_art.take': '先要先得：這個價比它能值的低，就買下；不然留給下一位。',
  'guide.modern_art.leave': '你付不起這個價，不要就好；別人看不出原因。',
}
