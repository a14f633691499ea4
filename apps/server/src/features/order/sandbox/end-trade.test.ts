import { beforeAll, expect, test } from 'vitest'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../errors.ts'
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts'
import { aMember, type SeededPerson } from '../../../testing/seed.ts'
import { checkLedger } from '../../ledger/check-ledger.ts'
import { createOrder } from '../ordering/create-order.ts'
import { openGateways, type Gateways } from '../paying/open-gateways.ts'
import { payOrder } from '../paying/pay-order.ts'
import { readOrder } from '../ordering/read-order.ts'
import { endTrade } from './end-trade.ts'
import { payTrade } from './pay-trade.ts'

let server: TestServer
let person: SeededPerson
let deps: Deps & { gateways: Gateways; siteUrl: string }
beforeAll(async () => {
  server = await openTestServer()
  deps = { ...server.deps, gateways: openGateways(server.deps), siteUrl: 'http://localhost' }
  person = await aMember(deps)
})

const near = { actor: null, isNear: true }
const secretOf = (codeUrl: string) => codeUrl.split('/').at(-1) ?? ''
const codeOf = async (id: string) => secretOf((await payOrder(deps, person.actor, id, {})).codeUrl)
const statusOf = async (id: string) => (await readOrder(deps, person.actor, id)).status

async function anOrder(): Promise<{ id: string; no: string }> {
  const pack = deps.db.selectFrom('products').select('id').where('slug', '=', 'credits-200')
  const { id: productId } = await pack.executeTakeFirstOrThrow()
  return createOrder(deps, person.actor, { body: { productId }, idempotencyKey: null })
}

test('a payment that failed leaves the order to be paid by a new code', async () => {
  const { id } = await anOrder()
  const secret = await codeOf(id)
  for (let time = 0; time < 2; time += 1)
    expect(await endTrade(deps, near, secret, { outcome: 'failed' })).toMatchObject({ state: 'closed' })
  expect(await statusOf(id)).toBe('PENDING')
  await expect(payTrade(deps, near, secret)).rejects.toEqual(new Refusal('order_closed'))
  const next = await codeOf(id)
  expect(next).not.toBe(secret)
  expect(await payTrade(deps, near, next)).toMatchObject({ state: 'paid' })
  expect(await statusOf(id)).toBe('PAID')
})

test('an order whose time is let run out has ended', async () => {
  const { id } = await anOrder()
  const secret = await codeOf(id)
  for (let time = 0; time < 2; time += 1) await endTrade(deps, near, secret, { outcome: 'expired' })
  expect(await statusOf(id)).toBe('EXPIRED')
  await expect(codeOf(id)).rejects.toEqual(new Refusal('order_closed'))
})

test('what was paid stays paid', async () => {
  const { id } = await anOrder()
  const secret = await codeOf(id)
  await payTrade(deps, near, secret)
  expect(await endTrade(deps, near, secret, { outcome: 'expired' })).toMatchObject({ state: 'paid' })
  expect(await statusOf(id)).toBe('PAID')
  await expect(endTrade(deps, near, 'nobody', { outcome: 'failed' })).rejects.toEqual(new Refusal('not_found'))
  expect(await checkLedger(deps)).toEqual([])
})

test('however many refunds are asked for at once, the sandbox never pays back more than was paid', async () => {
  const { id, no } = await anOrder()
  await payTrade(deps, near, await codeOf(id))
  const sandbox = deps.gateways.get('sandbox')
  const trade = await sandbox?.query(no)
  if (trade?.state !== 'paid') throw new Error('not paid')
  const { amount: total, transactionId, currency } = trade
  const amount = Math.floor(total / 4) + 1
  const common = { tradeNo: no, transactionId, amount, total, currency, reason: 'x', siteUrl: 'http://localhost' }
  const asked = Array.from({ length: 30 }, (_, index) =>
    sandbox?.refund({ ...common, refundNo: `R00000${index % 10}` }),
  )
  const answers = await Promise.allSettled(asked)
  const done = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value?.refundNo] : []))
  expect(new Set(done).size).toBe(3)
  const { back } = await deps.db
    .selectFrom('sandbox_refunds')
    .select((eb) => eb.fn.sum('amount').as('back'))
    .where('trade_no', '=', no)
    .executeTakeFirstOrThrow()
  expect(Number(back)).toBe(3 * amount)
})
