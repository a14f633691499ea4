import { type Gateway, GatewayError, type Trade } from '../gateway.ts'
import { type Asking, openAsking } from './ask.ts'
import { openBills } from './bill.ts'
import { isNothingThere } from './failure.ts'
import { openKeys } from './keys.ts'
import { openNotices } from './notices.ts'
import { openPrepay } from './prepay.ts'
import { openRefunds } from './refund.ts'
import { openSend, type WechatTools } from './send.ts'
import { checkWechatSettings, type WechatSettings } from './settings.ts'
import { readTrade } from './trade.ts'

/**
 * WeChat Pay (APIv3, Native): the person scans a code.
 * @throws RangeError when `checkWechatSettings` finds a fault
 */
export function openWechat(settings: WechatSettings, tools: WechatTools): Gateway {
  const faults = checkWechatSettings(settings)
  if (faults.length > 0) throw new RangeError(`WeChat Pay: ${faults.join('; ')}`)
  const send = openSend(settings, tools)
  const findKey = openKeys(settings, tools, send)
  const asking = openAsking(send, findKey, tools)
  const { query, close } = openTrades(settings, asking)
  return {
    id: 'wechat',
    prepay: openPrepay(settings, tools, { ...asking, query }),
    query,
    close,
    ...openRefunds(settings, asking),
    notices: openNotices(settings, tools, findKey),
    readBill: openBills(settings, tools, { ...asking, send }),
  }
}

function openTrades(settings: WechatSettings, { ask, tell }: Asking) {
  async function query(tradeNo: string): Promise<Trade> {
    const path = `${pathOf(tradeNo)}?mchid=${settings.mchId}`
    try {
      return await ask({ method: 'GET', path }, (answer) => readTrade(answer, tradeNo, settings))
    } catch (error) {
      if (isNothingThere(error)) return { state: 'unknown' }
      throw error
    }
  }

  /** Paid and closed trades return errors too, and an answer may be lost after closing: query the state. */
  async function close(tradeNo: string): Promise<Trade> {
    const call = { method: 'POST', path: `${pathOf(tradeNo)}/close`, body: { mchid: settings.mchId } } as const
    try {
      await tell(call)
      return { state: 'closed' }
    } catch (error) {
      if (error instanceof GatewayError) return query(tradeNo)
      throw error
    }
  }
  return { query, close }
}

function pathOf(tradeNo: string): string {
  return `/v3/pay/transactions/out-trade-no/${encodeURIComponent(tradeNo)}`
}
