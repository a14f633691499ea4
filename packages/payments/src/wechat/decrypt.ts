import { createDecipheriv } from 'node:crypto'
import { type Fields, readText, UnreadableError } from '../fields.ts'

const ALGORITHM = 'AEAD_AES_256_GCM'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * What WeChat Pay encrypted with the APIv3 key: an object of algorithm, ciphertext, nonce and associated_data.
 * @throws UnreadableError
 */
export function decryptResource(resource: Fields, apiV3Key: string): Buffer {
  if (readText(resource, 'algorithm') !== ALGORITHM) throw new UnreadableError('encrypted in an unknown way')
  const nonce = Buffer.from(readText(resource, 'nonce'))
  const sealed = Buffer.from(readText(resource, 'ciphertext'), 'base64')
  const associated = resource['associated_data'] ?? ''
  if (nonce.length !== NONCE_BYTES || sealed.length < TAG_BYTES || typeof associated !== 'string')
    throw new UnreadableError('the resource is not whole')
  // Without `authTagLength` Node accepts a guessable tag of four bytes.
  const cipher = createDecipheriv('aes-256-gcm', Buffer.from(apiV3Key), nonce, { authTagLength: TAG_BYTES })
  cipher.setAAD(Buffer.from(associated)).setAuthTag(sealed.subarray(-TAG_BYTES))
  try {
    return Buffer.concat([cipher.update(sealed.subarray(0, -TAG_BYTES)), cipher.final()])
  } catch (error) {
    throw new UnreadableError('encrypted with another key, or changed', { cause: error })
  }
}
