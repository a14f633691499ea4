import { createDecipheriv, randomBytes, sign } from 'node:crypto'
import type { WechatStandIn } from '../open-wechat-stand-in.ts'

export interface Reply {
  status: number
  headers: Headers
  bytes: Buffer
  text: string
  /** What the text says, `{}` for none. */
  json: Record<string, unknown>
}

type Headers = Record<string, string>

/** What a test changes of an honest request. */
export interface Mischief {
  mchId?: string
  serial?: string
  timestampS?: number
  nonce?: string
  /** Signed in place of what is sent. */
  signs?: { method?: string; target?: string; body?: string }
  headers?: Headers
  /** In place of the whole header. */
  authorization?: string
  signal?: AbortSignal
}

export interface Merchant {
  get(target: string, mischief?: Mischief): Promise<Reply>
  post(target: string, body: object | string, mischief?: Mischief): Promise<Reply>
  /** An order of 100 fen that the stand-in takes, unless it is changed. */
  order(tradeNo: string, changes?: object): object
  prepay(tradeNo: string, changes?: object): Promise<Reply>
  refund(refundNo: string, tradeNo: string, changes?: { refund?: number; total?: number }): Promise<Reply>
}

const NATIVE = '/v3/pay/transactions/native'
const REFUNDS = '/v3/refund/domestic/refunds'

/** Somebody who signs as the documents say, and whatever else a test wants. */
export function aMerchant(standIn: WechatStandIn, notifyUrl = 'http://127.0.0.1:9/nobody-there'): Merchant {
  const { mchId, appId } = standIn.keys.merchant
  const ask = (method: string, target: string, body: string, mischief: Mischief = {}) =>
    send(standIn, { method, target, body, mischief })
  const order = (tradeNo: string, changes: object = {}) => ({
    ...{ appid: appId, mchid: mchId, description: '100 credits', out_trade_no: tradeNo, notify_url: notifyUrl },
    time_expire: new Date(standIn.clock.now().getTime() + 1_800_000).toISOString().replace(/\.\d+Z/, 'Z'),
    amount: { total: 100, currency: 'CNY' },
    ...changes,
  })
  const post: Merchant['post'] = (target, body, mischief) =>
    ask('POST', target, typeof body === 'string' ? body : JSON.stringify(body), mischief)
  return {
    get: (target, mischief) => ask('GET', target, '', mischief),
    post,
    order,
    prepay: (tradeNo, changes) => post(NATIVE, order(tradeNo, changes)),
    refund: (refundNo, tradeNo, { refund = 100, total = 100 } = {}) =>
      post(REFUNDS, {
        ...{ out_trade_no: tradeNo, out_refund_no: refundNo, reason: 'asked for', notify_url: notifyUrl },
        amount: { refund, total, currency: 'CNY' },
      }),
  }
}

interface Sending {
  method: string
  target: string
  body: string
  mischief: Mischief
}

async function send(standIn: WechatStandIn, { method, target, body, mischief }: Sending): Promise<Reply> {
  const answer = await fetch(standIn.baseUrl + target, {
    method,
    headers: {
      accept: 'application/json',
      'user-agent': 'a merchant',
      ...(method === 'POST' && { 'content-type': 'application/json' }),
      authorization: mischief.authorization ?? authorize(standIn, { method, target, body, mischief }),
      ...mischief.headers,
    },
    ...(method === 'POST' && { body }),
    ...(mischief.signal && { signal: mischief.signal }),
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const text = bytes.toString('utf8')
  return { status: answer.status, headers: Object.fromEntries(answer.headers), bytes, text, json: readObject(text) }
}

function authorize({ keys, clock }: WechatStandIn, { method, target, body, mischief }: Sending): string {
  const { mchId = keys.merchant.mchId, serial = keys.merchant.serial, signs = {} } = mischief
  const timestamp = mischief.timestampS ?? Math.floor(clock.now().getTime() / 1000)
  const nonce = mischief.nonce ?? randomBytes(16).toString('hex')
  const lines = [signs.method ?? method, signs.target ?? target, timestamp, nonce, signs.body ?? body, '']
  const signature = sign('sha256', Buffer.from(lines.join('\n')), keys.merchant.privateKeyPem).toString('base64')
  const parts = { mchid: mchId, nonce_str: nonce, timestamp, serial_no: serial, signature }
  return `WECHATPAY2-SHA256-RSA2048 ${Object.entries(parts)
    .map(([name, value]) => `${name}="${value}"`)
    .join(',')}`
}

function readObject(text: string): Record<string, unknown> {
  return text.startsWith('{') ? JSON.parse(text) : {}
}

/** Open what a notice or the list of certificates holds. */
export function unseal(
  apiV3Key: string,
  { nonce, associated_data, ciphertext }: { nonce: string; associated_data: string; ciphertext: string },
): string {
  const bytes = Buffer.from(ciphertext, 'base64')
  const opener = createDecipheriv('aes-256-gcm', apiV3Key, nonce, { authTagLength: 16 })
  opener.setAAD(Buffer.from(associated_data)).setAuthTag(bytes.subarray(-16))
  return Buffer.concat([opener.update(bytes.subarray(0, -16)), opener.final()]).toString('utf8')
}
