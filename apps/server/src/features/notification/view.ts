import type { NotificationSettings } from '@easel/contract/notification'
import type { NotificationSettingsRow } from '../../db/tables.ts'
import { COMPANY_TIME_ZONE } from '../company/gate.ts'
import { firstSettings } from './rules.ts'

/** Undefined: they never chose. */
export function viewSettings(row: NotificationSettingsRow | undefined): Omit<NotificationSettings, 'pushKey'> {
  if (!row) return { ...firstSettings, timeZone: COMPANY_TIME_ZONE }
  const { quiet_from: from, quiet_until: until } = row
  return {
    drawings: row.drawings,
    spoken: row.spoken,
    quietHours: from !== null && until !== null ? { from, until } : null,
    timeZone: row.time_zone ?? COMPANY_TIME_ZONE,
  }
}
