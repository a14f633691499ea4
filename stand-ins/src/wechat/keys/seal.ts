import { createCipheriv, type KeyObject, randomBytes, sign } from 'node:crypto'

export interface Sealed {
  algorithm: string
  nonce: string
  associated_data: string
  /** Base64; the last 16 bytes are the tag. */
  ciphertext: string
}

/** AES-256-GCM with the APIv3 key, as notices and certificates are sent. */
export function seal(apiV3Key: string, plain: string, associatedData: string): Sealed {
  const nonce = randomBytes(6).toString('hex')
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(apiV3Key, 'utf8'), nonce).setAAD(Buffer.from(associatedData))
  const ciphertext = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return {
    algorithm: 'AEAD_AES_256_GCM',
    nonce,
    associated_data: associatedData,
    ciphertext: ciphertext.toString('base64'),
  }
}

export interface Signer {
  serial: string
  privateKey: KeyObject
}

/** What stands in the headers of an answer or of a notice with this body. */
export function signedHeaders(signer: Signer, body: string | Buffer, at: Date): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const nonce = randomBytes(16).toString('hex')
  const signed = Buffer.concat([Buffer.from(`${timestamp}\n${nonce}\n`), Buffer.from(body), Buffer.from('\n')])
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-signature': sign('sha256', signed, signer.privateKey).toString('base64'),
    'wechatpay-serial': signer.serial,
    'wechatpay-signature-type': 'WECHATPAY2-SHA256-RSA2048',
  }
}
