import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'

/** Every provider refuses shorter keys. */
const RSA_MIN_BITS = 2048

/**
 * Normalise an RSA private key to PEM; accepts PEM or bare base64, PKCS#8 or PKCS#1, with real or escaped line breaks. Null: not
 * a key.
 */
export function readPrivateKey(text: string): string | null {
  const key = read(text, [
    (pem) => createPrivateKey(pem),
    (_, der) => createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }),
    (_, der) => createPrivateKey({ key: der, format: 'der', type: 'pkcs1' }),
  ])
  return key && isStrong(key) ? key.export({ format: 'pem', type: 'pkcs8' }).toString() : null
}

/** The same for a public key. A private key is rejected, although its public half could be derived. */
export function readPublicKey(text: string): string | null {
  if (readPrivateKey(text) !== null) return null
  const key = read(text, [
    (pem) => createPublicKey(pem),
    (_, der) => createPublicKey({ key: der, format: 'der', type: 'spki' }),
  ])
  return key && isStrong(key) ? key.export({ format: 'pem', type: 'spki' }).toString() : null
}

type Reading = (pem: string, der: Buffer) => KeyObject

function read(text: string, readings: readonly Reading[]): KeyObject | null {
  const pem = text.replaceAll('\\n', '\n').trim()
  const der = Buffer.from(pem, 'base64')
  for (const reading of readings) {
    try {
      return reading(pem, der)
    } catch {
      // The next way to write it, or none.
    }
  }
  return null
}

function isStrong({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): boolean {
  return asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= RSA_MIN_BITS
}
