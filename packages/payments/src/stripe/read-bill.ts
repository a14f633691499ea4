import { type BillLine, GatewayError } from '../gateway.ts'
import { type Fields, readList, readPart, readText, readWhole, UnreadableError } from '../fields.ts'
import { readSum } from './amount.ts'
import type { Ask } from './ask.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const DAY_SECONDS = 24 * 60 * 60
const PER_PAGE = 100
/** A hundred thousand lines: more than any day has. */
const PAGES_MAX = 1000
const FAILED = ['failed', 'canceled']

/**
 * Charges and refunds of a day in Beijing time, as for the other providers, because Stripe has no calendar day. Charges of other
 * programs are left out; refunds made in the dashboard are included.
 */
export function openBills(ask: Ask, { isLive }: { isLive: boolean }) {
  async function list(path: string, params: Record<string, string>): Promise<Fields[]> {
    const all: Fields[] = []
    for (let page = 0; page < PAGES_MAX; page += 1) {
      const after = all.length > 0 ? { starting_after: readText(all.at(-1) ?? {}, 'id') } : {}
      const call = { method: 'GET', path, params: { ...params, ...after, limit: String(PER_PAGE) } } as const
      const { found, isLast } = await ask(call, (answer) => ({
        found: readList(answer, 'data'),
        isLast: answer['has_more'] === false,
      }))
      all.push(...found)
      if (isLast) return all
      if (found.length === 0) break
    }
    throw new GatewayError('unavailable', 'a bill has no end')
  }

  return async (day: string): Promise<BillLine[]> => {
    if (!DAY.test(day)) throw new GatewayError('refused', 'not a day')
    const from = Date.parse(`${day}T00:00:00+08:00`) / 1000
    const within = { 'created[gte]': String(from), 'created[lt]': String(from + DAY_SECONDS) }
    const charges = await list('/v1/charges', within)
    const refunds = await list('/v1/refunds', { ...within, 'expand[0]': 'data.charge' })
    try {
      return [...charges.flatMap((charge) => readCharge(charge, isLive)), ...refunds.flatMap(readRefund)]
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error
      throw new GatewayError('unavailable', `a bill cannot be read: ${error.message}`, { cause: error })
    }
  }
}

function readCharge(charge: Fields, isLive: boolean): BillLine[] {
  const tradeNo = tradeNoOf(charge)
  if (tradeNo === null || charge['status'] !== 'succeeded') return []
  if (charge['livemode'] !== isLive) throw new UnreadableError('real money and money for tests are mixed up')
  return [lineOf(charge, { kind: 'paid', tradeNo, refundNo: null })]
}

function readRefund(refund: Fields): BillLine[] {
  const tradeNo = tradeNoOf(readPart(refund, 'charge'))
  if (tradeNo === null || FAILED.includes(String(refund['status']))) return []
  const { refund_no: own } = readPart(refund, 'metadata')
  return [
    lineOf(refund, { kind: 'refunded', tradeNo, refundNo: typeof own === 'string' ? own : readText(refund, 'id') }),
  ]
}

/** Our trade number from the charge's metadata; null: not ours. */
function tradeNoOf(charge: Fields): string | null {
  const { trade_no: tradeNo } = readPart(charge, 'metadata')
  return typeof tradeNo === 'string' ? tradeNo : null
}

function lineOf(of: Fields, line: Pick<BillLine, 'kind' | 'tradeNo' | 'refundNo'>): BillLine {
  const sum = readSum({ amount: readWhole(of, 'amount'), currency: readText(of, 'currency') })
  return { ...line, transactionId: readText(of, 'payment_intent'), ...sum }
}
