import { sendLoginCode } from '@easel/contract/account'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { SmsProvider } from '../../platform/sms/provider.ts'
import { SmsOutage } from '../../platform/sms/vendor.ts'
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts'
import { runDueJobs } from '../../testing/run-due-jobs.ts'
import { listJobHandlers } from '../../start/work.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})

/** A phone network that takes no code, and how often it was asked. */
function openStubbornSms(answer: () => Promise<'refused'>) {
  const ids: string[] = []
  const sms: SmsProvider = {
    id: 'stubborn',
    sendCode({ id }) {
      ids.push(id)
      return answer()
    },
    sendNotice: answer,
  }
  return { sms, ids, run: () => runDueJobs(server.server, listJobHandlers({ ...server.deps, sms })) }
}

async function waitingJobs(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from graphile_worker._private_jobs`.execute(server.deps.db)
  return rows[0]?.count ?? 0
}

const makeAllDue = () =>
  sql`update graphile_worker._private_jobs set run_at = now() where locked_by is null`.execute(server.deps.db)

test('a code that the provider refuses is not tried again', async () => {
  const { run, ids } = openStubbornSms(() => Promise.resolve('refused'))
  await server.call(sendLoginCode, { query: { phone: '+8613500000001' } })
  await run()
  expect(ids).toHaveLength(1)
  expect(await waitingJobs()).toBe(0)
})

test('an outage is tried again under the same id, and no more once the code is dead', async () => {
  const { run, ids } = openStubbornSms(() => Promise.reject(new SmsOutage('stubborn: timeout')))
  await server.call(sendLoginCode, { query: { phone: '+8613500000002' } })
  await run()
  await makeAllDue()
  await run()
  expect(ids).toEqual([ids[0], ids[0]])
  server.clock.moveSeconds(301)
  await makeAllDue()
  await run()
  expect(ids).toHaveLength(2)
  expect(await waitingJobs()).toBe(0)
})
