import { type KeyObject, sign } from 'node:crypto'

/** Who signs: the merchant, its certificate and the key of that. */
export interface Signer {
  mchId: string
  certificateSerial: string
  key: KeyObject
}

export interface SignedCall {
  method: 'GET' | 'POST'
  /** With its query. */
  path: string
  /** Empty with GET. */
  body: string
  /** Never the same twice. */
  nonce: string
  now: Date
}

/** The value of `Authorization`. */
export function authorizationOf({ mchId, certificateSerial, key }: Signer, call: SignedCall): string {
  const timestamp = Math.floor(call.now.getTime() / 1000)
  const lines = [call.method, call.path, timestamp, call.nonce, call.body].map((line) => `${line}\n`)
  const parts = {
    mchid: mchId,
    nonce_str: call.nonce,
    timestamp,
    serial_no: certificateSerial,
    signature: sign('sha256', Buffer.from(lines.join('')), key).toString('base64'),
  }
  const pairs = Object.entries(parts).map(([name, value]) => `${name}="${value}"`)
  return `WECHATPAY2-SHA256-RSA2048 ${pairs.join(',')}`
}
