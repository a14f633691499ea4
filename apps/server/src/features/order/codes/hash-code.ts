import { createHmac } from 'node:crypto'
import type { Secret } from '../../../platform/secret.ts'

/** How a code is kept: who reads the database can redeem none. `code` is its 16 characters. */
export function hashCode(secretKey: Secret, code: string): Buffer {
  return createHmac('sha256', secretKey.reveal()).update(`redeem ${code}`).digest()
}
