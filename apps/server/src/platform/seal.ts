import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Secret } from './secret.ts'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
const VERSION = 'v1'

/**
 * Encrypt a text for the database: AES-256-GCM with a key derived from `secret`.
 *
 * @param place what it is for, such as `engine:home`; it opens for nothing else
 */
export function seal(secret: Secret, place: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(secret), nonce).setAAD(Buffer.from(place))
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return `${VERSION}.${Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url')}`
}

/** Decrypt; null: another secret, another place, or damaged. */
export function unseal(secret: Secret, place: string, sealed: string): string | null {
  const [version, encoded = ''] = sealed.split('.')
  const bytes = Buffer.from(encoded, 'base64url')
  if (version !== VERSION || bytes.length < NONCE_BYTES + TAG_BYTES) return null
  const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)]
  const decipher = createDecipheriv(CIPHER, keyOf(secret), nonce, { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(place)).setAuthTag(tag)
  try {
    const open = [decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]
    return Buffer.concat(open).toString('utf8')
  } catch {
    // The tag does not fit: there is nothing more to learn from it.
    return null
  }
}

function keyOf(secret: Secret): Buffer {
  return Buffer.from(hkdfSync('sha256', secret.reveal(), '', 'easel sealed keys', KEY_BYTES))
}
