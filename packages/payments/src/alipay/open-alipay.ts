import type { Gateway, Trade } from '../gateway.ts'
import { type AlipayTools, type Ask, openAsk } from './ask.ts'
import { openBills } from './bill/read-bill.ts'
import { AlipayFailure, isNoTrade } from './failure.ts'
import { openNotices } from './notices.ts'
import { openPrepay } from './prepay.ts'
import { openRefunds } from './refund.ts'
import { type AlipaySettings, checkAlipaySettings } from './settings.ts'
import { readTrade } from './trade.ts'
import { writeTradeNo } from './words.ts'

/** Allows for clock differences and payments in the last second. */
const MARGIN_MS = 60_000

/**
 * Alipay (当面付, precreate): the person scans a code.
 * @throws RangeError when `checkAlipaySettings` finds a fault
 */
export function openAlipay(settings: AlipaySettings, tools: AlipayTools): Gateway {
  const faults = checkAlipaySettings(settings)
  if (faults.length > 0) throw new RangeError(`Alipay: ${faults.join('; ')}`)
  const ask = openAsk(settings, tools)
  return {
    id: 'alipay',
    prepay: openPrepay(settings, ask),
    ...openTrades(ask, tools),
    ...openRefunds(ask),
    notices: openNotices(settings),
    readBill: openBills(settings, tools, ask),
  }
}

function openTrades(ask: Ask, { clock, findCode }: AlipayTools) {
  async function query(tradeNo: string): Promise<Trade> {
    try {
      const content = { out_trade_no: writeTradeNo(tradeNo) }
      return await ask({ method: 'alipay.trade.query', content }, (answer) => readTrade(answer, tradeNo))
    } catch (error) {
      if (isNoTrade(error)) return { state: 'unpaid' }
      throw error
    }
  }

  async function close(tradeNo: string): Promise<Trade> {
    try {
      const content = { out_trade_no: writeTradeNo(tradeNo) }
      await ask({ method: 'alipay.trade.close', content }, () => undefined)
      return { state: 'closed' }
    } catch (error) {
      if (isNoTrade(error)) return closeUnscanned(tradeNo)
      // Paid and closed trades return errors too, so query the state.
      if (error instanceof AlipayFailure) return query(tradeNo)
      throw error
    }
  }

  /** A code that was not scanned has no trade to close, and can be paid until it expires. */
  async function closeUnscanned(tradeNo: string): Promise<Trade> {
    const code = await findCode(tradeNo)
    const isOver = code === null || clock.now().getTime() >= code.expiresAt.getTime() + MARGIN_MS
    return { state: isOver ? 'closed' : 'unpaid' }
  }
  return { query, close }
}
