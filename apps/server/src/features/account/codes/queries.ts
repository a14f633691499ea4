import type { CodePurpose } from '@easel/contract/account'
import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../db/open.ts'
import type { Database } from '../../../db/tables.ts'

/** Serialise counting of this key until the transaction ends. */
export async function waitForTurn(tx: Tx, counted: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`codes ${counted}`}, 0))`.execute(tx)
}

/** Times of the codes for a phone, newest first: those requested by its known devices, or by everyone else. */
export async function listTimesOfPhone(
  tx: Tx,
  { phone, byOwner, limit }: { phone: string; byOwner: boolean; limit: number },
): Promise<Date[]> {
  const rows = await tx
    .selectFrom('login_codes')
    .select('created_at')
    .where('phone', '=', phone)
    .where('by_owner', '=', byOwner)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ created_at: at }) => at)
}

/** Times of the codes for a phone requested from one address or one device, newest first. */
export async function listTimesOfStranger(
  tx: Tx,
  { phone, address, asker, limit }: { phone: string; address: string; asker: Buffer; limit: number },
): Promise<Date[]> {
  const rows = await tx
    .selectFrom('login_codes')
    .select('created_at')
    .where('phone', '=', phone)
    .where('by_owner', '=', false)
    .where((eb) => eb.or([eb('address', '=', address), eb('asker', '=', asker)]))
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ created_at: at }) => at)
}

/** Time of the n-th newest code requested from an address; undefined if there are fewer. */
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

/** Number of codes that were actually sent. */
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

export async function findNewestCode(db: Db, phone: string): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('login_codes')
    .select('id')
    .where('phone', '=', phone)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

interface Guessed {
  phone: string
  purpose: CodePurpose
  asker: Buffer
  now: Date
  /** Maximum attempts for one code. */
  tries: number
}

/** `guesses`: how often this kind of guesser has guessed at it now. */
interface CountedGuess {
  id: string
  code_hash: Buffer
  guesses: number
}

/**
 * Count an attempt at the requester's own newest code, and return its hash. Undefined: no valid code, or no attempts left. The
 * condition is re-evaluated under the row lock, so concurrent attempts cannot exceed `tries`.
 */
export async function countOwnGuess(db: Db, guessed: Guessed): Promise<CountedGuess | undefined> {
  return db
    .updateTable('login_codes')
    .set((eb) => ({ own_tries: eb('own_tries', '+', 1) }))
    .where('id', '=', newestOf(guessed, sql`asker = ${guessed.asker}`))
    .where('own_tries', '<', guessed.tries)
    .where('used_at', 'is', null)
    .where('expires_at', '>', guessed.now)
    .returning(['id', 'code_hash', 'own_tries as guesses'])
    .executeTakeFirst()
}

/** The same for the newest code that somebody else requested. */
export async function countGuess(db: Db, guessed: Guessed): Promise<CountedGuess | undefined> {
  return db
    .updateTable('login_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', newestOf(guessed, sql`true`))
    .where('asker', '<>', guessed.asker)
    .where('tries', '<', guessed.tries)
    .where('used_at', 'is', null)
    .where('expires_at', '>', guessed.now)
    .returning(['id', 'code_hash', 'tries as guesses'])
    .executeTakeFirst()
}

function newestOf({ phone, purpose }: Guessed, among: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`(select id from login_codes where phone = ${phone} and purpose = ${purpose} and ${among}
    order by created_at desc, id desc limit 1)`
}
