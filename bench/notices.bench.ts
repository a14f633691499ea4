import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '../apps/server/src/db/open.ts'
import { systemClock } from '../apps/server/src/platform/clock.ts'
import { newId } from '../apps/server/src/platform/ids.ts'
import { aMember } from '../apps/server/src/testing/seed.ts'
import { startServer } from '../e2e/server.ts'
import { openDatabaseOf } from '../e2e/task-rows.ts'
import { noticeBody, noticeOf, paidTrade, settings } from '../packages/payments/src/wechat/testing/play-wechat.ts'
import { inMilliseconds, percentile, report, spread } from './measure.ts'
import { type ProcessorTime, readProcessorTime } from './processor-time.ts'
import { openConnections } from './provider-connections.ts'

const SECONDS = 10
const RATES = [100, 500] as const
const BUYERS = 100
const AMOUNT = 1_990
/** A provider's connections to one merchant are few beside its notices. */
const CONNECTIONS = 64

const server = await startServer({ ...wechatSettings(), ENGINE: 'fake', RATE_LIMIT: '1000000' })
const db = await openDatabaseOf(server.dataDir)
for (const rate of RATES) {
  const notices = await openOrders(db, rate * SECONDS)
  await reportNotices(`${rate} payment notices a second`, rate, notices)
  await reportNotices(`the same again, ${rate} a second`, rate, notices)
}
await db.destroy()
await server.close()

/**
 * R33. Counted from when each was to go out, so that one which waits behind others, or for a connection, counts its waiting; and what
 * each costs the processors that server, database and this program share.
 */
async function reportNotices(what: string, rate: number, notices: readonly Buffer[]): Promise<void> {
  const connections = await openConnections(server.url, CONNECTIONS)
  const [before, began] = [readProcessorTime(server.dataDir), performance.now()]
  const statuses = new Map<number, number>()
  const runsMs = await sendInTime(notices, rate, async (notice, dueAt) => {
    const status = await connections.send(notice)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    return performance.now() - dueAt
  })
  const spentSeconds = (performance.now() - began) / 1000
  const after = readProcessorTime(server.dataDir)
  connections.close()
  const answers = [...statuses].map(([status, count]) => `${count} answered ${status}`).join(', ')
  report(
    `${what}, p99 ${inMilliseconds(percentile(runsMs, 0.99))}`,
    `${spread(runsMs, inMilliseconds)}, ${answers}, ${(runsMs.length / spentSeconds).toFixed(0)} a second`,
    'p99 under 100 ms at 500',
  )
  const each = (part: keyof ProcessorTime) => `${((after[part] - before[part]) / notices.length).toFixed(2)} ms`
  const used = `server ${each('serverMs')}, PostgreSQL ${each('postgresMs')}, client ${each('clientMs')}`
  report('  of the processors, for each notice', used, 'together under 4 ms: two processors, 500 a second')
}

/** Begin `act` for each when it is due, so many a second, however long those before take. */
async function sendInTime<Thing, Result>(
  things: readonly Thing[],
  rate: number,
  act: (thing: Thing, dueAt: number) => Promise<Result>,
): Promise<Result[]> {
  const began = performance.now()
  const begun: Promise<Result>[] = []
  while (begun.length < things.length) {
    const due = Math.min(things.length, Math.ceil(((performance.now() - began) * rate) / 1000))
    for (const thing of things.slice(begun.length, due)) begun.push(act(thing, began + (begun.length * 1000) / rate))
    await pause(1)
  }
  return Promise.all(begun)
}

/** So many orders of packs that wait at the provider, and a signed notice for each that it was paid. */
async function openOrders(into: Db, count: number): Promise<Buffer[]> {
  const seeds = { db: into, clock: systemClock, newId: () => newId() }
  const buyers = []
  while (buyers.length < BUYERS) buyers.push((await aMember(seeds)).userId)
  const now = new Date()
  const pack = into.selectFrom('products').select(['id', 'title', 'credits']).where('slug', '=', 'credits-200')
  const { id: product_id, title, credits } = await pack.executeTakeFirstOrThrow()
  const money = { amount: AMOUNT, currency: 'CNY', created_at: now }
  const goods = { product_id, title: JSON.stringify(title), period: null, quantity: 1, credits }
  const unpaid = {
    pay_channel: 'wechat',
    status: 'PENDING',
    expires_at: new Date(now.getTime() + 30 * 60_000),
  } as const
  const unset = { code_url: null, code_expires_at: null, quiet_until: null, transaction_id: null, paid_at: null }
  const notices = []
  for (let at = 0; at < count; at += 1) {
    const [id, no] = [newId(), `E${newId().replaceAll('-', '').slice(4, 28)}`]
    const user_id = buyers[at % BUYERS] ?? ''
    const order = { id, no, user_id, ...goods, ...money, ...unpaid, paid_at: null }
    await into.insertInto('orders').values(order).execute()
    const payment = { id: newId(), order_id: id, provider: 'wechat', trade_no: no, state: 'OPEN' } as const
    await into
      .insertInto('payments')
      .values({ ...payment, ...money, ...unset })
      .execute()
    notices.push(writeNotice(no))
  }
  return notices
}

/** A notice as the provider writes it to its connection. */
function writeNotice(tradeNo: string): Buffer {
  const amount = { ...paidTrade.amount, total: AMOUNT }
  const trade = { ...paidTrade, out_trade_no: tradeNo, transaction_id: `T${tradeNo}`, amount }
  const { headers, body } = noticeOf(noticeBody(trade, { id: `EV-${tradeNo}` }), { at: new Date() })
  const own = { host: new URL(server.url).host, 'content-type': 'application/json', 'content-length': body.length }
  const lines = Object.entries({ ...own, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.concat([Buffer.from(`POST /api/open/wechat/callback HTTP/1.1\r\n${lines.join('')}\r\n`), body])
}

/** Keys of a WeChat Pay that lives in this program, and an address where nobody answers. */
function wechatSettings(): Record<string, string> {
  const [publicKey] = settings.publicKeys
  if (!publicKey) throw new Error('no public key')
  return {
    PAYMENT_TEST: 'stand-ins',
    WECHAT_URL: 'http://127.0.0.1:9',
    WECHAT_APP_ID: settings.appId,
    WECHAT_MCH_ID: settings.mchId,
    WECHAT_CERTIFICATE_SERIAL: settings.certificateSerial,
    WECHAT_PRIVATE_KEY: inOneLine(createPrivateKey(settings.privateKey), 'pkcs8'),
    WECHAT_API_V3_KEY: settings.apiV3Key,
    WECHAT_PUBLIC_KEY_ID: publicKey.id,
    WECHAT_PUBLIC_KEY: inOneLine(createPublicKey(publicKey.pem), 'spki'),
  }
}

function inOneLine(key: KeyObject, type: 'pkcs8' | 'spki'): string {
  const bytes = type === 'pkcs8' ? key.export({ type, format: 'der' }) : key.export({ type, format: 'der' })
  return bytes.toString('base64')
}
