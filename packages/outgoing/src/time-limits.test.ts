import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openOutgoing } from './open-outgoing.ts'
import { openRawStranger } from './testing/open-stranger.ts'
import { speakTo, untilTheEnd } from './testing/speak-to.ts'

// The client's own timers stand still until they are moved; the system's connections go on.
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

function follow(asking: Promise<unknown>) {
  let state: unknown = 'under way'
  asking.then(
    () => (state = 'answered'),
    (error) => (state = error.kind),
  )
  return () => state
}

test('connecting has five seconds', async () => {
  const origin = 'http://studio.example'
  const resolve = () => new Promise<never>(() => undefined)
  const outgoing = untilTheEnd(openOutgoing({ hosts: [{ origin, isPrivate: false }], resolve }))
  const state = follow(outgoing.send({ method: 'GET', url: origin }))

  await vi.advanceTimersByTimeAsync(4_999)
  expect(state()).toBe('under way')
  await vi.advanceTimersByTimeAsync(1)
  expect(state()).toBe('unreachable')
})

test('everything has twenty, unless told', async () => {
  let sayAsked = () => {}
  const { outgoing, url } = await speakTo(openRawStranger((socket) => socket.once('data', () => sayAsked())))
  // Asking again and again until it is so would move the timers.
  const begin = async (timeLimit: { timeoutMs?: number }) => {
    const asked = new Promise<void>((resolve) => (sayAsked = resolve))
    const state = follow(outgoing.send({ method: 'GET', url, ...timeLimit }))
    await asked
    return state
  }
  const usual = await begin({})
  const patient = await begin({ timeoutMs: 60_000 })

  await vi.advanceTimersByTimeAsync(19_999)
  expect([usual(), patient()]).toEqual(['under way', 'under way'])
  await vi.advanceTimersByTimeAsync(1)
  expect([usual(), patient()]).toEqual(['timeout', 'under way'])
  await vi.advanceTimersByTimeAsync(40_000)
  expect(patient()).toBe('timeout')
})
