import { type PayableTrade, withPage } from '../payer-page.ts'
import { serveLoopback } from '../serve-loopback.ts'
import { type ApiFault, openApi } from './api.ts'
import type { AlipayTrade, Books } from './books.ts'
import { openKeys } from './keys.ts'
import { openNotices } from './notices.ts'
import { yuanOf } from './words.ts'

const APP_ID = '2021000000000001'
const SELLER_ID = '2088000000000001'
const DER = { private: { type: 'pkcs8', format: 'der' }, public: { type: 'spki', format: 'der' } } as const

export type AlipayStandIn = Awaited<ReturnType<typeof openAlipayStandIn>>

/** Alipay's external behaviour, controlled by tests. */
export async function openAlipayStandIn({
  now = () => new Date(),
  port = 0,
}: {
  now?: () => Date
  port?: number
} = {}) {
  const keys = openKeys()
  const books: Books = { trades: [] }
  const callFaults: ApiFault[] = []
  const merchant = { appId: APP_ID, sellerId: SELLER_ID, keys, now }
  const notices = openNotices(merchant)
  const baseUrl = (): string => server.baseUrl
  const api = openApi({ ...merchant, books, baseUrl, tellRefund: notices.tellRefund, faults: callFaults })
  const page = { title: 'Alipay', list: () => books.trades.map(show).toReversed(), pay }
  const server = await serveLoopback(withPage(api, page), port)

  function scan(codeUrl: string): AlipayTrade {
    const trade = books.trades.find((one) => one.codeUrl === codeUrl)
    if (!trade || now() >= trade.expiresAt) throw new Error('this code is over')
    if (trade.status !== 'none') return trade
    const tradeNo = `20261122220014000010${String(books.trades.indexOf(trade)).padStart(8, '0')}`
    return Object.assign(trade, { status: 'WAIT_BUYER_PAY', tradeNo })
  }

  /** Scan and pay; over when the merchant has answered the notice. */
  async function pay(codeUrl: string): Promise<AlipayTrade> {
    const trade = scan(codeUrl)
    if (trade.status !== 'WAIT_BUYER_PAY') throw new Error('nobody can pay this')
    Object.assign(trade, { status: 'TRADE_SUCCESS', paidAt: now() })
    await notices.tell(trade)
    return trade
  }

  return {
    baseUrl: server.baseUrl,
    books: books as Readonly<Books>,
    notices: notices.records,
    scan,
    pay,
    /** For the next calls, one each. */
    nextCall: (...faults: ApiFault[]) => callFaults.push(...faults),
    /** For the next notices, one each. */
    nextNotice: (...faults: typeof notices.faults) => notices.faults.push(...faults),
    /** Environment settings that make Easel use this stand-in. */
    settings: {
      PAYMENT_TEST: 'stand-ins',
      ALIPAY_URL: server.baseUrl,
      ALIPAY_APP_ID: APP_ID,
      ALIPAY_SELLER_ID: SELLER_ID,
      ALIPAY_PRIVATE_KEY: keys.merchant.privateKey.export(DER.private).toString('base64'),
      ALIPAY_PUBLIC_KEY: keys.alipay.publicKey.export(DER.public).toString('base64'),
    },
    async close() {
      await notices.settle()
      await server.close()
    },
  }
}

function show({ outTradeNo, fen, status, codeUrl }: AlipayTrade): PayableTrade {
  const isOpen = status === 'none' || status === 'WAIT_BUYER_PAY'
  return { tradeNo: outTradeNo, amount: `¥ ${yuanOf(fen)}`, state: status, codeUrl: isOpen ? codeUrl : null }
}
