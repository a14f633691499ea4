import { type KeyObject, verify } from 'node:crypto'

/** An answer or a notice, as it came. */
export interface SignedMessage {
  /** Names in lower case. */
  headers: Readonly<Record<string, string | undefined>>
  body: Uint8Array
}

/** The key of WeChat Pay with that serial, if there is one now. */
export type FindKey = (serial: string) => Promise<KeyObject | undefined> | KeyObject | undefined

/** Deliberately wrong signatures that WeChat Pay sends to test verification. */
const PROBE_PREFIX = 'WECHATPAY/SIGNTEST/'
const SIGNATURE_TYPE = 'WECHATPAY2-SHA256-RSA2048'
/** The rule of the official client for Go. */
const MAX_SKEW_SECONDS = 300
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/

/**
 * Why a message is not verified as WeChat Pay's; null: verified.
 * @throws GatewayError when the keys could not be fetched
 */
export async function findForgery(
  { headers, body }: SignedMessage,
  findKey: FindKey,
  now: Date,
): Promise<string | null> {
  const [timestamp, nonce] = [headers['wechatpay-timestamp'], headers['wechatpay-nonce']]
  const [serial, signature] = [headers['wechatpay-serial'], headers['wechatpay-signature']]
  if (!timestamp || !nonce || !serial || !signature) return 'not signed'
  if (signature.startsWith(PROBE_PREFIX)) return 'a probe of WeChat Pay, which must fail'
  if ((headers['wechatpay-signature-type'] ?? SIGNATURE_TYPE) !== SIGNATURE_TYPE) return 'signed in an unknown way'
  if (!isFresh(timestamp, now)) return 'signed at another time'
  const bytes = bytesOf(signature)
  if (!bytes) return 'the signature is not base64'
  const key = await findKey(serial)
  if (!key) return 'signed by an unknown key'
  return verify('sha256', signedBytes(timestamp, nonce, body), key, bytes) ? null : 'the signature is wrong'
}

function isFresh(timestamp: string, now: Date): boolean {
  if (!/^\d{1,12}$/.test(timestamp)) return false
  return Math.abs(now.getTime() / 1000 - Number(timestamp)) <= MAX_SKEW_SECONDS
}

/** Node ignores invalid base64 characters; a modified signature must fail. */
function bytesOf(signature: string): Buffer | null {
  const bytes = Buffer.from(signature, 'base64')
  return BASE64.test(signature) && bytes.toString('base64') === signature ? bytes : null
}

function signedBytes(timestamp: string, nonce: string, body: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from(`${timestamp}\n${nonce}\n`), body, Buffer.from('\n')])
}
