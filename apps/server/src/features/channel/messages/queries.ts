import type { Insertable } from 'kysely'
import type { Db, Tx } from '../../../db/open.ts'
import type { ChatMessageRow, Database } from '../../../db/tables.ts'

export type NewMessage = Insertable<Database['chat_messages']>

export async function insertMessage(tx: Tx, row: NewMessage): Promise<ChatMessageRow> {
  return tx.insertInto('chat_messages').values(row).returningAll().executeTakeFirstOrThrow()
}

/** In no order. */
export async function listMessages(db: Db, ids: readonly string[]): Promise<ChatMessageRow[]> {
  if (ids.length === 0) return []
  return db.selectFrom('chat_messages').selectAll().where('id', 'in', ids).execute()
}
