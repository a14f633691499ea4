import type { CompanyChange, OtherMedium } from '@easel/contract/company-details'
import type { Quotas } from '@easel/contract/quotas'
import { type Insertable, type RawBuilder, type Updateable, sql } from 'kysely'
import { prepared } from '../../db/prepared-statements.ts'
import type { Db } from '../../db/open.ts'
import type { CompanyRow, Database, Translated } from '../../db/tables.ts'
import { PAGES } from './rules.ts'

export async function getCompany(db: Db): Promise<CompanyRow> {
  return db.selectFrom('companies').selectAll().where('id', '=', 1).executeTakeFirstOrThrow()
}

/** Undefined before the first start has written the company's row; null: nothing was set. */
export async function findFirstCredits(db: Db): Promise<number | null | undefined> {
  const row = await db.selectFrom('companies').select('first_credits').where('id', '=', 1).executeTakeFirst()
  return row?.first_credits
}

/** Media beside pictures that people may have made; undefined before the first start has written the company's row. */
export async function findMedia(db: Db): Promise<OtherMedium[] | undefined> {
  const row = await db.selectFrom('companies').select('media').where('id', '=', 1).executeTakeFirst()
  return row?.media
}

/** Update the given fields atomically; concurrent changes of other fields are kept. */
export async function updateCompany(db: Db, change: CompanyChange, now: Date): Promise<CompanyRow> {
  return db
    .updateTable('companies')
    .set({ ...columnsOf(change), ...textsAfter(change, now), ...quotasAfter(change) })
    .where('id', '=', 1)
    .returningAll()
    .executeTakeFirstOrThrow()
}

function columnsOf(change: CompanyChange): Updateable<Database['companies']> {
  const {
    name,
    description,
    keywords,
    contact,
    isShowChatGPT,
    isShowDiscord,
    firstCredits,
    language,
    isOpenToPrograms,
    media,
  } = change
  return {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(keywords !== undefined && { keywords }),
    ...(contact !== undefined && { contact: contact === '' ? null : contact }),
    ...(isShowChatGPT !== undefined && { is_show_chatgpt: isShowChatGPT }),
    ...(isShowDiscord !== undefined && { is_show_discord: isShowDiscord }),
    ...(firstCredits !== undefined && { first_credits: firstCredits }),
    ...(language !== undefined && { language }),
    ...(media !== undefined && { media: [...new Set(media)] }),
    ...(isOpenToPrograms !== undefined && { is_open_to_programs: isOpenToPrograms }),
  }
}

/** Merged by the database, so that two languages saved at once are both kept. A page is dated when its text changes. */
function textsAfter(change: CompanyChange, now: Date) {
  const changedPages = PAGES.flatMap((page) => (change[page] ? [{ page, texts: change[page] }] : []))
  if (changedPages.length === 0) return {}
  let texts: RawBuilder<string> = sql`texts`
  let dates: RawBuilder<string> = sql`texts_updated_at`
  for (const { page, texts: written } of changedPages) {
    const before = sql`coalesce(texts -> ${page}::text, '{}')`
    const after = sql`jsonb_strip_nulls(${before} || ${JSON.stringify(emptiedToNull(written))}::jsonb)`
    texts = sql`${texts} || jsonb_build_object(${page}::text, ${after})`
    dates = sql`${dates} || case when ${after} is distinct from ${before}
      then jsonb_build_object(${page}::text, ${now.toISOString()}::text) else '{}' end`
  }
  return { texts, texts_updated_at: dates }
}

function quotasAfter({ quotas }: CompanyChange) {
  return quotas ? { quotas: sql<string>`quotas || ${JSON.stringify(quotas)}::jsonb` } : {}
}

/** What the operator has set of them. */
export async function findQuotas(db: Db): Promise<Partial<Quotas>> {
  const row = await db.selectFrom('companies').select('quotas').where('id', '=', 1).executeTakeFirst()
  return row?.quotas ?? {}
}

/** The same as a part of another statement. */
export const quotasColumn = sql<Partial<Quotas> | null>`(select quotas from companies where id = 1)`

function emptiedToNull(texts: Record<string, string | undefined>): Record<string, string | null> {
  return Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, text || null]))
}

/** Existing rows are kept. */
export async function insertMissingCompany(db: Db, row: Insertable<Database['companies']>): Promise<void> {
  await db
    .insertInto('companies')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** What an operator has changed stays. */
export async function insertMissingProducts(db: Db, rows: Insertable<Database['products']>[]): Promise<void> {
  await db
    .insertInto('products')
    .values(rows)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute()
}

export interface PlanRow {
  productId: string
  title: Translated
  /** End of all consecutive paid periods. */
  endsAt: Date
  /** When the credits of another period may be spent; null: none are to come. */
  nextCreditsAt: Date | null
  concurrency: number
  relax: boolean
}

/** Of overlapping plans the highest one. */
export async function findRunningPlan(db: Db, userId: string, now: Date): Promise<PlanRow | undefined> {
  return selectRunning(db, now).where('plans.user_id', '=', userId).limit(1).modifyEnd(prepared).executeTakeFirst()
}

/** The same of these people, by id; who is missing has none. */
export async function listRunningPlans(db: Db, userIds: readonly string[], now: Date): Promise<Map<string, PlanRow>> {
  if (userIds.length === 0) return new Map()
  const rows = await selectRunning(db, now)
    .select('plans.user_id as userId')
    .where('plans.user_id', 'in', userIds)
    .execute()
  return new Map(rows.reverse().map(({ userId, ...plan }) => [userId, plan]))
}

/** The one that allows most comes first. */
const selectRunning = (db: Db, now: Date) =>
  db
    .selectFrom('plans')
    .innerJoin('products', 'products.id', 'plans.product_id')
    .select([
      'products.id as productId',
      'products.title',
      endOfAll.as('endsAt'),
      nextCredits(now).as('nextCreditsAt'),
      'products.concurrency',
      'products.relax',
    ])
    .where('plans.starts_at', '<=', now)
    .where('plans.ends_at', '>', now)
    .orderBy('products.concurrency', 'desc')
    .orderBy('plans.ends_at', 'desc')

/** Consecutive periods of the same plan form one. */
const endOfAll = sql<Date>`(
  with recursive paid (ends_at) as (
    select plans.ends_at
    union
    select next.ends_at from paid, plans as next
    where next.user_id = plans.user_id and next.product_id = plans.product_id and next.starts_at = paid.ends_at
  )
  select max(ends_at) from paid)`

const nextCredits = (now: Date) => sql<Date | null>`(
  select min(later.opens_at) from plans as later
  where later.user_id = plans.user_id and later.opens_at > ${now} and later.ends_at > later.opens_at)`
