import { randomBytes } from 'node:crypto'
import type { WebhookRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { seal, unseal } from '../../platform/seal.ts'
import { type Secret, wrapSecret } from '../../platform/secret.ts'

const SECRET_BYTES = 32

export type SecretDeps = Pick<Deps, 'secretKey' | 'secondSecretKey'>

const placeOf = (webhookId: string) => `webhook:${webhookId}`

/** A new secret, sealed as the database keeps it. */
export function makeUpSecret({ secretKey }: Pick<SecretDeps, 'secretKey'>, webhookId: string): string {
  return sealSecret({ secretKey }, webhookId, wrapSecret(`whsec_${randomBytes(SECRET_BYTES).toString('base64')}`))
}

export function sealSecret({ secretKey }: Pick<SecretDeps, 'secretKey'>, webhookId: string, secret: Secret): string {
  return seal(secretKey, placeOf(webhookId), secret.reveal())
}

/** Null: neither secret key opens it. */
export function openSecret(deps: SecretDeps, webhookId: string, sealed: string): Secret | null {
  for (const key of [deps.secretKey, deps.secondSecretKey]) {
    const secret = key && unseal(key, placeOf(webhookId), sealed)
    if (secret) return wrapSecret(secret)
  }
  return null
}

/** What deliveries are signed with now: the secret, and for a while the one before it. None: they cannot be opened any more. */
export function openSecrets(
  deps: SecretDeps,
  row: Pick<WebhookRow, 'id' | 'sealed_secret' | 'sealed_former_secret' | 'former_until'>,
  now: Date,
): Secret[] {
  const { id, sealed_secret: sealed, sealed_former_secret: former, former_until: until } = row
  const secret = openSecret(deps, id, sealed)
  if (!secret) return []
  const isFormerGood = former !== null && until !== null && now < until
  const before = isFormerGood ? openSecret(deps, id, former) : null
  return before ? [secret, before] : [secret]
}
