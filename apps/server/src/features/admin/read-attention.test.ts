import { BUILT_IN_ENGINE } from '@easel/contract/drawing'
import { beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../testing/open-shop.ts'
import { watchLedger } from '../ledger/gate.ts'
import { settleRefund } from '../order/refunding/settle-refund.ts'
import { settlePayment } from '../order/settling/settle-payment.ts'
import { searchOrders } from '../order/ordering/search/search-orders.ts'
import { openLoneFleet } from '../../platform/fleet.ts'
import { poolOf } from '../../platform/engines/pool.ts'
import { readAttention } from './read-attention.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

const read = () => readAttention(shop.deps, watchLedger(shop.deps))

test('a house where all is well has nothing for a human', async () => {
  expect(await read()).toEqual({
    ...{ waitingTasks: 0, waitingOrders: 0, engines: { on: 1, setAside: 0, isPainterAlone: false } },
    workers: { live: true, unserved: [] },
    disk: { freeBytes: 1024 ** 4, isLow: false },
    backups: 'off',
    ...{ damagedPictures: 0, violations: 0, openDoubts: 0, stuckRefunds: 0, failedRefunds: 0, billDifferences: 0 },
    failing: [],
  })
})

test('orders that wait, refunds that went wrong and payments that fit no order are counted', async () => {
  const { deps, gateway, admin } = shop
  await shop.order('credits-200')
  const { id } = await shop.buy('credits-200')
  const [{ no } = { no: '' }] = (await shop.refund(id, 990)).refunds
  await settleRefund(deps, gateway.id, { refundNo: no, state: 'failed', refundId: null })
  expect(await read()).toMatchObject({ waitingOrders: 1, stuckRefunds: 0, failedRefunds: 1, openDoubts: 0 })
  expect((await searchOrders(deps, admin.actor, { refund: 'FAILED' })).items.map(({ order }) => order.id)).toEqual([id])
  expect((await searchOrders(deps, admin.actor, { refund: 'STUCK' })).items).toEqual([])

  shop.clock.moveSeconds(1)
  const [{ no: again } = { no: '' }] = (await shop.refund(id, 10)).refunds
  await settleRefund(deps, gateway.id, { refundNo: again, state: 'stuck', refundId: null })
  const trade = { state: 'paid', tradeNo: 'E1', transactionId: 't', amount: 7, currency: 'CNY' } as const
  await settlePayment(deps, gateway.id, { ...trade, paidAt: shop.clock.now() })
  expect(await read()).toMatchObject({ stuckRefunds: 1, failedRefunds: 0, openDoubts: 1 })
})

test('an engine that failed, a full disk, a damaged picture and what cannot be sent are told', async () => {
  const { deps, server } = shop
  const { db } = deps
  await db.updateTable('engines').set({ set_aside_until: shop.clock.now() }).execute()
  const at = shop.clock.now()
  await db
    .insertInto('outside_failures')
    .values({ service: 'sms', failures: 3, since: at, last_at: at, reason: 'no' })
    .execute()
  server.space.fill()
  expect(await read()).toMatchObject({
    engines: { on: 1, setAside: 1 },
    disk: { freeBytes: 1, isLow: true },
    failing: [{ service: 'sms', failures: 3 }],
  })
  await db.updateTable('engines').set({ is_on: false }).execute()
  expect((await read()).engines).toMatchObject({ on: 0, setAside: 0 })
})

test('a web without a worker wants a human, and so does an engine that is on while no worker draws with it', async () => {
  const { deps } = shop
  const readOf = async (change: object) => (await readAttention({ ...deps, ...change }, watchLedger(deps))).workers
  expect(await readOf({ fleet: openLoneFleet({ role: 'web', engines: null }) })).toEqual({ live: false, unserved: [] })
  const unserved = poolOf(...deps.engines.list().map((engine) => ({ ...engine, reach: 'nowhere' as const })))
  expect(await readOf({ engines: unserved })).toEqual({ live: true, unserved: ['fake'] })
})

test('whether only the painter draws is told: an engine that merely describes is no company, one that is off neither', async () => {
  const { deps } = shop
  const [engine] = deps.engines.list()
  if (!engine) throw new Error('no engine')
  const isAlone = async (change: object) => {
    const engines = poolOf({ ...engine, id: BUILT_IN_ENGINE }, { ...engine, ...change })
    return (await readAttention({ ...deps, engines }, watchLedger(deps))).engines.isPainterAlone
  }
  expect(await isAlone({})).toBe(false)
  expect(await isAlone({ isOn: false })).toBe(true)
  expect(await isAlone({ verbs: new Set(['describe']) })).toBe(true)
})
