import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { WechatStandIn } from '../stand-ins/src/wechat/open-wechat-stand-in.ts'
import { openExchange } from '../packages/payments/src/exchange.ts'
import {
  type Charge,
  type Gateway,
  type Notice,
  type NoticeAnswer,
  NoticeError,
  type RefundRequest,
} from '../packages/payments/src/gateway.ts'
import { openWechat } from '../packages/payments/src/wechat/open-wechat.ts'

export interface WechatMerchant {
  gateway: Gateway
  /** Contents of verified notices, in order of arrival. */
  believed: Notice[]
  charge(tradeNo: string): Charge
  refundOf(refundNo: string, tradeNo: string, amount?: number): RefundRequest
  close(): Promise<void>
}

interface Choices {
  /** Public keys known to the merchant; without any it downloads certificates. */
  publicKeys?: { serial: string; publicKeyPem: string }[]
  timeoutMs?: number
}

/** Our WeChat Pay client with an endpoint for notices, as a merchant of the stand-in, using its clock. */
export async function openWechatMerchant(standIn: WechatStandIn, choices: Choices = {}): Promise<WechatMerchant> {
  const believed: Notice[] = []
  const gateway = connect(standIn, choices)
  // A late notice to a closed merchant may reach whoever uses its port next, so the path is unique.
  const door = `/${randomUUID()}`
  const server = createServer(async (request, response) => {
    if (!request.url?.startsWith(door)) return response.writeHead(404).end()
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    const { status, body } = await take(gateway, { headers, body: Buffer.concat(chunks) }, believed)
    return response.writeHead(status).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const siteUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}${door}`
  return {
    gateway,
    believed,
    charge: (tradeNo) => ({
      ...{ tradeNo, amount: 1000, currency: 'CNY', description: '100 点数', siteUrl },
      expiresAt: new Date(standIn.clock.now().getTime() + 30 * 60_000),
    }),
    refundOf(refundNo, tradeNo, amount = 1000) {
      const transactionId = standIn.books.findTrade(tradeNo)?.payment?.transactionId ?? ''
      return { refundNo, tradeNo, transactionId, amount, total: 1000, currency: 'CNY', reason: '退款', siteUrl }
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

function connect({ baseUrl, keys, clock }: WechatStandIn, { publicKeys, timeoutMs }: Choices): Gateway {
  const { mchId, appId, serial, privateKeyPem, apiV3Key } = keys.merchant
  const known = publicKeys ?? keys.publicKeys
  const exchange = openExchange([baseUrl], { isLoopbackAllowed: true })
  return openWechat(
    {
      ...{ mchId, appId, apiV3Key, baseUrl, certificateSerial: serial, privateKey: privateKeyPem },
      publicKeys: known.map(({ serial: id, publicKeyPem: pem }) => ({ id, pem })),
    },
    { clock, exchange: (request) => exchange({ ...request, ...(timeoutMs !== undefined && { timeoutMs }) }) },
  )
}

async function take(
  { notices }: Gateway,
  notice: { headers: Record<string, string>; body: Buffer },
  believed: Notice[],
): Promise<NoticeAnswer> {
  if (!notices) throw new Error('WeChat Pay sends notices')
  try {
    believed.push(await notices.read(notice))
    return notices.answer('taken')
  } catch (error) {
    if (error instanceof NoticeError) return notices.answer(error.kind)
    throw error
  }
}
