import { gameTitle } from '../games'
import { copyText } from '../kit/clipboard'
import { toast } from '../kit/toasts.svelte'
import { roomLink } from '../routes.svelte'
import { say } from '../words'

export function copyLink(code: string): Promise<void> {
  return copyAddress(roomLink(code))
}

/** Copies it and says so; where a browser refuses, the address itself is shown. */
export async function copyAddress(link: string): Promise<void> {
  if (await copyText(link)) toast(say('room.link-copied'), 'good')
  else toast(say('room.copy-failed', { link }))
}

/** Whether the device has a sharing of its own. */
export function canShare(): boolean {
  return typeof navigator.share === 'function'
}

/** The device's own sharing where there is one, else the clipboard. */
export async function share(code: string, game: string): Promise<void> {
  if (!canShare()) return copyLink(code)
  const text = say('room.share-text', { game: say(gameTitle(game)), code })
  try {
    await navigator.share({ title: say('room.title'), text, url: roomLink(code) })
  } catch (refusal) {
    if (!(refusal instanceof DOMException && refusal.name === 'AbortError')) await copyLink(code)
  }
}
