export const result = {
  'result.title': '战绩图',
  'result.save': '保存图片',
  'result.share': '分享图片',
  'result.watch': '扫码看回放',
  'result.of': '{game}，{date}：{ranking}',
  'result.local': '这个链接只有这台机器打得开，图里的二维码也一样',
  'result.failed': '图片没能画出来，请再试一次',
}
