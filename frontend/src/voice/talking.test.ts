import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused } from '../net/api'
import { say, speak } from '../words'
import { NoMicrophone } from './microphone'
import type { Clip, Recording } from './recording'
import type { Outgoing } from './sending'
import { Talking } from './talking.svelte'

const CLIP: Clip = { blob: new Blob(['x']), type: 'audio/webm', seconds: 2, waveform: [1] }

/** A microphone whose recording goes on with the (faked) time. */
function microphone(levels: readonly number[] = [0.5]) {
  const cancelled = vi.fn()
  const stopped = vi.fn(async () => CLIP)
  let start = 0
  const open = vi.fn(async (): Promise<Recording> => {
    start = performance.now()
    return {
      get seconds() {
        return (performance.now() - start) / 1000
      },
      levels,
      stop: stopped,
      cancel: cancelled,
    }
  })
  return { open, cancelled, stopped }
}

function ready(levels?: readonly number[]) {
  const mike = microphone(levels)
  const sent = vi.fn(async (_outgoing: Outgoing) => {})
  return { ...mike, sent, talking: new Talking(mike.open, sent) }
}

async function held(talking: Talking, ms: number) {
  await talking.press('pointer')
  await vi.advanceTimersByTimeAsync(ms)
}

beforeEach(async () => {
  await speak('en')
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

describe('holding to talk', () => {
  it('opens no microphone before the first press', () => {
    expect(ready().open).not.toHaveBeenCalled()
  })

  it('sends what was said when it is let go', async () => {
    const { talking, sent } = ready()
    await held(talking, 2_000)
    expect(talking.stage).toBe('recording')
    talking.release()
    expect(talking.stage).toBe('sending')
    await vi.advanceTimersByTimeAsync(0)
    expect(sent).toHaveBeenCalledWith({ clip: CLIP, key: null })
    expect([talking.stage, talking.news?.words()]).toEqual(['idle', say('voice.sent')])
  })

  it('sends no silence of a muted microphone, and says so', async () => {
    const { talking, sent, cancelled } = ready([0, 0, 0.001, 0, 0])
    await held(talking, 2_000)
    talking.release()
    await vi.advanceTimersByTimeAsync(0)
    expect(sent).not.toHaveBeenCalled()
    expect(cancelled).toHaveBeenCalledOnce()
    expect(talking.news?.kind).toBe('trouble')
    expect([talking.stage, talking.news?.words()]).toEqual(['idle', say('voice.silent')])
  })

  it('sends what nobody could listen to while it was recorded', async () => {
    const { talking, sent } = ready([])
    await held(talking, 2_000)
    talking.release()
    await vi.advanceTimersByTimeAsync(0)
    expect(sent).toHaveBeenCalledOnce()
  })

  it('counts down and sends by itself after fifteen seconds', async () => {
    const { talking, sent } = ready()
    await held(talking, 11_950)
    expect(talking.left()).toBe(4)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(sent).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(100)
    expect(sent).toHaveBeenCalledOnce()
    talking.release()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(sent).toHaveBeenCalledOnce()
  })

  it('sends nothing of less than 0.4 seconds and says how it is done', async () => {
    const { talking, sent, cancelled } = ready()
    await held(talking, 390)
    talking.release()
    await vi.advanceTimersByTimeAsync(100)
    expect(sent).not.toHaveBeenCalled()
    expect(cancelled).toHaveBeenCalledOnce()
    expect(talking.news).toMatchObject({ kind: 'hint' })
    expect(talking.news?.words()).toBe(say('voice.too-short'))
  })

  it('sends nothing to who slides away, but does if they come back', async () => {
    const { talking, sent, cancelled } = ready()
    await held(talking, 1_000)
    talking.slide(true)
    talking.release()
    expect([talking.stage, cancelled.mock.calls.length]).toEqual(['idle', 1])
    await held(talking, 1_000)
    talking.slide(true)
    talking.slide(false)
    talking.release()
    await vi.advanceTimersByTimeAsync(0)
    expect(sent).toHaveBeenCalledOnce()
  })

  it('closes the microphone that opens after it was let go, and says that it is ready', async () => {
    const { talking, sent, cancelled, open } = ready()
    const opened = await open()
    let allow: (recording: Recording) => void = () => {}
    open.mockReturnValueOnce(new Promise(done => (allow = done)))
    const pressed = talking.press('pointer')
    await vi.advanceTimersByTimeAsync(500)
    expect(talking.news?.words()).toBe(say('voice.allow'))
    talking.release()
    await vi.advanceTimersByTimeAsync(3_000)
    allow(opened)
    await pressed
    expect(cancelled).toHaveBeenCalledOnce()
    expect([talking.stage, talking.news?.words()]).toEqual(['idle', say('voice.ready')])
    expect(sent).not.toHaveBeenCalled()
  })

  it('closes the microphone when the page goes on to something else', async () => {
    const { talking, cancelled } = ready()
    await held(talking, 1_000)
    talking.leave()
    expect(cancelled).toHaveBeenCalledOnce()
  })

  it.each(['insecure', 'refused', 'missing', 'busy', 'unable'] as const)(
    'says in words why there is no microphone: %s',
    async lack => {
      const { talking, open } = ready()
      open.mockRejectedValueOnce(new NoMicrophone(lack))
      await talking.press('key')
      expect([talking.stage, talking.news?.kind]).toEqual(['idle', 'trouble'])
      expect(talking.news?.words()).toBe(say(`voice.no.${lack}`))
    },
  )
})

describe('what could not be sent', () => {
  async function refused(why: Refused) {
    const all = ready()
    all.sent.mockRejectedValueOnce(why)
    await held(all.talking, 1_000)
    all.talking.release()
    await vi.advanceTimersByTimeAsync(0)
    return all
  }

  it('is kept and sent again', async () => {
    const { talking, sent } = await refused(new Refused('unreachable'))
    expect([talking.stage, talking.news?.words()]).toEqual(['unsent', say('refusal.unreachable')])
    talking.again()
    await vi.advanceTimersByTimeAsync(0)
    expect(sent).toHaveBeenCalledTimes(2)
    expect(sent.mock.calls[1]?.[0]).toBe(sent.mock.calls[0]?.[0])
    expect(talking.stage).toBe('idle')
  })

  it('waits as long as it is told, counted down', async () => {
    const { talking, sent } = await refused(new Refused('voice-too-fast', { seconds: 3 }))
    expect([talking.stage, talking.wait]).toEqual(['unsent', 3])
    await vi.advanceTimersByTimeAsync(2_000)
    talking.again()
    expect([talking.wait, sent.mock.calls.length]).toEqual([1, 1])
    await vi.advanceTimersByTimeAsync(1_000)
    talking.again()
    await vi.advanceTimersByTimeAsync(0)
    expect(sent).toHaveBeenCalledTimes(2)
  })

  it('can be discarded; who speaks again before the wait is over is told of it', async () => {
    const { talking, open } = await refused(new Refused('chat-too-fast', { seconds: 9 }))
    talking.discard()
    await talking.press('pointer')
    expect(open).toHaveBeenCalledOnce()
    expect(talking.news?.words()).toBe(say('voice.wait', { seconds: 9 }))
  })
})
