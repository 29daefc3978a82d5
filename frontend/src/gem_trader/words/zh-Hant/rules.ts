import type { rules as zh } from '../zh-Hans/rules'

export const rules: Record<keyof typeof zh, string> = {
  'gem_trader.rules.goal.head': '目標',
  'gem_trader.rules.goal':
    '船長帶著寶石上岸，你是寶石商人：競標寶石和船員，看準市場賣出。{rounds} 輪之後現金最多的人獲勝，平手一同獲勝。',
  'gem_trader.rules.start.head': '開局',
  'gem_trader.rules.start':
    '{least_players}–{most_players} 人，每人 {cash}。現金、寶石和事件牌都在自己的擋板後面，別人看不見；桌上不顯示任何人的累計。\n第一輪誰先開始由抽籤決定。寶石堆裡各種寶石的總數：{gems}。',
  'gem_trader.rules.round.head': '一輪',
  'gem_trader.rules.round':
    '先翻開本輪市場牌：每種寶石的價錢，以及獨自賣得最多的人另得的獎勵。\n然後競標，再到市場：出事件牌，賣出。\n每輪結束，起始標記傳給左手邊。',
  'gem_trader.rules.markets.head': '市場牌',
  'gem_trader.rules.markets':
    '共 {markets} 張，開局抽 {rounds} 張，每輪翻一張。大字是每顆的價錢，★ 是獎勵。',
  'gem_trader.rules.auction.head': '競標',
  'gem_trader.rules.auction':
    '每輪從 {lots} 張競標牌裡抽與人數相同的張數，一張張翻開；沒翻開的誰也不看。\n起始玩家開價；他本輪已經買過，就由左邊第一位沒買過的人開價。開價的人必須出價，至少 {least}，不能放棄；現金不夠也可以出 {least}，缺的記欠條。\n其他人順時針加價至少 {raise}，或放棄這張牌。出價是 {raise} 的整數倍，不能超過自己的現金。\n最後剩下的一位把自己的出價付給銀行，拿走牌上的寶石、事件牌和擲骰，本輪不再競標。\n寶石堆不夠就少拿；事件牌暗中抽，打出之前只有自己知道。',
  'gem_trader.rules.lots': '全部 {lots} 張競標牌',
  'gem_trader.rules.fixed.head': '最後一張',
  'gem_trader.rules.fixed':
    '本輪還沒得牌的最後一位，先看到最後一張，再按定價 {fixed} 買下。\n錢不夠就付光，其餘記欠條，從以後的貨款裡自動扣，最遲終局結清，總額可以低於 0。有欠條時沒有現金可以競標。',
  'gem_trader.rules.die.head': '骰子',
  'gem_trader.rules.die':
    '骰子六面是 {faces}。擲出幾，就從寶石堆任意拿幾顆；堆裡不夠就全拿。\n有兩次擲骰的牌，先拿完第一次，再擲第二次。\n寶石堆每種最多只顯示到 {shown}，因為一次最多也只拿這麼多。',
  'gem_trader.rules.crew.head': '事件牌',
  'gem_trader.rules.crew':
    '共 {crews} 張。從起始玩家起輪一圈，每人出幾張都行，本輪剛得到的也能用，但沒有第二次機會。\n價錢 = 市場牌的價 ± 每次 {step}，不論先後，最低 {floor}。\n事件牌不能換錢，終局剩下的每張值 {leftover}。',
  'gem_trader.rules.sale.head': '賣出',
  'gem_trader.rules.sale':
    '所有人同時暗中選要賣的寶石握在拳裡，封港的不能賣，一顆不賣也可以；人齊一起攤開。還有人沒握好時，可以鬆開重選。\n每顆按市場價賣出。某種寶石獨自賣得最多的人得它的獎勵，只賣一顆也行；平手誰也沒有（有公證的人除外）。\n賣出的寶石回到寶石堆，下一次競標起又能拿到。',
  'gem_trader.rules.end.head': '終局',
  'gem_trader.rules.end':
    '第 {rounds} 輪市場之後，每顆沒賣的寶石、每張沒用的事件牌值 {leftover}。\n總額 = 現金 + 剩下的 − 欠條。總額相同就名次並列，一同獲勝。',
  'gem_trader.rules.secret.head': '公開與保密',
  'gem_trader.rules.secret':
    '保密：現金、欠條、擋板後的寶石和事件牌、沒翻開的牌。扒竊拿了什麼只有兩個當事人知道。\n公開：出價、成交價、競標牌、擲骰與拿走的寶石、打出的事件牌、賣出的寶石和收入，以及用過的牌。',
  'gem_trader.rules.time.head': '時間',
  'gem_trader.rules.time':
    '兩位以上真人時每個決定 {seconds} 秒，每出一張事件牌重新計時；只有一名真人時不計時。\n逾時依房間設定由機器人接手，或當作：放棄（開價的人出 {least}）、拿此刻最貴的寶石、不出牌、不賣。\n離線超過 {grace} 秒由機器人託管，人回來就交還。',
}
