import type { rules as zh } from '../zh/tycoon-rules'

export const rules: Record<keyof typeof zh, string> = {
  'tycoon.rules.goal.head': '目標',
  'tycoon.rules.goal':
    '{least_players}–{most_players} 位藏家，各帶 {purse} 金，用拍賣、交易和紅卡產金經營收藏。\n共玩「人數 × {rounds_each}」輪，每人正好當 {rounds_each} 次起始玩家。終局時金幣加藏品總分最高的人獲勝。',
  'tycoon.rules.cards.head': '卡牌',
  'tycoon.rules.cards':
    '從 {eras} 個時代裡隨機取出與人數相同的幾個，大家都看得到。每個時代有下表這些卡，同名的卡完全一樣。\n開局時有一個時代的紅卡被秘密移走，終局才揭曉是哪個時代；那個時代湊不成四星套。\n流標的卡離開遊戲，亮給所有人看，不再回來。',
  'tycoon.rules.cards.star': '星級',
  'tycoon.rules.cards.copies': '張數',
  'tycoon.rules.cards.value': '估值',
  'tycoon.rules.cards.start': '底價',
  'tycoon.rules.start.head': '開局',
  'tycoon.rules.start':
    '每人擲一顆骰，點數最高的是第一位起始玩家；並列者重擲，直到只剩一位。\n由他決定起始玩家按順時針還是逆時針輪換，全場不變。',
  'tycoon.rules.round.head': '一輪',
  'tycoon.rules.round':
    '結算：換起始玩家，解除所有禁標，紅卡產金，拍賣行為四個星級各擲一顆骰。\n抽卡：擺出「人數 − 1」張背面卡。牌堆不夠就有幾張抽幾張；一張也沒有時，仍開一次出售窗口，仍可交易。\n盲標：起始玩家選一張移到首位，並定它明標或暗標；之後明暗交替，不管前一張結果如何。沒翻開的卡誰也不知道是什麼。\n每張卡：先開出售窗口，全員準備好後起始玩家關窗翻牌，再拍賣、擲骰、付款。\n全部賣完後，起始玩家可以私下交易，然後輪到下一位起始玩家。',
  'tycoon.rules.window.head': '出售窗口',
  'tycoon.rules.window':
    '拍賣行只收不賣。收價 = 估值 ×（100% + 該星級的議價加成），最低為 0，不看是否成套。\n每次結算各星級擲一顆骰：1–2 點加 {bonus_low} 個百分點，3–4 點加 {bonus_mid}，5–6 點加 {bonus_high}；擲完累計最高 {cap}，留到下一輪。\n每賣一張，該星級降 {fall} 個百分點，可以低於零；一次賣幾張，就一張張按降過的價算。\n紅卡賣給拍賣行要交收價的 {red_tax}% 作紅卡稅，無條件進位。\n準備好之後還想賣，要先取消準備。有人搶先賣了，舊報價作廢，按新價再確認。\n被禁標的人照樣可以賣。本輪最後一張賣完不再開窗，剛標到的要等下一輪才能賣。',
  'tycoon.rules.open.head': '明標',
  'tycoon.rules.open':
    '底價是估值的一半，至少 {start_least} 金；之後每次至少加 {raise} 金。沒被禁標的人隨時可以出價，領先的人不能給自己加價。\n翻牌後和每次出價後都重新計時 {bid_seconds} 秒，時間到就落槌；沒有人出價就流標。\n出價不能收回。可以出得比自己的金幣多（最高 {most_bid}），但付不起就是違約。\n只有一名真人時不計時：他說「不再加價」，機器人也不再加，就落槌。',
  'tycoon.rules.sealed.head': '暗標',
  'tycoon.rules.sealed':
    '沒被禁標的人各自秘密報一個整數，交了不能改；0 表示放棄。交齊後一起揭曉，最高者得。\n最高價並列時只有並列者重報，可以比上次低，最多重標 {rebids} 次；仍並列就流標，報價低的人也得不到。\n全都報 0 就流標，不再重來。',
  'tycoon.rules.die.head': '骰子與付款',
  'tycoon.rules.die':
    '落槌後得標者擲骰：1、2、3 點加價，4、5、6 點減價，幅度（金）見下表。\n報價加上修正，最低為 0。起始玩家買到自己本輪盲標的卡，只付其中的 {pick_percent}%，無條件進位。\n買紅卡再加奢侈稅。金幣都付給銀行，不歸任何人。',
  'tycoon.rules.luxury.head': '奢侈稅',
  'tycoon.rules.luxury':
    '標下紅卡時，手上已有 1 張紅卡，另付應付額的 {luxury_second}%；已有 2 張或更多，另付 {luxury_third}%。第一張紅卡不收。\n應付額是骰子和盲標折扣之後的數，稅額無條件進位。私下交易不收奢侈稅。',
  'tycoon.rules.default.head': '違約與接手',
  'tycoon.rules.default':
    '應付超過自己的金幣就違約（正好付光不算）：禁標接下來 {ban} 場，流標也算一場，換起始玩家時解除。不另外罰錢。\n卡由其餘出價者從高到低依次接手，最多試 {takers} 位：各按自己的報價，用同一個骰點，算自己的折扣和稅。付得起就歸他，不再詢問；付不起也不受罰。\n暗標報價相同時，撐到更後一次重標的人在前，其次是輪換方向上離起始玩家近的人。\n都付不起就流標。落槌到付款之間不能賣卡或交易湊錢。',
  'tycoon.rules.trade.head': '私下交易',
  'tycoon.rules.trade':
    '求購：起始玩家說出本局任意一張卡名和價錢，只有一次。所有人收到同樣的問題，只有他知道誰願意賣，再選一位或放棄。\n自由交易：求購沒有成交或跳過，他可以拿自己一張卡，向一位藏家要金幣、要一張卡，或兩樣都要；自己不能再添錢。\n沒有對方要的卡只能拒絕，別人看不出原因。\n交易不擲骰。只要有紅卡易手，收金幣的一方交所收的 {red_tax}%，無條件進位，一筆只交一次。',
  'tycoon.rules.reds.head': '紅卡產金',
  'tycoon.rules.reds':
    '從第二輪起，每次換起始玩家時，每張紅卡為持有人產金：同時代的手牌數（含紅卡自己）× {income}；集齊該時代 1、2、3 星後 × {income_set}。\n幾張紅卡各算各的時代。最後一輪之後不再產金。',
  'tycoon.rules.score.head': '終局計分',
  'tycoon.rules.score':
    '每張卡按估值計分。同一時代 1、2、3 星齊全，該時代每張 × {set_times}；再有紅卡，每張 × {red_times}。重複的卡也算。\n持有紅卡卻沒有集齊該時代 1、2、3 星，這張紅卡的估值沒收。\n總分 = 金幣 + 藏品 − 沒收。同分先比金幣，再比四星齊全的套數，最後看誰先入席；名次不併列。',
  'tycoon.rules.secret.head': '公開與保密',
  'tycoon.rules.secret':
    '公開：每人的金幣、手牌張數、紅卡，以及加成、禁標、誰準備好了。\n保密：其餘手牌、揭曉前的暗標報價、誰願意賣、自由交易裡紅卡以外的卡。',
  'tycoon.rules.time.head': '時間',
  'tycoon.rules.time':
    '兩位以上真人時，每個決定 {seconds} 秒，明標每次出價後 {bid_seconds} 秒，擲骰 {die_seconds} 秒。只有一名真人時不計時，只有骰子會自動擲。\n逾時依房間設定由機器人接手，或當作：順時針、第一張明標、準備好、關窗、報 0、跳過、拒絕。\n離線超過 {grace} 秒由機器人託管，人回來就交還。',
}
