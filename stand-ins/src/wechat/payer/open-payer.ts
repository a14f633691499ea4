import type { PayerAtWork, Trade } from '../books.ts'
import type { Wechat } from '../wechat.ts'
import { settlePayment } from './settle-payment.ts'

/** Why somebody could not pay; the payer's telephone shows it, the merchant is not told. */
export type PayOutcome = 'paid' | 'code expired' | 'order expired' | 'closed' | 'already paid' | 'password wrong'

export interface Payer {
  /** Read a code, as a telephone does: the trade's number, or why not. */
  scan(codeUrl: string): { tradeNo: string } | { refused: PayOutcome }
  pay(tradeNo: string, wallet?: PayerAtWork): PayOutcome
  /** Type a wrong password: nothing happens that the merchant could see. */
  fail(tradeNo: string): PayOutcome
  /** Begin to pay; what comes between this and its end, such as a close, is decided by the coin. */
  begin(tradeNo: string, wallet?: PayerAtWork): { end(): PayOutcome }
}

/** Payers throw when a test names a trade or a code that never was. */
export function openPayer(wechat: Wechat): Payer {
  const getTrade = (tradeNo: string) => {
    const trade = wechat.books.findTrade(tradeNo)
    if (!trade) throw new RangeError(`no trade ${tradeNo}`)
    return trade
  }
  const pay = (trade: Trade, wallet: PayerAtWork): PayOutcome => {
    const hindrance = findHindrance(trade, wechat.clock.now())
    if (hindrance) return hindrance
    if (wallet.coupon < 0 || wallet.coupon >= trade.total) throw new RangeError(`coupon: ${wallet.coupon}`)
    settlePayment(wechat, trade, wallet)
    return 'paid'
  }
  return {
    scan(codeUrl) {
      const trade = wechat.books.trades.find(({ codes }) => codes.some((code) => code.codeUrl === codeUrl))
      const code = trade?.codes.find((one) => one.codeUrl === codeUrl)
      if (!trade || !code) throw new RangeError(`no code ${codeUrl}`)
      if (code.expiresAt <= wechat.clock.now()) return { refused: 'code expired' }
      const hindrance = findHindrance(trade, wechat.clock.now())
      return hindrance ? { refused: hindrance } : { tradeNo: trade.tradeNo }
    },
    pay: (tradeNo, wallet = { coupon: 0 }) => pay(getTrade(tradeNo), wallet),
    fail: (tradeNo) => findHindrance(getTrade(tradeNo), wechat.clock.now()) ?? 'password wrong',
    begin(tradeNo, wallet = { coupon: 0 }) {
      const trade = getTrade(tradeNo)
      const hindrance = findHindrance(trade, wechat.clock.now())
      if (hindrance) return { end: () => hindrance }
      trade.payerAtWork = wallet
      return {
        end() {
          if (trade.payment) return 'paid'
          trade.payerAtWork = null
          return pay(trade, wallet)
        },
      }
    },
  }
}

function findHindrance(trade: Trade, now: Date): PayOutcome | undefined {
  if (trade.payment) return 'already paid'
  if (trade.closed) return 'closed'
  return trade.expiresAt <= now ? 'order expired' : undefined
}
