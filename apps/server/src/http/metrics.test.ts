import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { takeNotice } from '../features/order/settling/notices/take-notice.ts'
import { reportMoney } from '../features/order/jobs.ts'
import { openStall } from '../testing/open-stall.ts'
import { openTestServer, type TestServer } from '../testing/open-test-server.ts'
import { openRememberingLog, type RememberingLog } from '../testing/remembering-log.ts'
import { writeNotice } from '../testing/remembering-gateway.ts'

const TOKEN = 'a token of sixteen or more'.replaceAll(' ', '-')

let server: TestServer
let logged: RememberingLog
beforeAll(async () => {
  logged = openRememberingLog()
  server = await openTestServer({}, { log: logged.log })
})

type Asked = { headers?: Record<string, string>; remoteAddress?: string }
const ask = (url: string, { headers = {}, remoteAddress = '127.0.0.1' }: Asked = {}, of = server) =>
  of.app.inject({ url, headers, remoteAddress })

/** Each line without its help, as a name with its number. */
async function figures(): Promise<Record<string, number>> {
  const lines = (await ask('/metrics')).payload.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  )
}

test('the figures are told in the words of Prometheus', async () => {
  const answer = await ask('/metrics')
  expect(answer.headers).toMatchObject({
    'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    'cache-control': 'no-store',
  })
  const lines = answer.payload.trimEnd().split('\n')
  for (const line of lines)
    expect(line).toMatch(/^# (HELP|TYPE) \w+ .+$|^\w+(\{(\w+="[^"\n]*",?)+\})? ([\d.e+-]+|NaN)$/)
  expect(answer.payload).toContain('# TYPE process_cpu_seconds_total counter\n')
  expect(await figures()).toMatchObject({
    'easel_tasks{status="NOT_START"}': 0,
    'easel_tasks{status="IN_PROGRESS"}': 0,
    easel_ledger_violations: 0,
    easel_payments_open: 0,
    easel_payment_doubts: 0,
    'easel_refunds{state="STUCK"}': 0,
  })
})

test('money that wants a human is told, logged and leaves the server ready', async () => {
  const stall = await openStall(server)
  await stall.openOrder()
  await stall.tell({ id: '1', kind: 'doubtful', reason: 'odd', tradeNo: null, details: {} })
  await takeNotice(stall.deps, stall.gateway.id, writeNotice({ id: '2', kind: 'other' }, 'forged'))
  await sql`update ledger_accounts set balance = balance + 1
    where id = (select max(id) from ledger_accounts where kind = 'held')`.execute(server.deps.db)
  const row = { provider: 'wechat', day: server.clock.now().toISOString().slice(0, 10), differences: '[{},{}]' }
  await server.deps.db
    .insertInto('bill_comparisons')
    .values({ ...row, compared_at: server.clock.now() })
    .execute()
  server.clock.moveSeconds(60)
  expect(await figures()).toMatchObject({
    easel_payments_open: 1,
    easel_payment_doubts: 1,
    easel_bill_differences: 2,
    easel_ledger_violations: 2,
    'easel_payment_notices_total{provider="stand-in",outcome="doubtful"}': 1,
    'easel_payment_notices_total{provider="stand-in",outcome="forged"}': 1,
  })
  const ready = await ask('/readyz')
  expect([ready.statusCode, ready.json()]).toMatchObject([200, { ready: true, alarms: ['ledger', 'doubts', 'bills'] }])
  await reportMoney(server.deps)
  expect(logged.facts('money wants a human')).toMatchObject([{ openDoubts: 1, stuckRefunds: 0, billDifferences: 2 }])
})

test('who is not on this machine, or came by a proxy, finds no figures and hears of no alarm', async () => {
  for (const from of [{ remoteAddress: '192.0.2.7' }, { headers: { 'x-forwarded-for': '127.0.0.1' } }]) {
    expect((await ask('/metrics', from)).statusCode).toBe(404)
    expect((await ask('/readyz', from)).json()).not.toHaveProperty('alarms')
  }
})

test('with a token set, it is needed and enough', async () => {
  const guarded = await openTestServer({ METRICS_TOKEN: TOKEN })
  const remoteAddress = '192.0.2.7'
  const bearing = (token: string) =>
    ask('/metrics', { headers: { authorization: `Bearer ${token}` }, remoteAddress }, guarded)
  expect((await bearing(TOKEN)).statusCode).toBe(200)
  for (const wrong of [`${TOKEN}x`, TOKEN.slice(1), '']) expect((await bearing(wrong)).statusCode).toBe(404)
  expect((await ask('/metrics', {}, guarded)).statusCode).toBe(404)
})
