import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../db/open.ts'
import type { Database, DeliveryRow, WebhookRow } from '../../db/tables.ts'

/** Newest first. */
export async function listWebhookRows(db: Db, userId: string): Promise<WebhookRow[]> {
  return db.selectFrom('webhooks').selectAll().where('user_id', '=', userId).orderBy('id', 'desc').execute()
}

export async function listAllWebhookRows(db: Db): Promise<WebhookRow[]> {
  return db.selectFrom('webhooks').selectAll().orderBy('id').execute()
}

export interface Own {
  userId: string
  webhookId: string
}

/** Undefined: it is somebody else's, or there is none. */
export async function findOwnWebhook(db: Db, { userId, webhookId }: Own): Promise<WebhookRow | undefined> {
  const found = db.selectFrom('webhooks').selectAll().where('id', '=', webhookId).where('user_id', '=', userId)
  return found.executeTakeFirst()
}

/** The same, locked until the transaction ends. */
export async function lockOwnWebhook(tx: Tx, { userId, webhookId }: Own): Promise<WebhookRow | undefined> {
  const found = tx.selectFrom('webhooks').selectAll().where('id', '=', webhookId).where('user_id', '=', userId)
  return found.forNoKeyUpdate().executeTakeFirst()
}

export async function findWebhook(db: Db, webhookId: string): Promise<WebhookRow | undefined> {
  return db.selectFrom('webhooks').selectAll().where('id', '=', webhookId).executeTakeFirst()
}

/** Webhooks of one person are made one after the other, until the transaction ends. */
export async function lockWebhooksOf(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks ${userId}`}, 0))`.execute(tx)
}

export async function countWebhooks(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('webhooks')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertWebhook(tx: Tx, row: Insertable<Database['webhooks']>): Promise<WebhookRow> {
  return tx.insertInto('webhooks').values(row).returningAll().executeTakeFirstOrThrow()
}

export async function changeWebhook(
  db: Db,
  webhookId: string,
  change: Updateable<Database['webhooks']>,
): Promise<WebhookRow> {
  return db.updateTable('webhooks').set(change).where('id', '=', webhookId).returningAll().executeTakeFirstOrThrow()
}

export async function removeWebhook(db: Db, { userId, webhookId }: Own): Promise<void> {
  await db.deleteFrom('webhooks').where('id', '=', webhookId).where('user_id', '=', userId).execute()
}

/** It works again, or for the first time. */
export async function setWorking(db: Db, webhookId: string): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ failing_since: null })
    .where('id', '=', webhookId)
    .where('failing_since', 'is not', null)
    .execute()
}

/** What has failed before keeps its first time, which is given back; undefined: the webhook is gone. */
export async function setFailing(db: Db, webhookId: string, now: Date): Promise<Date | undefined> {
  const row = await db
    .updateTable('webhooks')
    .set((eb) => ({ failing_since: eb.fn.coalesce('failing_since', eb.val(now)) }))
    .where('id', '=', webhookId)
    .returning('failing_since')
    .executeTakeFirst()
  return row?.failing_since ?? undefined
}

/** Switch off what fails since then. Undefined: it was switched off before, or has been changed meanwhile. */
export async function stopFailing(tx: Tx, webhookId: string, since: Date): Promise<WebhookRow | undefined> {
  return tx
    .updateTable('webhooks')
    .set({ stopped: 'failing' })
    .where('id', '=', webhookId)
    .where('stopped', 'is', null)
    .where('failing_since', '=', since)
    .returningAll()
    .executeTakeFirst()
}

/** Only while it is what was read. */
export async function replaceSecrets(
  db: Db,
  { id, from, to }: { id: string; from: string; to: { sealed_secret: string; sealed_former_secret: string | null } },
): Promise<void> {
  await db.updateTable('webhooks').set(to).where('id', '=', id).where('sealed_secret', '=', from).execute()
}

/** Newest first. */
export async function listDeliveryRows(db: Db, webhookId: string, limit: number): Promise<DeliveryRow[]> {
  return db
    .selectFrom('deliveries')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()
}

export async function insertTest(tx: Tx, row: Insertable<Database['deliveries']>): Promise<DeliveryRow> {
  return tx.insertInto('deliveries').values(row).returningAll().executeTakeFirstOrThrow()
}

export async function hasTestSince(db: Db, webhookId: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('deliveries')
    .select('number')
    .where('webhook_id', '=', webhookId)
    .where('event', '=', 'test')
    .where('created_at', '>', since)
    .executeTakeFirst()
  return row !== undefined
}
