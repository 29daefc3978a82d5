/** What is kept of whom, why and how long; one's own data and its deletion. */
export const words = {
  'privacy.intro':
    '落槌只留玩游戏要用的东西。没有广告，没有统计跟踪，没有 Cookie，也不把资料给别人。服务器由谁开，谁就对它负责，也看得到上面存的内容；有问题就找请你来玩的人，或者找开服务器的人。',
  'privacy.kept': '留什么，为什么，留多久',
  'privacy.name': '你的名字',
  'privacy.name-why': '给同房间的人看。你改名之前用过的名字也在房间的记录里。',
  'privacy.name-long': '房间有人用就留着；30 天没人打开，房间就过期，记录最迟再过 60 天删除。',
  'privacy.id': '一个随机编号和登录凭证',
  'privacy.id-why': '好让你刷新以后还是你，回到自己的席位。编号里没有你的任何信息。',
  'privacy.id-long': '凭证 30 天，只存在你的浏览器里。',
  'privacy.games': '你玩过的对局',
  'privacy.games-why':
    '你的每一步，回放，战绩，以及你去过哪些房间。知道链接的人都能看回放，里面有你当时的名字。',
  'privacy.games-long': '两年。',
  'privacy.chat': '你说的话',
  'privacy.chat-why': '给房间里的人看和听，包括后来的人。',
  'privacy.chat-long': '文字 30 天，语音 7 天。',
  'privacy.mail': '你的邮箱，如果你用邮箱登录',
  'privacy.mail-why':
    '发验证码，让你换设备还是同一个人。邮箱本身不存，只存一个认得出它、却显示不出它的指纹。',
  'privacy.mail-long': '验证码 10 分钟。账号在最后一次登录后保留两年。',
  'privacy.network': '你的网络地址',
  'privacy.network-why': '防止有人大量发请求、刷邮件。只存盖过章、看不出地址的计数。',
  'privacy.network-long': '最多一小时。',
  'privacy.browser': '你浏览器里的东西',
  'privacy.browser-why':
    '名字、凭证、语言、外观、上一个房间、你看到的公平凭据。不发给任何别的网站。',
  'privacy.browser-long': '直到你清除浏览器数据。',
  'privacy.cloud':
    '服务器如果放在亚马逊云（AWS），数据由亚马逊替开服务器的人存放。删掉的东西在自动备份里最多还留 35 天。',
  'privacy.yours': '你可以做什么',
  'privacy.yours-how':
    '在「我的战绩」页，你可以把所有关于你的资料下载成一个文件，也可以把它全部删掉；游客和账号都可以。这个浏览器不认得你了，就请开服务器的人来做。',
  'privacy.to-me': '去「我的战绩」',
  'privacy.your-data': '我的资料',
  'privacy.your-data-about': '这台服务器知道的关于你的一切，一个文件。',
  'privacy.export': '下载我的资料',
  'privacy.erase': '删除我的资料',
  'privacy.goes': '会删掉',
  'privacy.goes-what':
    '登录、账号和这份战绩；你在聊天里说过的话和语音；你在房间、记录和回放里的名字，那里会改用机器人的名字。正在玩的对局里，机器人马上接手你的席位。',
  'privacy.stays': '会留下',
  'privacy.stays-what':
    '对局本身，也就是走过的每一步，但不再写是谁；别人已经写下、下载或看到的；自动备份，最多 35 天；你的随机编号，没有名字，随房间一起过期。',
  'privacy.go-on': '继续',
  'privacy.sure': '真的要删除 {name} 的全部资料吗？不能撤销。',
  'privacy.erase-sure': '永久删除',
  'privacy.erased': '你的资料已删除',
}
