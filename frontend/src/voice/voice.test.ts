import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused } from '../net/api'
import type { Answer, Voice } from '../protocol/room'
import { say, speak } from '../words'
import { clipType, KEPT_DAYS, MOST_SECONDS, recordable } from './kinds'
import { openMicrophone } from './microphone'
import { Player } from './player.svelte'
import type { Clip } from './recording'
import { type Outgoing, send } from './sending'
import VoiceLine from './VoiceLine.svelte'
import { isSilent, loudness, waveformOf } from './waveform'

const VOICE: Voice = { key: 'bob.1-x.webm', type: 'audio/webm', seconds: 2.4, waveform: [3, 15] }
const CLIP: Clip = {
  blob: new Blob(['sound']),
  type: 'audio/webm',
  seconds: 2.4,
  waveform: [3, 15],
}

afterEach(() => vi.unstubAllGlobals())

function recorderThatTakes(...kinds: string[]) {
  vi.stubGlobal('MediaRecorder', { isTypeSupported: (kind: string) => kinds.includes(kind) })
}

describe('what is recorded', () => {
  it('is MP4 wherever the browser can (B-19)', () => {
    recorderThatTakes('audio/webm;codecs=opus', 'audio/mp4')
    expect(recordable()).toBe('audio/mp4')
    recorderThatTakes('audio/mp4', 'audio/mp4;codecs=mp4a.40.2')
    expect(recordable()).toBe('audio/mp4;codecs=mp4a.40.2')
    recorderThatTakes('audio/ogg;codecs=opus')
    expect(recordable()).toBe('audio/ogg;codecs=opus')
    recorderThatTakes()
    expect(recordable()).toBeNull()
  })

  it('is named without its codecs', () => {
    expect(clipType('audio/mp4; codecs="mp4a.40.2"')).toBe('audio/mp4')
  })

  it('is drawn by its loudest parts', () => {
    expect(waveformOf([0, 0, 0.5, 1], 2)).toEqual([0, 15])
    expect(waveformOf([1, 0.5], 40)).toEqual([15, 8])
    expect(waveformOf([])).toEqual([])
    expect(Math.max(...waveformOf([0.01, 0.02]))).toBeLessThan(3)
    expect(waveformOf(Array.from({ length: 300 }, () => 1))).toHaveLength(40)
  })

  it('is silence only where somebody listened and nothing was heard', () => {
    expect(isSilent(Array.from({ length: 48 }, () => 0))).toBe(true)
    expect(isSilent([])).toBe(false)
    expect(isSilent([0, 0])).toBe(false)
    const noise = loudness(Float32Array.of(0.0005, -0.0005))
    expect(isSilent([0, 0, 0, noise, 0]), 'a quiet room').toBe(false)
  })

  it('is as loud as it sounds', () => {
    expect(loudness(new Float32Array(8))).toBe(0)
    const quiet = loudness(Float32Array.of(0.01, -0.01))
    const loud = loudness(Float32Array.of(0.2, -0.2))
    expect(quiet).toBeGreaterThan(0)
    expect(loud).toBeGreaterThan(2 * quiet)
    expect(loudness(Float32Array.of(1, -1))).toBe(1)
  })

  it('goes by the numbers of the server', () => {
    const server = (file: string) => readFileSync(join(process.cwd(), '../infra', file), 'utf8')
    expect(server('ports/media.py')).toContain(`CLIP_DAYS = ${KEPT_DAYS}\n`)
    expect(server('protocol/frames.py')).toContain(`MOST_VOICE_SECONDS = ${MOST_SECONDS}\n`)
  })
})

describe('the microphone', () => {
  function microphoneThat(answers: () => Promise<unknown>, isSecure = true) {
    recorderThatTakes('audio/mp4')
    vi.stubGlobal('isSecureContext', isSecure)
    vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: answers } })
  }

  it.each([
    ['NotAllowedError', 'refused'],
    ['NotFoundError', 'missing'],
    ['NotReadableError', 'busy'],
    ['SomeError', 'unable'],
  ])('that answers %s is %s', async (name, lack) => {
    microphoneThat(() => Promise.reject(new DOMException('no', name)))
    await expect(openMicrophone()).rejects.toMatchObject({ lack })
  })

  it('is not even asked for on a page that is not secure', async () => {
    const asked = vi.fn()
    microphoneThat(asked, false)
    await expect(openMicrophone()).rejects.toMatchObject({ lack: 'insecure' })
    expect(asked).not.toHaveBeenCalled()
  })

  it('is no use to a browser that can not record', async () => {
    microphoneThat(vi.fn())
    recorderThatTakes()
    await expect(openMicrophone()).rejects.toMatchObject({ lack: 'unable' })
  })
})

