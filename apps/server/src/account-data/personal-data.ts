import type { PersonalData } from '../db/personal-data.ts'
import { personalData as base } from '../db/person-queries.ts'
import { personalData as account } from '../features/account/gate.ts'
import { personalData as channel } from '../features/channel/gate.ts'
import { personalData as drawing } from '../features/drawing/gate.ts'
import { personalData as ledger } from '../features/ledger/gate.ts'
import { personalData as media } from '../features/media/gate.ts'
import { personalData as order } from '../features/order/gate.ts'

/**
 * Every room that keeps something of people, in the order of an erasure: tickets go before the sessions that they belong to, and
 * pictures after what uses them.
 */
export const PERSONAL_DATA: readonly PersonalData[] = [base, account, channel, drawing, order, media, ledger]
