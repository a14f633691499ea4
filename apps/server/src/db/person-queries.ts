import { sql } from 'kysely'
import type { PersonalData } from './personal-data.ts'

/** What the base itself keeps: answers, the audit log, and what goes through sockets. */
export const personalData: PersonalData = {
  columns: {
    'idempotency_keys.user_id': {
      exported: { never: 'what was asked for stands in its own table' },
      erased: 'deleted',
    },
    'live_tickets.user_id': { exported: { never: 'gone within seconds' }, erased: 'deleted' },
    'person_writes.user_id': { exported: { never: 'a place in a journal' }, erased: 'deleted' },
    'audit_log.actor_id': {
      exported: { never: 'what administrators did is told to those whom it was done to' },
      erased: { kept: 'an administrator is not erased' },
    },
  },
  /** What operators did to the account; who of them is theirs to know. */
  read: async (tx, { id }) => ({
    operators: await tx
      .selectFrom('audit_log')
      .select(['act', 'details', 'at'])
      .where('subject', '=', id)
      .orderBy('id')
      .execute(),
  }),
  async erase(tx, { id }) {
    await tx.deleteFrom('person_writes').where('user_id', '=', id).execute()
    await tx.deleteFrom('live_tickets').where('user_id', '=', id).execute()
    await tx.deleteFrom('idempotency_keys').where('user_id', '=', id).execute()
    await sql`
      delete from live_frames where frame->>'t' <> 'channel.gone' and (room = ${`user:${id}`}
        or room in (select 'channel:' || id from channels where creator_id = ${id} and deleted_at is not null))`.execute(
      tx,
    )
    // What an operator wrote of them; acts and amounts stay.
    await sql`update audit_log set details = details - 'reason' where subject = ${id}
      or subject in (select orders.id::text from orders where user_id = ${id})
      or subject in (select channels.id::text from channels where creator_id = ${id})`.execute(tx)
  },
}
