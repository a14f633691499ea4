import type { ServerFrame } from '@easel/contract/live'
import { expect, test } from 'vitest'
import type { Db } from '../db/open.ts'
import { aUserFrame } from '../testing/a-user-frame.ts'
import { createTestDatabase } from '../testing/open-test-database.ts'
import { publish } from './outbox.ts'
import { RoomFeed } from './room-feed.ts'

/** The same database, whose answers can be kept back on their way. */
function keepBack(db: Db) {
  let arrive = () => {}
  let answered = () => {}
  let way = Promise.resolve()
  const slow = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      answered()
      await way
      return result
    },
  })
  /** From now on; returns when the next answer is on its way. */
  function hold(): Promise<void> {
    way = new Promise((resolve) => (arrive = resolve))
    return new Promise((resolve) => (answered = resolve))
  }
  return { slow, hold, arrive: () => arrive() }
}

test('a frame that is told while those before it are read comes after them', async () => {
  const { db } = await createTestDatabase()
  const { slow, hold, arrive } = keepBack(db)
  const say = () => db.transaction().execute((tx) => publish(tx, 'channel:a', aUserFrame(1), new Date()))
  const heard: ServerFrame[] = []
  const feed = new RoomFeed(slow, 'channel:a')
  await feed.enter({ userId: '', send: (frame) => heard.push(frame), putOut: () => {} }, undefined)

  await say()
  const isAnswered = hold()
  const first = feed.pump()
  await isAnswered
  await say()
  const second = feed.pump()
  arrive()
  await Promise.all([first, second])

  expect(heard).toMatchObject([{ seq: 1 }, { seq: 2 }])
})
