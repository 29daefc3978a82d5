import type { rules as zh } from '../zh-Hans/rules'

export const rules: Record<keyof typeof zh, string> = {
  'modern_art.rules.goal.head': '目標',
  'modern_art.rules.goal':
    '{least_players}–{most_players} 位藝廊主人，各有 {purse} 金（保密）。{rounds} 個回合裡輪流把手裡的畫拿出來拍賣，買進、賣出、炒作畫家。\n第 {rounds} 回合結算後錢最多的人獲勝，錢一樣多就並列；剩下的手牌一文不值。',
  'modern_art.rules.cards.head': '畫與發牌',
  'modern_art.rules.cards':
    '共 {paintings} 幅畫，{artists} 位畫家。每位畫家、每種賣法的張數和每回合每人發的牌見下表；沒發的牌誰也不看。',
  'modern_art.rules.cards.artist': '畫家',
  'modern_art.rules.cards.players': '人數',
  'modern_art.rules.cards.round': '第 {round} 回合',
  'modern_art.rules.turn.head': '輪到你',
  'modern_art.rules.turn':
    '從手裡選一幅畫來賣，由你主持。買主把錢付給你；你自己買下，錢付給銀行。買來的畫掛在牆上給所有人看，誰也不能再賣它。\n第一位賣家隨機決定，之後按順時針輪（「左邊」就是順時針下一位）。\n手裡沒牌的人不賣畫、不能配畫，但照樣可以買；由下一位有牌的人接著賣。',
  'modern_art.rules.ways.head': '五種賣法',
  'modern_art.rules.open':
    '誰都可以隨時出價，至少 {least} 金，每次要更高，不能超過自己的錢；領先的人不能自己加。主持人滿意就落槌，數 {going} 次，有人加價就重來。沒有人出價，主持人不花錢留下。',
  'modern_art.rules.once':
    '從主持人左邊起順時針，每人只說一次：放棄，或出比目前更高的價。主持人最後說，可以再出高價自己買下。全都放棄，主持人不花錢留下。',
  'modern_art.rules.sealed':
    '所有人包括主持人各寫一個價，從 0 到自己的錢，交了不能改，一起打開，最高者得。並列時主持人優先，其次是他左邊最近的一位。全都寫 0，主持人不花錢留下。',
  'modern_art.rules.fixed':
    '主持人定一個自己付得起的價，從左邊起依次問誰要，先要先得；都不要，主持人必須自己付給銀行買下。',
  'modern_art.rules.double':
    '成套的畫要配一幅同畫家、本身不是成套的畫，兩幅一起賣，賣法看第二幅。\n你可以自己配，錢全歸你；也可以單獨拿出，從左邊起每人問一次誰來配。\n配的人成為新主持，賣得的錢兩人對分，多出的一金歸新主持；買主若是兩人之一，他自己那一份付給銀行。沒有人出價，新主持不花錢得到兩幅。沒有人來配，原主持不花錢得到這一幅。\n之後由新主持左邊的人賣畫，中間的人跳過。',
  'modern_art.rules.end.head': '回合結束',
  'modern_art.rules.end':
    '拿出來的畫都計入畫家的幅數。某位畫家的第 {full} 幅一拿出來，回合立即結束：這最後一幅不賣、不屬於任何人，但計數。\n成套的兩幅可以讓一位畫家從三幅跳到 {full} 幅，兩幅都不屬於任何人。已有 {before_full} 幅時，單獨一幅成套的畫就結束回合，不再配。\n第 {rounds} 回合裡，若所有人都沒牌了，拿出最後一張牌也結束回合；它計數，不拍賣。',
  'modern_art.rules.price.head': '畫價',
  'modern_art.rules.price':
    '本回合出現最多的三位畫家依次得 {first}、{second}、{third} 的標碼；幅數相同時排在左邊的優先，沒出現過的不排名。\n得到標碼的畫家，每幅畫值他歷回合所有標碼之和；沒得到的這回合一文不值，但舊標碼留著，以後再進前三時一起算。\n所有掛在牆上的畫都按這個價賣給銀行，不能留。',
  'modern_art.rules.next.head': '下一回合',
  'modern_art.rules.next':
    '先按上表補牌，第 {rounds} 回合不補。由結束回合者左邊的人先賣；若是配畫結束的，就從配畫者左邊算起。',
  'modern_art.rules.secret.head': '公開與保密',
  'modern_art.rules.secret':
    '保密：手牌、別人的錢、沒發的牌、揭曉前的暗標。\n公開：手牌張數、牆上的畫、幅數與標碼、每次出價和成交價。',
  'modern_art.rules.time.head': '時間',
  'modern_art.rules.time':
    '兩位以上真人時，每個決定 {seconds} 秒，公開競價每次出價後 {bid_seconds} 秒，落槌每數一次 {going_seconds} 秒。只有一名真人時不計時，由他說「不再加價」或落槌。\n逾時依房間設定由機器人接手，或當作：隨機拿出一幅、按第三名的價定價、不加、不要、放棄、寫 0。\n離線超過 {grace} 秒由機器人託管，人回來就交還。',
}
