import { hkdfSync } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import { type Secret, wrapSecret } from '../../platform/secret.ts'

const SECRET_BYTES = 32

/**
 * What callbacks of tasks that were drawn with a key are signed with, as `whsec_…`; during a rotation of
 * the secret key the one that was derived from the key before it follows.
 */
export function deriveCallbackSecrets(
  { secretKey, secondSecretKey }: Pick<Deps, 'secretKey' | 'secondSecretKey'>,
  keyId: string,
): Secret[] {
  return [secretKey, secondSecretKey].flatMap((from) => (from ? [deriveCallbackSecret(from, keyId)] : []))
}

/** The one to show. */
export function deriveCallbackSecret(from: Secret, keyId: string): Secret {
  const bytes = hkdfSync('sha256', from.reveal(), '', `easel callbacks ${keyId}`, SECRET_BYTES)
  return wrapSecret(`whsec_${Buffer.from(bytes).toString('base64')}`)
}
