import { randomUUID } from 'node:crypto'
import { readStatement } from '@easel/contract/redeem'
import { createChannel, renameChannel } from '@easel/contract/channel-acts'
import { listTasks } from '@easel/contract/drawing'
import { beforeEach, expect, test } from 'vitest'
import { openTestServer } from '../testing/open-test-server.ts'
import { aChannel, aMember } from '../testing/seed.ts'

const server = await openTestServer()
const noted: string[] = []
server.deps.reader.noteWrite = async (userId) => void noted.push(userId)
beforeEach(() => void noted.splice(0))

test('who changes something is noted, also where it is refused; who only reads is not', async () => {
  const { token, userId } = await aMember(server.deps)
  const channelId = await aChannel(server.deps, userId)
  await server.call(readStatement, { token })
  await server.call(listTasks, { token, params: { channelId }, body: {} })
  expect(noted).toEqual([])
  await server.call(createChannel, { token, body: { title: 'Foxes' } })
  expect(noted).toEqual([userId])
  await server.call(renameChannel, { token, params: { channelId: randomUUID() }, body: { title: 'Foxes' } })
  expect(noted).toEqual([userId, userId])
})

test('it is noted before the answer is heard', async () => {
  const { token } = await aMember(server.deps)
  let isNoted = false
  server.deps.reader.noteWrite = async () => {
    await new Promise((resolve) => setImmediate(resolve))
    isNoted = true
  }
  await server.call(createChannel, { token, body: { title: 'Wolves' } })
  expect(isNoted).toBe(true)
})
