import { sendLoginCode } from '@easel/contract/account'
import { preConnect } from '@easel/contract/live'
import { beforeAll, expect, test } from 'vitest'
import { publish } from '../live/outbox.ts'
import { openTestServer, type TestServer } from '../testing/open-test-server.ts'
import { aMember } from '../testing/seed.ts'
import { sweep } from './sweep.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})

async function leaveTraces(): Promise<void> {
  const { db, clock } = server.deps
  const { token, userId } = await aMember(server.deps)
  await server.call(preConnect, { token })
  await server.call(sendLoginCode, { query: { phone: '13300000001' } })
  const user = { id: userId } as never
  await db.transaction().execute((tx) => publish(tx, `user:${userId}`, { t: 'user', user }, clock.now()))
  await db
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key: 'once', request_hash: 'x', answer: '{}', created_at: clock.now() })
    .execute()
  const notice = { provider: 'wechat', notice_id: 'once', received_at: clock.now() }
  await db.insertInto('payment_notices').values(notice).execute()
}

async function countTraces() {
  const count = async (
    table: 'live_frames' | 'live_tickets' | 'login_codes' | 'idempotency_keys' | 'payment_notices',
  ) => (await server.deps.db.selectFrom(table).selectAll().execute()).length
  return {
    frames: await count('live_frames'),
    tickets: await count('live_tickets'),
    codes: await count('login_codes'),
    keys: await count('idempotency_keys'),
    notices: await count('payment_notices'),
  }
}

test('what is still of use stays, and what is not goes', async () => {
  await leaveTraces()
  await sweep(server.deps)
  expect(await countTraces()).toEqual({ frames: 1, tickets: 1, codes: 1, keys: 1, notices: 1 })
  server.clock.moveSeconds(31)
  await sweep(server.deps)
  expect(await countTraces()).toEqual({ frames: 1, tickets: 0, codes: 1, keys: 1, notices: 1 })
  server.clock.moveSeconds(24 * 60 * 60)
  await sweep(server.deps)
  await sweep(server.deps)
  expect(await countTraces()).toEqual({ frames: 0, tickets: 0, codes: 0, keys: 0, notices: 1 })
  server.clock.moveSeconds(30 * 24 * 60 * 60)
  await sweep(server.deps)
  expect((await countTraces()).notices).toBe(0)
})
