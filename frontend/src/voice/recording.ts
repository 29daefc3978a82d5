import { type ClipType, clipType, MOST_SECONDS, recordable } from './kinds'
import { closeMicrophone, NoMicrophone, openMicrophone } from './microphone'
import { loudness, waveformOf } from './waveform'

const BITS_A_SECOND = 24_000
const HEARD_EVERY_MS = 50
const WINDOW = 1_024

/** What was recorded. */
export interface Clip {
  blob: Blob
  type: ClipType
  seconds: number
  waveform: number[]
}

/** A recording that goes on. `levels`: how loud it was, 0..1, twenty times a second. */
export interface Recording {
  readonly seconds: number
  readonly levels: readonly number[]
  stop: () => Promise<Clip>
  cancel: () => void
}

/** Opens the microphone and records from now on. Throws NoMicrophone. */
export async function record(): Promise<Recording> {
  const stream = await openMicrophone()
  try {
    return await recordFrom(stream)
  } catch {
    closeMicrophone(stream)
    throw new NoMicrophone('unable')
  }
}

/** All in one piece at the end: in slices a clip would not know how long it is. */
async function recordFrom(stream: MediaStream): Promise<Recording> {
  const recorder = new MediaRecorder(stream, {
    mimeType: recordable() ?? '',
    audioBitsPerSecond: BITS_A_SECOND,
  })
  const pieces: Blob[] = []
  recorder.ondataavailable = ({ data }) => pieces.push(data)
  const began = happens(recorder, 'start')
  recorder.start()
  await began
  const start = performance.now()
  const ear = listen(stream)
  const seconds = () => (performance.now() - start) / 1000

  function close() {
    ear.close()
    closeMicrophone(stream)
  }

  async function stop(): Promise<Clip> {
    const length = Math.min(MOST_SECONDS, Math.round(seconds() * 10) / 10)
    if (recorder.state !== 'inactive') {
      const ended = happens(recorder, 'stop')
      recorder.stop()
      await ended
    }
    close()
    const type = clipType(recorder.mimeType || (pieces[0]?.type ?? ''))
    return {
      blob: new Blob(pieces, { type }),
      type,
      seconds: length,
      waveform: waveformOf(ear.levels),
    }
  }

  function cancel() {
    if (recorder.state !== 'inactive') recorder.stop()
    close()
  }

  return {
    get seconds() {
      return seconds()
    },
    levels: ear.levels,
    stop,
    cancel,
  }
}

function happens(recorder: MediaRecorder, event: 'start' | 'stop'): Promise<unknown> {
  return new Promise((done, fail) => {
    recorder.addEventListener(event, done, { once: true })
    recorder.addEventListener('error', fail, { once: true })
  })
}

/** Hears how loud it is; says nothing to the loudspeaker. */
function listen(stream: MediaStream): { levels: number[]; close: () => void } {
  const levels: number[] = []
  const audio = new AudioContext()
  const analyser = audio.createAnalyser()
  analyser.fftSize = WINDOW
  audio.createMediaStreamSource(stream).connect(analyser)
  if (audio.state === 'suspended') void audio.resume()
  const samples = new Float32Array(WINDOW)
  const hearing = setInterval(() => {
    if (audio.state !== 'running') return
    analyser.getFloatTimeDomainData(samples)
    levels.push(loudness(samples))
  }, HEARD_EVERY_MS)
  return {
    levels,
    close: () => {
      clearInterval(hearing)
      void audio.close()
    },
  }
}
