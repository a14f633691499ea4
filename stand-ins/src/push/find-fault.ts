import { createPublicKey, verify } from 'node:crypto'
import type { LoopbackAnswer, LoopbackRequest } from '../serve-loopback.ts'

/** Bytes that every push service takes (RFC 8030, section 7.2). */
const MAX_BYTES = 4096
const DAY_SECONDS = 24 * 60 * 60

/** What a push service refuses before it looks for the browser; null: nothing. */
export function findFault({ method, headers, bytes }: LoopbackRequest, origin: string): LoopbackAnswer | null {
  const refuse = (status: number, body: string): LoopbackAnswer => ({ status, body })
  if (method !== 'POST') return refuse(405, 'only POST')
  if (!/^\d+$/.test(one(headers.ttl))) return refuse(400, 'a TTL is needed')
  if (bytes.length > MAX_BYTES) return refuse(413, 'too large')
  if (one(headers['content-encoding']) !== 'aes128gcm') return refuse(400, 'not encrypted for a browser')
  if (!/^[\w-]{0,32}$/.test(one(headers.topic))) return refuse(400, 'a topic has at most 32 letters of base64url')
  if (!/^(|very-low|low|normal|high)$/.test(one(headers.urgency))) return refuse(400, 'no such urgency')
  return isSigned(one(headers.authorization), origin) ? null : refuse(403, 'not signed for this service')
}

const one = (value: string | string[] | undefined) => String(value ?? '')

/** `vapid t=<JWT>, k=<public key>`, for this service and not for longer than a day (RFC 8292). */
function isSigned(authorization: string, origin: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  if (point.length !== 65) return false
  const coordinates = { x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') }
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', ...coordinates }, format: 'jwk' })
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' as const }
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url'))) return false
  return areGood(claims, origin)
}

function areGood(claims: string, origin: string): boolean {
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as Record<string, unknown>
  const leftSeconds = Number(exp) - Date.now() / 1000
  const isContact = typeof sub === 'string' && /^(mailto:|https:\/\/)/.test(sub)
  return aud === origin && leftSeconds > 0 && leftSeconds <= DAY_SECONDS && isContact
}
