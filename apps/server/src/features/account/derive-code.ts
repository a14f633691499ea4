import { createHmac, timingSafeEqual } from 'node:crypto'
import type { CodePurpose } from '@easel/contract/account'
import type { Secret } from '../../platform/secret.ts'

/** Six digits derived from the id with the secret key, so that no table or job contains a code. */
export function deriveCode(key: Secret, codeId: string): string {
  const digest = createHmac('sha256', key.reveal()).update(`sms code ${codeId}`).digest()
  // 48 bits: the last of a million numbers is as likely as the first to within 4 in a billion.
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
}

/** A code's hash, bound to its phone and purpose. */
export function hashCode(key: Secret, target: { phone: string; purpose: CodePurpose }, code: string): Buffer {
  return createHmac('sha256', key.reveal()).update(`sms hash ${target.purpose} ${target.phone} ${code}`).digest()
}

/** The one of these keys that a code was made with; undefined: none of them. */
export function keyOfCode(
  keys: readonly (Secret | null)[],
  { id, phone, purpose, code_hash }: { id: string; phone: string; purpose: CodePurpose; code_hash: Buffer },
): Secret | undefined {
  const made = (key: Secret | null): key is Secret =>
    key !== null && isSameHash(code_hash, hashCode(key, { phone, purpose }, deriveCode(key, id)))
  return keys.find(made) ?? undefined
}

export function isSameHash(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}
