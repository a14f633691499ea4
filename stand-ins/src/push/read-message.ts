import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** One that was subscribed: what it keeps to itself, and what it handed out. */
export interface Browser {
  privateKey: Buffer
  /** Uncompressed point, base64url. */
  publicKey: string
  auth: Buffer
}

const CURVE = 'prime256v1'
const SALT_BYTES = 16
const POINT_BYTES = 65
const TAG_BYTES = 16
/** Salt, record size, and the length of the key's name. */
const HEADER_BYTES = SALT_BYTES + 4 + 1
/** Marks the end of the last record, before its padding. */
const LAST = 2

export function makeBrowser(): Browser {
  const keys = createECDH(CURVE)
  keys.generateKeys()
  return { privateKey: keys.getPrivateKey(), publicKey: keys.getPublicKey('base64url'), auth: randomBytes(16) }
}

/** The text that was encrypted for this browser (RFC 8291 in the coding of RFC 8188, one record); null: it cannot be read. */
export function readMessage({ privateKey, publicKey, auth }: Browser, body: Buffer): string | null {
  if (body.length < HEADER_BYTES + POINT_BYTES + TAG_BYTES || body[HEADER_BYTES - 1] !== POINT_BYTES) return null
  const salt = body.subarray(0, SALT_BYTES)
  const sender = body.subarray(HEADER_BYTES, HEADER_BYTES + POINT_BYTES)
  const record = body.subarray(HEADER_BYTES + POINT_BYTES)
  if (body.readUInt32BE(SALT_BYTES) < record.length) return null
  const keys = createECDH(CURVE)
  keys.setPrivateKey(privateKey)
  try {
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), Buffer.from(publicKey, 'base64url'), sender])
    const secret = derive({ from: keys.computeSecret(sender), salt: auth, about, bytes: 32 })
    const key = derive({ from: secret, salt, about: Buffer.from('Content-Encoding: aes128gcm\0'), bytes: 16 })
    const nonce = derive({ from: secret, salt, about: Buffer.from('Content-Encoding: nonce\0'), bytes: 12 })
    const cipher = createDecipheriv('aes-128-gcm', key, nonce, { authTagLength: TAG_BYTES })
    cipher.setAuthTag(record.subarray(-TAG_BYTES))
    const padded = Buffer.concat([cipher.update(record.subarray(0, -TAG_BYTES)), cipher.final()])
    const end = padded.findLastIndex((byte) => byte !== 0)
    return padded[end] === LAST ? padded.subarray(0, end).toString('utf8') : null
  } catch {
    return null // a wrong point or a wrong tag: there is nothing more to learn
  }
}

function derive({ from, salt, about, bytes }: { from: Buffer; salt: Buffer; about: Buffer; bytes: number }): Buffer {
  return Buffer.from(hkdfSync('sha256', from, salt, about, bytes))
}
