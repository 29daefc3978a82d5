/** What every screen says of Auction Tycoon: its title, what it is about, its variants. */
export const common = {
  'game.tycoon': '拍卖大亨',
  'game.tycoon.about': '明拍暗拍、掷骰定价、收齐一个时代。',
  'room.variant.unsold-returns': '流拍的卡回到牌堆',
  'room.variant.unsold-returns-about':
    '牌堆不够抽一轮时，流拍的卡洗乱后垫到牌堆底下（只有六人局会用到）',
}
