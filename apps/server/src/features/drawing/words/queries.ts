import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../db/open.ts'
import type { Database } from '../../../db/tables.ts'
import { containsPattern } from '../queries.ts'

export type BlockedRow = Selectable<Database['blocked_words']>

/** The first that is in words as rules.ts writes them. */
export async function findBlocked(db: Db, words: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('blocked_words')
    .select('word')
    .where(
      sql<boolean>`case when is_part then strpos(${words.replaceAll(' ', '')}, replace(word, ' ', '')) > 0
        else strpos(${` ${words} `}, ' ' || word || ' ') > 0 end`,
    )
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.word
}

/** Newest first. */
export async function listBlocked(
  db: Db,
  { text, before }: { text: string; before: string | undefined },
  limit: number,
): Promise<BlockedRow[]> {
  return db
    .selectFrom('blocked_words')
    .selectAll()
    .$if(text !== '', (query) => query.where('word', 'like', containsPattern(text)))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Gives those that were not there. */
export async function insertBlocked(tx: Tx, rows: readonly BlockedRow[]): Promise<string[]> {
  const insert = tx.insertInto('blocked_words').values([...rows])
  const added = await insert
    .onConflict((conflict) => conflict.column('word').doNothing())
    .returning('word')
    .execute()
  return added.map(({ word }) => word)
}

/** Undefined: it was not there. */
export async function deleteBlocked(tx: Tx, id: string): Promise<string | undefined> {
  const row = await tx.deleteFrom('blocked_words').where('id', '=', id).returning('word').executeTakeFirst()
  return row?.word
}
