import { type KeyObject, sign, verify } from 'node:crypto'

export type Params = Readonly<Record<string, string>>

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/

/** The parameters of a call with their signature (RSA2: SHA256withRSA); those without a value are left out. */
export function signParams(params: Params, key: KeyObject): Params {
  const nonEmpty = Object.fromEntries(Object.entries(params).filter(([, value]) => value !== ''))
  return { ...nonEmpty, sign: sign('sha256', Buffer.from(joinParams(nonEmpty)), key).toString('base64') }
}

/** Sorted by name, as both sides sign them. */
export function joinParams(params: Params): string {
  return Object.keys(params)
    .sort()
    .map((name) => `${name}=${params[name]}`)
    .join('&')
}

/** Whether the owner of the key signed exactly this text. */
export function isSignedBy(key: KeyObject, text: string, signature: string): boolean {
  const bytes = Buffer.from(signature, 'base64')
  // Node ignores invalid base64 characters; a modified signature must fail.
  if (!BASE64.test(signature) || bytes.toString('base64') !== signature) return false
  return verify('sha256', Buffer.from(text), key, bytes)
}
