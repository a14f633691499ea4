import type { NotificationSettings } from '@easel/contract/notification'
import type { Actor } from '../../deps.ts'
import { type KeyDeps, getKeys } from './push/get-keys.ts'
import { findSettings } from './queries.ts'
import { viewSettings } from './view.ts'

export type SettingsDeps = KeyDeps

export async function readSettings(deps: SettingsDeps, { userId }: Actor): Promise<NotificationSettings> {
  return { ...viewSettings(await findSettings(deps.db, userId)), pushKey: await findPushKey(deps) }
}

/** Null: the operator has switched Web Push off. */
export async function findPushKey(deps: SettingsDeps): Promise<string | null> {
  return deps.config.pushServices === 'off' ? null : (await getKeys(deps)).publicKey
}
