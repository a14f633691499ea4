import { type Charge, GatewayError, type PayCode, type Trade } from '../gateway.ts'
import type { Asking } from './ask.ts'
import { cutText } from './cut-text.ts'
import { WechatFailure } from './failure.ts'
import { readText } from '../fields.ts'
import { findNotifyUrl } from './notify-url.ts'
import type { WechatTools } from './send.ts'
import type { WechatSettings } from './settings.ts'

const CODE_LIFETIME_MS = 2 * 60 * 60 * 1000
const MAX_DESCRIPTION_BYTES = 127
const BEIJING_OFFSET_MS = 8 * 60 * 60 * 1000
/** Codes for a trade number that is in use and cannot be opened again with this request. */
const TAKEN = new Set(['OUT_TRADE_NO_USED', 'ORDERPAID', 'ORDER_PAID', 'ORDER_CLOSED', 'ORDERCLOSED'])

/** How trades are opened; `query` says how one stands that is open already. */
export function openPrepay(
  settings: WechatSettings,
  { clock }: WechatTools,
  { ask, query }: Pick<Asking, 'ask'> & { query: (tradeNo: string) => Promise<Trade> },
) {
  return async (charge: Charge): Promise<PayCode> => {
    const body = bodyOf(charge, settings)
    const askedAt = clock.now().getTime()
    try {
      const codeUrl = await ask({ method: 'POST', path: '/v3/pay/transactions/native', body }, (answer) =>
        readText(answer, 'code_url'),
      )
      return { codeUrl, expiresAt: new Date(Math.min(askedAt + CODE_LIFETIME_MS, charge.expiresAt.getTime())) }
    } catch (error) {
      if (error instanceof WechatFailure && TAKEN.has(error.code)) throw whyTaken(await query(charge.tradeNo), error)
      throw error
    }
  }
}

/** Deterministic per charge: WeChat Pay refuses a number that is repeated with other content. */
function bodyOf(charge: Charge, settings: WechatSettings): object {
  const notifyUrl = findNotifyUrl(charge.siteUrl, settings)
  if (notifyUrl === null)
    throw new GatewayError('refused', 'WeChat Pay sends notices to an https address alone; set the address of the site')
  return {
    appid: settings.appId,
    mchid: settings.mchId,
    description: cutText(charge.description, MAX_DESCRIPTION_BYTES),
    out_trade_no: charge.tradeNo,
    time_expire: inBeijing(charge.expiresAt),
    notify_url: notifyUrl,
    amount: { total: charge.amount, currency: charge.currency },
  }
}

function whyTaken(trade: Trade, cause: WechatFailure): GatewayError {
  switch (trade.state) {
    case 'paid':
      return new GatewayError('refused', 'the trade is paid', { cause })
    case 'closed':
      return new GatewayError('refused', 'the trade is closed', { cause })
    case 'unpaid':
      return new GatewayError('refused', 'the trade was opened with other words', { cause })
    case 'unknown':
      return new GatewayError('unavailable', 'the trade is there and is not', { cause })
    default:
      return trade satisfies never
  }
}

/** RFC 3339 in whole seconds, as WeChat Pay's own examples write it. */
function inBeijing(instant: Date): string {
  return `${new Date(instant.getTime() + BEIJING_OFFSET_MS).toISOString().slice(0, 19)}+08:00`
}
