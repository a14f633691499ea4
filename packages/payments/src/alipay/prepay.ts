import { type Charge, GatewayError, type PayCode } from '../gateway.ts'
import { readText, UnreadableError } from '../fields.ts'
import type { AlipayCall, Ask } from './ask.ts'
import type { AlipaySettings } from './settings.ts'
import { readTradeNo, writeTime, writeTradeNo, writeYuan } from './words.ts'

const METHOD = 'alipay.trade.precreate'
const CODE_ORIGIN = 'https://qr.alipay.com'
const MAX_URL = 255

/** How codes are made. There is no trade before somebody scans one. */
export function openPrepay(settings: AlipaySettings, ask: Ask) {
  return async (charge: Charge): Promise<PayCode> => {
    if (charge.currency !== 'CNY') throw new GatewayError('refused', 'Alipay collects yuan alone')
    const codeUrl = await ask(callOf(charge, settings), (answer) => {
      if (readTradeNo(readText(answer, 'out_trade_no')) !== charge.tradeNo)
        throw new UnreadableError('it speaks of another trade')
      const code = readText(answer, 'qr_code')
      if (!URL.canParse(code) || new URL(code).origin !== CODE_ORIGIN)
        throw new UnreadableError('the code leads elsewhere')
      return code
    })
    return { codeUrl, expiresAt: charge.expiresAt }
  }
}

/**
 * `time_expire` is absolute. The other limits do not work: `timeout_express` counts from the scan, so an unscanned code would
 * stay valid, and `qr_code_timeout_express` counts from the call, so a call could not be repeated identically.
 */
function callOf(charge: Charge, settings: AlipaySettings): AlipayCall {
  const content = {
    out_trade_no: writeTradeNo(charge.tradeNo),
    total_amount: writeYuan(charge.amount),
    subject: charge.description.replaceAll(/[/=&]/g, ' '),
    seller_id: settings.sellerId,
    time_expire: writeTime(charge.expiresAt),
  }
  return { method: METHOD, content, notifyUrl: notifyUrlOf(charge.siteUrl, settings) }
}

/** @throws GatewayError `refused` when Alipay would never send a notice there */
function notifyUrlOf(siteUrl: string, { baseUrl }: AlipaySettings): string {
  const url = `${siteUrl}/api/open/alipay/callback`
  const isTest = baseUrl !== undefined && url.startsWith('http://')
  if (URL.canParse(url) && url.length <= MAX_URL && (url.startsWith('https://') || isTest)) return url
  throw new GatewayError('refused', 'Alipay sends notices to an https address; set the address of the site')
}
