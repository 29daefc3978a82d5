/** What every screen says of Modern Art: its title, what it is about. */
export const common = {
  'game.modern_art': '现代艺术',
  'game.modern_art.about': '炒作五位画家，用五种卖法买进卖出。',
}
