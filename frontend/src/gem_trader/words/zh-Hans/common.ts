/** What every screen says of Gem Trader: its title, what it is about. */
export const common = {
  'game.gem_trader': '宝石大亨',
  'game.gem_trader.about': '竞标宝石与船员，握拳卖出，看谁最会赶行情。',
}
