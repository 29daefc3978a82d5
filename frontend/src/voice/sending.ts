import { Refused, sendForm, voiceForm } from '../net/api'
import type { Answer, Voice } from '../protocol/room'
import type { Clip } from './recording'

/** A clip on its way. `key`: where it lies, once it has been sent. */
export interface Outgoing {
  clip: Clip
  key: string | null
}

/** Where to, as whom, and how a line is said. */
export interface Way {
  code: string
  token: () => string
  say: (voice: Voice) => Promise<Answer>
}

/** Sends what was not sent yet, then says it; said again, it is the same line. Throws Refused. */
export async function send(outgoing: Outgoing, { code, token, say }: Way): Promise<void> {
  outgoing.key ??= await upload(outgoing.clip, code, token())
  const { type, seconds, waveform } = outgoing.clip
  const { error, numbers } = await say({ key: outgoing.key, type, seconds, waveform })
  if (error === null) return
  if (error === 'clip-not-there') outgoing.key = null
  throw new Refused(error, numbers)
}

async function upload(clip: Clip, code: string, token: string): Promise<string> {
  const form = await voiceForm(code, token, clip.type, clip.seconds)
  await sendForm(form, clip.blob)
  return form.key
}
