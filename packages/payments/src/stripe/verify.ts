import { createHmac, timingSafeEqual } from 'node:crypto'

const MAX_SKEW_SECONDS = 300
const PART = /^(t|v\d+)=([0-9A-Za-z]+)$/
const TIMESTAMP = /^\d{1,12}$/
const SIGNATURE = /^[0-9a-f]{64}$/

/**
 * Why an event is not verified; null: verified. During a secret rotation there are several signatures, of which one must match;
 * only scheme `v1` counts.
 */
export function findForgery(header: string | undefined, body: Uint8Array, secret: string, now: Date): string | null {
  if (!header) return 'not signed'
  const parts = header.split(',').map((part) => PART.exec(part))
  if (parts.some((part) => part === null)) return 'signed in an unknown way'
  const [timestamp, ...more] = valuesOf(parts, 't')
  if (timestamp === undefined || more.length > 0 || !TIMESTAMP.test(timestamp)) return 'signed at no time'
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > MAX_SKEW_SECONDS) return 'signed at another time'
  const expected = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest()
  const isProven = valuesOf(parts, 'v1').some((signature) => isSame(signature, expected))
  return isProven ? null : 'the signature is wrong'
}

function valuesOf(parts: readonly (RegExpExecArray | null)[], scheme: string): string[] {
  return parts.flatMap((part) => (part?.[1] === scheme && part[2] !== undefined ? [part[2]] : []))
}

function isSame(signature: string, expected: Buffer): boolean {
  return SIGNATURE.test(signature) && timingSafeEqual(Buffer.from(signature, 'hex'), expected)
}
