import type { PersonalData } from '../db/personal-data.ts'
import { personalData as base } from '../db/person-queries.ts'
import { personalData as account } from '../features/account/gate.ts'
import { personalData as channel } from '../features/channel/gate.ts'
import { personalData as drawing } from '../features/drawing/gate.ts'
import { personalData as key } from '../features/key/gate.ts'
import { personalData as ledger } from '../features/ledger/gate.ts'
import { personalData as media } from '../features/media/gate.ts'
import { personalData as notification } from '../features/notification/gate.ts'
import { personalData as order } from '../features/order/gate.ts'
import { personalData as webhook } from '../features/webhook/gate.ts'

/**
 * Every module that stores personal data, in erasure order: tickets before the sessions they reference, pictures after the rows
 * that use them.
 */
export const PERSONAL_DATA: readonly PersonalData[] = [
  base,
  notification,
  webhook,
  key,
  account,
  channel,
  drawing,
  order,
  media,
  ledger,
]
