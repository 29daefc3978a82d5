import type { words as zh } from '../zh-Hans'

export const words: Record<keyof typeof zh, string> = {
  'privacy.intro':
    '落槌只留玩遊戲要用的東西。沒有廣告，沒有統計跟蹤，沒有 Cookie，也不把資料給別人。伺服器由誰開，誰就對它負責，也看得到上面存的內容；有問題就找請你來玩的人，或者找開伺服器的人。',
  'privacy.kept': '留什麼，為什麼，留多久',
  'privacy.name': '你的名字',
  'privacy.name-why': '給同房間的人看。你改名之前用過的名字也在房間的紀錄裡。',
  'privacy.name-long': '房間有人用就留著；30 天沒人開啟，房間就過期，紀錄最遲再過 60 天刪除。',
  'privacy.id': '一個隨機編號和登入憑證',
  'privacy.id-why': '好讓你重新整理後還是你，回到自己的席位。編號裡沒有你的任何資訊。',
  'privacy.id-long': '憑證 30 天，只存在你的瀏覽器裡。',
  'privacy.games': '你玩過的牌局',
  'privacy.games-why':
    '你的每一步，重播，戰績，以及你去過哪些房間。知道連結的人都能看重播，裡面有你當時的名字。',
  'privacy.games-long': '兩年。',
  'privacy.chat': '你說的話',
  'privacy.chat-why': '給房間裡的人看和聽，包括後來的人。',
  'privacy.chat-long': '文字 30 天，語音 7 天。',
  'privacy.mail': '你的電子郵件，如果你用電子郵件登入',
  'privacy.mail-why':
    '寄驗證碼，讓你換裝置還是同一個人。電子郵件本身不存，只存一個認得出它、卻顯示不出它的指紋。',
  'privacy.mail-long': '驗證碼 10 分鐘。帳號在最後一次登入後保留兩年。',
  'privacy.network': '你的網路地址',
  'privacy.network-why': '防止有人大量送出請求、大量寄信。只存蓋過章、看不出地址的計數。',
  'privacy.network-long': '最多一小時。',
  'privacy.browser': '你瀏覽器裡的東西',
  'privacy.browser-why':
    '名字、憑證、語言、外觀、上一個房間、你看到的公平憑據。不會傳給任何別的網站。',
  'privacy.browser-long': '直到你清除瀏覽器資料。',
  'privacy.cloud':
    '伺服器如果放在 Amazon Web Services，資料就由 Amazon 替開伺服器的人存放。刪掉的東西在自動備份裡最多還留 35 天。',
  'privacy.yours': '你可以做什麼',
  'privacy.yours-how':
    '在「我的戰績」頁，你可以把所有關於你的資料下載成一個檔案，也可以把它全部刪掉；訪客和帳號都可以。這個瀏覽器不認得你了，就請開伺服器的人來做。',
  'privacy.to-me': '去「我的戰績」',
  'privacy.your-data': '我的資料',
  'privacy.your-data-about': '這台伺服器知道的關於你的一切，一個檔案。',
  'privacy.export': '下載我的資料',
  'privacy.erase': '刪除我的資料',
  'privacy.goes': '會刪掉',
  'privacy.goes-what':
    '登入、帳號和這份戰績；你在聊天裡說過的話和語音；你在房間、紀錄和重播裡的名字，那裡會改用機器人的名字。正在玩的牌局裡，機器人馬上接手你的席位。',
  'privacy.stays': '會留下',
  'privacy.stays-what':
    '牌局本身，也就是走過的每一步，但不再寫是誰；別人已經寫下、下載或看到的；自動備份，最多 35 天；你的隨機編號，沒有名字，隨房間一起過期。',
  'privacy.go-on': '繼續',
  'privacy.sure': '真的要刪除 {name} 的全部資料嗎？無法復原。',
  'privacy.erase-sure': '永久刪除',
  'privacy.erased': '你的資料已刪除',
}
