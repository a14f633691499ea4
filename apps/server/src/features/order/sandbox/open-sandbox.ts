import { randomBytes } from 'node:crypto'
import { type Gateway, GatewayError, type Trade } from '@easel/payments/gateway'
import type { SandboxTradeRow } from '../../../db/tables.ts'
import type { Deps } from '../../../deps.ts'
import { closeTrade, findRefund, findTrade, insertRefund, openTrade } from './queries.ts'

/** Who holds the address of the page may pay: 128 bits. */
const SECRET_BYTES = 16

/** Stands for a provider where none is connected: its codes lead to a page of this site, where no money moves. */
export function openSandbox({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>): Gateway {
  const isShut = () => config.sandbox.opensTo === 'nobody'
  async function stateOf(tradeNo: string): Promise<Trade> {
    // Nobody can pay what was opened before it was shut: its order may go to another provider at once.
    if (isShut()) await closeTrade(db, tradeNo)
    const trade = await findTrade(db, tradeNo)
    return trade ? viewTrade(trade, clock.now()) : { state: 'unknown' }
  }
  return {
    id: 'sandbox',
    async prepay({ tradeNo, amount, currency, description, expiresAt, siteUrl }) {
      if (isShut()) throw new GatewayError('refused', 'the sandbox takes no payments here')
      const secret = randomBytes(SECRET_BYTES).toString('base64url')
      const order = { trade_no: tradeNo, secret, amount, currency, description, expires_at: expiresAt }
      const trade = await openTrade(db, order)
      return { codeUrl: `${siteUrl}/pay/${trade.secret}`, expiresAt: trade.expires_at }
    },
    query: stateOf,
    async close(tradeNo) {
      await closeTrade(db, tradeNo)
      return stateOf(tradeNo)
    },
    async refund({ refundNo, tradeNo, amount }) {
      const isThere = await insertRefund(db, {
        refund_no: refundNo,
        trade_no: tradeNo,
        amount,
        created_at: clock.now(),
      })
      if (!isThere) throw new GatewayError('refused', 'more would be paid back than was paid')
      return { refundNo, state: 'done', refundId: `sandbox-${refundNo}` }
    },
    async queryRefund({ refundNo }) {
      const isThere = await findRefund(db, refundNo)
      return { refundNo, state: isThere ? 'done' : 'unknown', refundId: isThere ? `sandbox-${refundNo}` : null }
    },
  }
}

export function viewTrade(row: SandboxTradeRow, now: Date): Trade {
  const { trade_no: tradeNo, transaction_id: transactionId, paid_at: paidAt, amount, currency } = row
  if (transactionId !== null && paidAt !== null)
    return { state: 'paid', tradeNo, transactionId, amount, currency, paidAt }
  return { state: row.state === 'CLOSED' || row.expires_at <= now ? 'closed' : 'unpaid' }
}
