import { type Insertable, sql } from 'kysely'
import type { Tx } from '../../../db/open.ts'
import type { Database } from '../../../db/tables.ts'

/** Others who count the same thing wait until this transaction ends. */
export async function waitForTurn(tx: Tx, counted: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`codes ${counted}`}, 0))`.execute(tx)
}

/** When codes were made for a phone, the newest first. */
export async function listTimesOfPhone(tx: Tx, phone: string, limit: number): Promise<Date[]> {
  const rows = await tx
    .selectFrom('login_codes')
    .select('created_at')
    .where('phone', '=', phone)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ created_at: at }) => at)
}

/** When the n-th newest code was made at the asking of an address; undefined when there are fewer. */
export async function findTimeOfAddress(tx: Tx, address: string, nth: number): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('login_codes')
    .select('created_at')
    .where('address', '=', address)
    .orderBy('created_at', 'desc')
    .offset(nth - 1)
    .limit(1)
    .executeTakeFirst()
  return row?.created_at
}

/** Codes that cost a message. */
export async function countWanted(tx: Tx, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('login_codes')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('wanted', '=', true)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertCode(tx: Tx, row: Insertable<Database['login_codes']>): Promise<void> {
  await tx.insertInto('login_codes').values(row).execute()
}
