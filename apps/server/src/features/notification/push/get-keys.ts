import webPush from 'web-push'
import type { Deps } from '../../../deps.ts'
import type { PushKeysRow } from '../../../db/tables.ts'
import { seal, unseal } from '../../../platform/seal.ts'
import { deleteAllEndpoints, deleteKeys, findKeys, insertMissingKeys, replaceSealedKey } from './queries.ts'

export type KeyDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'secretKey' | 'secondSecretKey'>

/** VAPID keys (RFC 8292), base64url. */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

const PLACE = 'push keys'

/**
 * The keys that every process signs with: generated once, and again when the secret key that sealed them was lost. Devices that
 * subscribed with lost keys are dropped; each subscribes anew when the site is opened there.
 */
export async function getKeys(deps: KeyDeps): Promise<PushKeys> {
  const row = await findKeys(deps.db)
  const keys = row && openKeys(deps, row)
  return keys ?? makeKeys(deps, row)
}

/** At each start: have keys, and seal again what only the second secret opens. */
export async function prepareKeys(deps: KeyDeps): Promise<void> {
  if (deps.config.pushServices === 'off') return
  await getKeys(deps)
  await resealKeys(deps)
}

async function resealKeys(deps: KeyDeps): Promise<void> {
  const row = await findKeys(deps.db)
  if (!row || openKeys({ ...deps, secondSecretKey: null }, row)) return
  const keys = openKeys(deps, row)
  if (!keys) return
  const to = seal(deps.secretKey, PLACE, keys.privateKey)
  await replaceSealedKey(deps.db, { from: row.sealed_private_key, to })
}

async function makeKeys(deps: KeyDeps, lost: PushKeysRow | undefined): Promise<PushKeys> {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  const sealed = seal(deps.secretKey, PLACE, privateKey)
  await deps.db.transaction().execute(async (tx) => {
    if (lost && (await deleteKeys(tx, lost.sealed_private_key))) await deleteAllEndpoints(tx)
    await insertMissingKeys(tx, { public_key: publicKey, sealed_private_key: sealed, created_at: deps.clock.now() })
  })
  const row = await findKeys(deps.db)
  const keys = row && openKeys(deps, row)
  if (!keys) throw new Error('the push keys were sealed with a secret key that is not known here')
  return keys
}

function openKeys(
  { secretKey, secondSecretKey }: Pick<KeyDeps, 'secretKey' | 'secondSecretKey'>,
  { public_key: publicKey, sealed_private_key: sealed }: PushKeysRow,
): PushKeys | null {
  const privateKey =
    unseal(secretKey, PLACE, sealed) ?? (secondSecretKey ? unseal(secondSecretKey, PLACE, sealed) : null)
  return privateKey === null ? null : { publicKey, privateKey }
}
