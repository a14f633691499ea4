import type { BodyOf } from '@easel/contract/call'
import type { NotificationSettings, saveNotificationSettings } from '@easel/contract/notification'
import type { Actor } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { type ChangedSettings, changeSettings, findSettings } from './queries.ts'
import { findPushKey, type SettingsDeps } from './read-settings.ts'
import { firstSettings, isTimeZone } from './rules.ts'
import { viewSettings } from './view.ts'

type Wish = BodyOf<typeof saveNotificationSettings>

/**
 * Change what one is told of, and nothing that is not given.
 *
 * @throws Refusal invalid_input
 */
export async function saveSettings(deps: SettingsDeps, { userId }: Actor, wish: Wish): Promise<NotificationSettings> {
  if (wish.timeZone !== undefined && !isTimeZone(wish.timeZone))
    throw new Refusal('invalid_input', { fields: { timeZone: 'wrong_format' } })
  const changed = columnsOf(wish)
  const { drawings, spoken } = firstSettings
  const rest = { drawings, spoken, quiet_from: null, quiet_until: null, time_zone: null }
  const isChanged = Object.keys(changed).length > 0
  const row = isChanged ? await changeSettings(deps.db, userId, { changed, rest }) : await findSettings(deps.db, userId)
  return { ...viewSettings(row), pushKey: await findPushKey(deps) }
}

function columnsOf({ drawings, spoken, quietHours, timeZone }: Wish): ChangedSettings {
  return {
    ...(drawings !== undefined && { drawings }),
    ...(spoken !== undefined && { spoken }),
    ...(quietHours !== undefined && { quiet_from: quietHours?.from ?? null, quiet_until: quietHours?.until ?? null }),
    ...(timeZone !== undefined && { time_zone: timeZone }),
  }
}
