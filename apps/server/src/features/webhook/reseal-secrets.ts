import type { Deps } from '../../deps.ts'
import { openSecret, type SecretDeps, sealSecret } from './open-secrets.ts'
import { listAllWebhookRows, replaceSecrets } from './queries.ts'

/** At each start: seal again what only the second secret key opens, so that it can be removed after the rotation. */
export async function resealSecrets(deps: Pick<Deps, 'db'> & SecretDeps): Promise<void> {
  const { secretKey } = deps
  for (const { id, sealed_secret: from, sealed_former_secret: former } of await listAllWebhookRows(deps.db)) {
    if (openSecret({ secretKey, secondSecretKey: null }, id, from)) continue
    const [secret, before] = [openSecret(deps, id, from), former === null ? null : openSecret(deps, id, former)]
    if (!secret) continue
    const to = {
      sealed_secret: sealSecret(deps, id, secret),
      sealed_former_secret: before && sealSecret(deps, id, before),
    }
    await replaceSecrets(deps.db, { id, from, to })
  }
}