describe('sending', () => {
  const form = { key: VOICE.key, url: '/media', fields: { key: 'a', 'Content-Type': 'audio/webm' } }
  const answer = (error: string | null): Answer => ({ is: 'answer', id: 'a', error, numbers: {} })
  const fetched = vi.fn()
  const says = vi.fn(async (_voice: Voice) => answer(null))
  const way = { code: 'ABCDEF', token: () => 'token', say: says }

  beforeEach(() => {
    fetched
      .mockReset()
      .mockImplementation(async (url: string) =>
        url === '/media' ? new Response(null, { status: 204 }) : Response.json(form),
      )
    says.mockReset().mockResolvedValue(answer(null))
    vi.stubGlobal('fetch', fetched)
  })

  it('asks for a form, posts the file last, and says the key', async () => {
    await send({ clip: CLIP, key: null }, way)
    const [[asked, question], [posted, post]] = fetched.mock.calls as [string, RequestInit][] as [
      [string, RequestInit],
      [string, RequestInit],
    ]
    expect([asked, posted]).toEqual(['/api/rooms/ABCDEF/voice', '/media'])
    expect(JSON.parse(String(question.body))).toEqual({ type: 'audio/webm', seconds: 2.4 })
    expect([...(post.body as FormData).keys()]).toEqual(['key', 'Content-Type', 'file'])
    expect(says).toHaveBeenCalledWith(VOICE)
  })

  it('said again, sends no file again', async () => {
    const outgoing: Outgoing = { clip: CLIP, key: null }
    says.mockResolvedValueOnce(answer('no-answer'))
    await expect(send(outgoing, way)).rejects.toMatchObject({ key: 'no-answer' })
    await send(outgoing, way)
    expect([fetched.mock.calls.length, says.mock.calls.length]).toEqual([2, 2])
  })

  it('sends it anew where it did not arrive', async () => {
    const outgoing: Outgoing = { clip: CLIP, key: null }
    says.mockResolvedValueOnce(answer('clip-not-there'))
    await expect(send(outgoing, way)).rejects.toBeInstanceOf(Refused)
    await send(outgoing, way)
    expect(fetched).toHaveBeenCalledTimes(4)
  })

  it('says nothing of a file that the store did not take', async () => {
    fetched.mockImplementation(async (url: string) =>
      url === '/media' ? new Response('<Error/>', { status: 403 }) : Response.json(form),
    )
    await expect(send({ clip: CLIP, key: null }, way)).rejects.toMatchObject({ key: 'unavailable' })
    expect(says).not.toHaveBeenCalled()
  })
})

describe('playing', () => {
  const other: Voice = { ...VOICE, key: 'bob.2-x.webm' }
  let audio: HTMLAudioElement

  function aPlayer(canPlay: CanPlayTypeResult = 'maybe'): Player {
    audio = document.createElement('audio')
    vi.spyOn(audio, 'canPlayType').mockReturnValue(canPlay)
    vi.spyOn(audio, 'play').mockResolvedValue()
    vi.spyOn(audio, 'pause').mockReturnValue()
    vi.spyOn(document, 'createElement').mockReturnValueOnce(audio)
    return new Player()
  }

  it('begins within the click, plays one at a time, and stops', () => {
    const player = aPlayer()
    player.toggle('ABCDEF', VOICE)
    expect(audio.play).toHaveBeenCalledOnce()
    expect(audio.src).toContain(`/api/rooms/ABCDEF/voice/${VOICE.key}`)
    player.toggle('ABCDEF', other)
    expect(player.key).toBe(other.key)
    player.toggle('ABCDEF', other)
    expect(player.key).toBe('')
    expect(audio.pause).toHaveBeenCalled()
  })

  it('stops where no honest clip goes on, whatever its speaker said of it', () => {
    const player = aPlayer()
    const at = vi.spyOn(audio, 'currentTime', 'get')
    player.toggle('ABCDEF', VOICE)
    at.mockReturnValue(MOST_SECONDS - 1)
    audio.dispatchEvent(new Event('timeupdate'))
    expect(player.key).toBe(VOICE.key)
    at.mockReturnValue(MOST_SECONDS)
    audio.dispatchEvent(new Event('timeupdate'))
    expect(player.key).toBe('')
  })

  it('says of a type this browser can not play that it can not', () => {
    const player = aPlayer('')
    player.toggle('ABCDEF', VOICE)
    expect(player.mute).toEqual({ [VOICE.key]: 'unplayable' })
    expect(audio.play).not.toHaveBeenCalled()
  })

  it.each([
    'NS_ERROR_DOM_MEDIA_CUBEB_INITIALIZATION_ERR (0x806e000c)',
    'AUDIO_RENDERER_ERROR: audio render error',
  ])('says where there is nothing to play it on: %s', message => {
    const player = aPlayer()
    vi.spyOn(audio, 'error', 'get').mockReturnValue({ code: 3, message } as MediaError)
    const asked = vi.fn()
    vi.stubGlobal('fetch', asked)
    player.toggle('ABCDEF', VOICE)
    audio.onerror?.('')
    expect(player.mute).toEqual({ [VOICE.key]: 'no-device' })
    expect(asked).not.toHaveBeenCalled()
  })

  it.each([
    ['expired', () => Response.json({ error: 'clip-expired' }, { status: 404 })],
    ['lost', () => Response.json({ error: 'unavailable' }, { status: 503 })],
    ['lost', () => Promise.reject(new TypeError('offline'))],
    ['unplayable', () => ({ ok: false, type: 'opaqueredirect' })],
  ])('asks the server why it was not to be heard: %s', async (why, answers) => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => answers()),
    )
    const player = aPlayer()
    player.toggle('ABCDEF', VOICE)
    audio.onerror?.('')
    await vi.waitFor(() => expect(player.mute).toEqual({ [VOICE.key]: why }))
    expect(player.key).toBe('')
  })
})

describe('a line that was spoken', () => {
  const line = { seq: 1, at: 0, person: 'bob', name: 'Bob', text: '', voice: VOICE }
  const WEEK_MS = 7 * 24 * 3_600_000

  beforeEach(() => speak('en'))

  it('is played by a button that says how long it is', async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('')
    render(VoiceLine, { code: 'ABCDEF', line, voice: VOICE, now: () => WEEK_MS })
    await userEvent.click(screen.getByRole('button', { name: say('voice.play', { seconds: 2 }) }))
    expect(await screen.findByText(say('voice.unplayable'))).toBeVisible()
  })

  it('has no button after seven days, but words', () => {
    render(VoiceLine, { code: 'ABCDEF', line, voice: VOICE, now: () => WEEK_MS + 1 })
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText(say('voice.expired', { days: 7 }))).toBeVisible()
  })
})
