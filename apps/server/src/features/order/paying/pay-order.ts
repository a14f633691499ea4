import type { BodyOf, DataOf } from '@easel/contract/call'
import type { payOrder as call } from '@easel/contract/order-acts'
import { GatewayError, type Gateway } from '@easel/payments/gateway'
import type { OrderRow, PaymentRow } from '../../../db/tables.ts'
import type { Actor, Deps } from '../../../deps.ts'
import { Refusal } from '../../../errors.ts'
import { openPayment } from './open-payment.ts'
import { claimCall, releaseCall, findOpenPayment } from './queries.ts'
import { refreshOrder } from './refresh-order.ts'
import { type Gateways } from './open-gateways.ts'
import { requireOwnOrder } from '../ordering/require-own-order.ts'
import { CALL_SECONDS, secondsLater } from '../rules.ts'
import { ASK_EVERY_SECONDS, describeGoods } from './rules.ts'
import { viewOrder } from '../view.ts'

type PayDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'log'> & {
  /** Those that collect from this caller. */
  gateways: Gateways
  /** Where people find this site; null: nobody has said, and the caller's word is no proof. */
  siteUrl: string | null
}

/** How long a caller waits for another one's call to the provider. */
const PATIENCE_MS = 6_000
const PAUSE_MS = 50

/**
 * The code to pay an order by; the same one again while it holds. Of many callers at once one asks the provider.
 *
 * @throws Refusal not_found, order_closed, invalid_input for a provider that is not offered, upstream_unavailable
 */
export async function payOrder(
  deps: PayDeps,
  actor: Actor,
  orderId: string,
  { payChannel }: BodyOf<typeof call>,
): Promise<DataOf<typeof call>> {
  const order = await askFirst(deps, await requireOwnOrder(deps.db, actor, orderId))
  if (order.status !== 'PENDING') throw new Refusal('order_closed')
  const gateway = chooseGateway(deps.gateways, payChannel ?? lastChosen(deps.gateways, order))
  const payment = await openPayment(deps, order, gateway.id)
  const { code_url: codeUrl, code_expires_at: expiresAt } = await withCode(deps, gateway, order, payment)
  if (codeUrl === null || expiresAt === null) throw new Refusal('upstream_unavailable')
  return {
    order: viewOrder({ ...order, pay_channel: gateway.id }, actor.language),
    codeUrl,
    qrcode: `/api/home/qrcode?url=${encodeURIComponent(codeUrl)}`,
    expiresAt: expiresAt.toISOString(),
  }
}

/** A payment that has failed is over, also where nobody has told us yet; of one that was only just opened nothing is known. */
async function askFirst(deps: PayDeps, order: OrderRow): Promise<OrderRow> {
  const now = deps.clock.now()
  const open = order.status === 'PENDING' ? await findOpenPayment(deps.db, order.id) : undefined
  const isToBeAsked = open && hasCode(open, now) && secondsLater(open.created_at, ASK_EVERY_SECONDS) <= now
  return isToBeAsked ? refreshOrder(deps, order) : order
}

/** Undefined: none, or one that collects no more. */
function lastChosen(gateways: Gateways, { pay_channel: id }: OrderRow): string | undefined {
  return id !== null && gateways.has(id) ? id : undefined
}

function chooseGateway(gateways: Gateways, wanted: string | undefined): Gateway {
  const gateway = wanted === undefined ? gateways.values().next().value : gateways.get(wanted)
  if (gateway) return gateway
  if (wanted === undefined) throw new Refusal('upstream_unavailable')
  throw new Refusal('invalid_input', {
    fields: { payChannel: { problem: 'wrong_choice', options: [...gateways.keys()] } },
  })
}

async function withCode(deps: PayDeps, gateway: Gateway, order: OrderRow, payment: PaymentRow): Promise<PaymentRow> {
  let current = payment
  for (let waited = 0; waited < PATIENCE_MS && !hasCode(current, deps.clock.now()); waited += PAUSE_MS) {
    const now = deps.clock.now()
    if (await claimCall(deps.db, payment.id, { now, until: secondsLater(now, CALL_SECONDS), forCode: true }))
      await fetchCode(deps, gateway, order, current)
    else await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    const found = await findOpenPayment(deps.db, order.id)
    if (found?.id !== payment.id) throw new Refusal('order_closed')
    current = found
  }
  return current
}

function hasCode({ code_url: codeUrl, code_expires_at: expiresAt }: PaymentRow, now: Date): boolean {
  return codeUrl !== null && expiresAt !== null && expiresAt > now
}

async function fetchCode(deps: PayDeps, gateway: Gateway, order: OrderRow, payment: PaymentRow): Promise<void> {
  const { trade_no: tradeNo, amount, currency } = payment
  const description = describeGoods(order.title['zh-CN'], order.quantity)
  const { siteUrl } = deps
  if (siteUrl === null) throw new Refusal('upstream_unavailable')
  const until = { expiresAt: order.expires_at, siteUrl }
  try {
    const code = await gateway.prepay({ tradeNo, amount, currency, description, ...until })
    await releaseCall(deps.db, payment.id, { code_url: code.codeUrl, code_expires_at: code.expiresAt })
  } catch (error) {
    await releaseCall(deps.db, payment.id, {})
    if (!(error instanceof GatewayError)) throw error
    deps.log.warn({ provider: gateway.id, err: error }, 'a payment provider gave no code')
    throw new Refusal('upstream_unavailable')
  }
}
