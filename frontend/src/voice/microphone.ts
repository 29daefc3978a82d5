import { recordable } from './kinds'

/** Why there is no microphone: each has words under `voice.no.`. */
export type Lack = 'insecure' | 'refused' | 'missing' | 'busy' | 'unable'

export class NoMicrophone extends Error {
  readonly lack: Lack

  constructor(lack: Lack) {
    super(lack)
    this.lack = lack
  }
}

const LACKS: Record<string, Lack> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

const SPEECH: MediaTrackConstraints = {
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
}

/** The open microphone; the browser asks for leave at the first time. Throws NoMicrophone. */
export async function openMicrophone(): Promise<MediaStream> {
  if (!isSecureContext) throw new NoMicrophone('insecure')
  if (!navigator.mediaDevices?.getUserMedia || recordable() === null) {
    throw new NoMicrophone('unable')
  }
  return navigator.mediaDevices.getUserMedia({ audio: SPEECH }).catch((trouble: unknown) => {
    const name = trouble instanceof Error ? trouble.name : ''
    throw new NoMicrophone(LACKS[name] ?? 'unable')
  })
}

/** So that no sign in the browser says that it still listens. */
export function closeMicrophone(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
