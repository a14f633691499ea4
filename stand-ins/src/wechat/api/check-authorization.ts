import { verify } from 'node:crypto'
import type { Merchant } from '../keys/open-keys.ts'
import { ApiError } from './api-error.ts'
import type { ApiRequest } from './api-request.ts'

const SCHEME = 'WECHATPAY2-SHA256-RSA2048 '
const SKEW_S = 300

/** The nonces that were seen, with when; older than the skew they cannot come again. */
export type SeenNonces = Map<string, number>

/** @throws ApiError 401 SIGN_ERROR unless the merchant itself signed exactly this request, just now and for the first time */
export function checkAuthorization(request: ApiRequest, merchant: Merchant, seen: SeenNonces, now: Date): void {
  const said = readAuthorization(request.headers.authorization)
  if (said.mchId !== merchant.mchId) throw refuse('商户号不存在')
  if (said.serial !== merchant.serial) throw refuse('商户证书序列号有误')
  const nowS = now.getTime() / 1000
  if (!/^\d{10}$/.test(said.timestamp) || Math.abs(nowS - Number(said.timestamp)) > SKEW_S) {
    throw refuse('Http头Authorization中的timestamp与发起请求的时间不得超过5分钟')
  }
  if (!/^[0-9A-Za-z]{1,32}$/.test(said.nonce)) throw refuse('Http头Authorization中的nonce_str格式错误')
  const lines = [request.method, request.target, said.timestamp, said.nonce, '']
  const signed = Buffer.concat([Buffer.from(lines.join('\n')), request.body, Buffer.from('\n')])
  if (!verify('sha256', signed, merchant.publicKey, Buffer.from(said.signature, 'base64'))) {
    throw refuse('错误的签名，导致验签失败')
  }
  for (const [nonce, atS] of seen) if (nowS - atS > 2 * SKEW_S) seen.delete(nonce)
  if (seen.has(said.nonce)) throw refuse('Http头Authorization中的nonce_str重复')
  seen.set(said.nonce, nowS)
}

type Said = Record<'mchId' | 'nonce' | 'serial' | 'signature' | 'timestamp', string>

function readAuthorization(header: string | undefined): Said {
  const format = 'Http头Authorization值格式错误，请参考《微信支付商户REST API签名规则》'
  if (!header?.startsWith(SCHEME)) throw refuse(format)
  const pairs = header.slice(SCHEME.length).split(',')
  const said = new Map(pairs.map((pair) => /^(\w+)="([^"]+)"$/.exec(pair)).map((match) => [match?.[1], match?.[2]]))
  const part = (name: string) => {
    const value = said.get(name)
    if (value === undefined) throw refuse(format)
    return value
  }
  if (pairs.length !== 5) throw refuse(format)
  return {
    mchId: part('mchid'),
    nonce: part('nonce_str'),
    serial: part('serial_no'),
    signature: part('signature'),
    timestamp: part('timestamp'),
  }
}

const refuse = (message: string) => new ApiError(401, 'SIGN_ERROR', message)
