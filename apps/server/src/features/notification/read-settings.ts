import type { NotificationSettings } from '@easel/contract/notification'
import type { Actor, Deps } from '../../deps.ts'
import { findSettings } from './queries.ts'
import { viewSettings } from './view.ts'

export async function readSettings({ db }: Pick<Deps, 'db'>, { userId }: Actor): Promise<NotificationSettings> {
  return viewSettings(await findSettings(db, userId))
}
