/** How a table tells what happened. */
export const telling = {
  'table.go-on': '继续',
  'table.tempo': '讲述快慢',
  'table.tempo.wait': '等我点',
  'table.tempo.calm': '从容',
  'table.tempo.brisk': '轻快',
}
