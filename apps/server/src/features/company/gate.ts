import type { Db } from '../../db/open.ts'
import type { ToldPrice } from '@easel/contract/told-price'
import { type OtherMedium, otherMedium } from '@easel/contract/company-details'
import type { QuotaName, Quotas } from '@easel/contract/quotas'
import { Refusal } from '../../errors.ts'
import type { EnginePool } from '../../platform/engines/pool.ts'
import { openShapes } from './logo/open-shapes.ts'
import { findIcon } from './logo/read-logo.ts'
import { ICON_SHAPES } from './logo/rules.ts'
import {
  findFirstCredits,
  findMedia,
  findQuotas,
  findRunningPlan,
  getCompany,
  listRunningPlans,
  type PlanRow,
} from './queries.ts'
import { listMedia } from './media-rules.ts'
import { findPrices, findPricesTold } from './prices/queries.ts'
import type { PriceList } from './prices/rules.ts'
import { DEFAULT_FIRST_CREDITS, defaultQuotas } from './rules.ts'

export { followDefaultLanguage } from './follow-default-language.ts'
export { quotasColumn } from './queries.ts'
export { pricesColumn, readPricesColumn } from './prices/queries.ts'
export { findPrices, findPricesOf } from './prices/queries.ts'
export { type PriceList, priceOf } from './prices/rules.ts'

export type Plan = PlanRow

/** Time zone of times of day in texts. */
export const COMPANY_TIME_ZONE = 'Asia/Shanghai'

/** The plan that a person has at that moment; null: none. */
export async function planOf(db: Db, userId: string, now: Date): Promise<Plan | null> {
  return (await findRunningPlan(db, userId, now)) ?? null
}

/** The same of these people, by id; who is missing has none. */
export async function plansOf(db: Db, userIds: readonly string[], now: Date): Promise<Map<string, Plan>> {
  return listRunningPlans(db, userIds, now)
}

/** Credits that a new account gets. */
export async function firstCreditsOf(db: Db): Promise<number> {
  return (await findFirstCredits(db)) ?? DEFAULT_FIRST_CREDITS
}

export async function nameOf(db: Db): Promise<string> {
  return (await getCompany(db)).name
}

/** What an installed app is made from. */
export async function houseOf(db: Db): Promise<{ name: string; logoVersion: string | null }> {
  const { name, logo } = await getCompany(db)
  return { name, logoVersion: logo }
}

export const ICON_PATHS: ReadonlySet<string> = new Set(ICON_SHAPES.keys())

/** Finds what stands in place of the icons that the build made, where the operator has a logo. */
export function openIcons(db: Db): (path: string) => ReturnType<typeof findIcon> {
  const draw = openShapes(db)
  return (path) => findIcon(db, draw, path)
}

/**
 * What a person pays by: the list that they were told, as long as it holds, else today's.
 *
 * @param today The list of today, where it is known already
 */
export async function pricesFor(db: Db, told: ToldPrice | undefined, now: Date, today?: PriceList): Promise<PriceList> {
  if (today && (!told || told.priceList === today.id)) return today
  return told ? findPricesTold(db, told.priceList, now) : findPrices(db)
}

/** @throws Refusal price_changed when it costs more than the person was told */
export function requireTold(told: ToldPrice | undefined, cost: number): void {
  if (told && cost > told.cost) throw new Refusal('price_changed', { values: { cost } })
}

/** How much each person may have. */
export async function quotasOf(db: Db): Promise<Quotas> {
  return completeQuotas(await findQuotas(db))
}

/** Fill in the defaults of quotas that the operator has not set. */
export function completeQuotas(found: Partial<Quotas> | null): Quotas {
  return { ...defaultQuotas, ...found }
}

async function openMedia(db: Db): Promise<OtherMedium[]> {
  return (await findMedia(db)) ?? otherMedium.options
}

/** @throws Refusal medium_off when the operator does not let people have it made */
export async function requireMedium(db: Db, medium: OtherMedium): Promise<void> {
  if (!(await openMedia(db)).includes(medium)) throw new Refusal('medium_off')
}

/** The other media that people may have made, as `readCompany` tells them. */
export async function mediaOf(db: Db, engines: Pick<EnginePool, 'list'>): Promise<OtherMedium[]> {
  return listMedia(await openMedia(db), engines)
}

/** @throws Refusal quota_reached when there would be more of it than the operator allows */
export function requireRoom(quotas: Quotas, name: QuotaName, wantedCount: number): void {
  const limit = quotas[name]
  if (wantedCount > limit) throw new Refusal('quota_reached', { quota: { name, limit } })
}
