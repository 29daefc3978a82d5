import type { people as zh } from '../zh-Hans/people'

export const people: Record<keyof typeof zh, string> = {
  'people.sign-in': 'Sign in by e-mail',
  'people.why':
    'No password: we mail you a code. Your seat and your games then follow you to any device.',
  'people.mail': 'E-mail',
  'people.send': 'Send me a code',
  'people.code': 'Code from the e-mail',
  'people.code-hint': '6 digits, valid for 10 minutes',
  'people.sent-to': 'Sent to {mail}. If you do not see it, check your spam.',
  'people.mail-here': 'On this machine no mail is really sent: the terminal says where to read it',
  'people.enter': 'Sign in',
  'people.resend': 'Send again',
  'people.resend-in': 'Send again in {seconds} {seconds:second|seconds}',
  'people.other-mail': 'Another address',
  'people.new-here': 'You are new here: what is your name?',
  'people.signed-in': 'Signed in as {name}',
  'people.my-games': 'My games',
  'people.me': 'Me',
  'people.guest': 'A guest, known to this browser only',
  'people.member': 'Signed in by e-mail',
  'people.nobody': 'You have no name yet. Open a room on the home page, or sign in by e-mail.',
  'people.name': 'Name',
  'people.rename': 'Change name',
  'people.renamed': 'You are now called {name}',
  'people.sign-out': 'Sign out',
  'people.sign-out-all': 'Sign out everywhere',
  'people.sign-out-all-sure':
    'Every device that is signed in with this address is signed out, this one too.',
  'people.no-games': 'Games you finish are listed here',
  'people.older': 'Older games',
  'people.replay': 'Replay',
  'people.to-room': 'Room {code}',
  'people.points': '{score} {score:point|points}',
  'refusal.data-too-fast':
    'That was asked for too often; try again in {minutes} {minutes:minute|minutes}',
  'refusal.no-mail': 'No mail can be sent from here; please play as a guest',
  'refusal.bad-mail': 'That does not look like an e-mail address',
  'refusal.too-many-mails':
    'Too many codes were sent; try again in {minutes} {minutes:minute|minutes}',
  'refusal.too-many-mails-here':
    'Your network has asked for too many codes; try again in {minutes} {minutes:minute|minutes}',
  'refusal.code-wrong': 'That code is not right or no longer good; check it, or send another one',
  'people.forgetful':
    'This browser keeps nothing: once the page is reloaded it no longer knows you, and your seat is lost. Sign in by e-mail and you can come back to it.',
  'people.forgetful-signed':
    'This browser keeps nothing: after a reload, sign in by e-mail again and you are back in your seat.',
}
