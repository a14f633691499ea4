import { hkdfSync } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import { type Secret, wrapSecret } from '../../platform/secret.ts'

const SECRET_BYTES = 32

/**
 * What callbacks of tasks that were drawn with a key are signed with, as `whsec_…`: the first is the one to show; during a rotation of
 * the secret key the one that was derived from the key before it follows.
 */
export function deriveCallbackSecrets(
  { secretKey, secondSecretKey }: Pick<Deps, 'secretKey' | 'secondSecretKey'>,
  keyId: string,
): Secret[] {
  return [secretKey, secondSecretKey].flatMap((from) => (from ? [derive(from, keyId)] : []))
}

function derive(from: Secret, keyId: string): Secret {
  const bytes = hkdfSync('sha256', from.reveal(), '', `easel callbacks ${keyId}`, SECRET_BYTES)
  return wrapSecret(`whsec_${Buffer.from(bytes).toString('base64')}`)
}
