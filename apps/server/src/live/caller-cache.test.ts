import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Actor } from '../deps.ts'
import { newId } from '../platform/ids.ts'
import { type MovingClock, openMovingClock } from '../testing/moving-clock.ts'
import { type Callers, rememberCallers } from './caller-cache.ts'

/** Who holds which token, as the database knows it. */
let held: Record<string, Actor | 'banned'>
let asked: string[]
let hear: (ended: string) => void
let missWords: () => void
let clock: MovingClock
let callers: Callers

beforeEach(() => {
  held = {}
  asked = []
  const bus = {
    publish: async () => {},
    close: async () => {},
    listen: (_channel: string, onWord: (ended: string) => void, onGap = () => {}) => {
      hear = onWord
      missWords = onGap
      return () => {}
    },
  }
  const find = async (token: string) => {
    asked.push(token)
    return held[token] ?? null
  }
  clock = openMovingClock()
  callers = rememberCallers(find, { bus, clock })
})
afterEach(() => callers.close())

function signIn(token: string, userId = newId()): Actor {
  const actor: Actor = { userId, sessionId: newId(), role: 'user', language: 'zh-CN' }
  held[token] = actor
  return actor
}

test('who holds a token is remembered for two seconds, and then looked up anew', async () => {
  const actor = signIn('mine')
  for (const seconds of [0, 1, 0.999]) {
    clock.moveSeconds(seconds)
    expect(await callers.find('mine')).toEqual(actor)
  }
  expect(asked).toEqual(['mine'])
  clock.moveSeconds(0.001)
  await callers.find('mine')
  expect(asked).toEqual(['mine', 'mine'])
})

test('a clock that is set back makes no memory live longer', async () => {
  signIn('mine')
  await callers.find('mine')
  clock.moveSeconds(-60)
  await callers.find('mine')
  expect(asked).toEqual(['mine', 'mine'])
})

test('nobody and a suspended account are looked up each time', async () => {
  held['suspended'] = 'banned'
  for (const token of ['unknown', 'unknown', 'suspended', 'suspended']) await callers.find(token)
  expect(asked).toHaveLength(4)
})

test.each(['here', 'in another process'])(
  'a session that ends %s is looked up at once, and no other',
  async (where) => {
    const [ended] = [signIn('ended'), signIn('other')]
    for (const token of ['ended', 'other']) await callers.find(token)
    delete held['ended']
    if (where === 'here') callers.forget(ended.sessionId)
    else hear(ended.sessionId)
    expect(await callers.find('ended')).toBeNull()
    await callers.find('other')
    expect(asked).toEqual(['ended', 'other', 'ended'])
  },
)

test('of a person all sessions are looked up anew', async () => {
  const { userId } = signIn('phone')
  signIn('tablet', userId)
  signIn("somebody else's")
  for (const token of Object.keys(held)) await callers.find(token)
  callers.forget(`user:${userId}`)
  for (const token of Object.keys(held)) await callers.find(token)
  expect(asked.slice(3)).toEqual(['phone', 'tablet'])
})

test('when words may have been missed, nobody is remembered', async () => {
  signIn('mine')
  await callers.find('mine')
  missWords()
  await callers.find('mine')
  expect(asked).toEqual(['mine', 'mine'])
})

test('an answer that was on its way when the session ended is not remembered', async () => {
  const { sessionId } = signIn('mine')
  const onItsWay = callers.find('mine')
  callers.forget(sessionId)
  await onItsWay
  delete held['mine']
  expect(await callers.find('mine')).toBeNull()
})
