import { sql } from 'kysely'
import type { Tx } from '../db/open.ts'
import type { UserRow } from '../db/tables.ts'
import type { Deps } from '../deps.ts'
import { deleteChannel } from '../features/channel/delete-channel.ts'
import { quitChannel } from '../features/channel/quit-channel.ts'
import { enqueue } from '../jobs/queue.ts'
import { SESSION_ENDED_CHANNEL } from '../live/hub.ts'

/** `drawing`: somebody is out, but so many of their drawings have not ended; to be repeated when they have. */
export type Erasure =
  | { state: 'unknown' }
  | { state: 'administrator' }
  | { state: 'drawing'; count: number }
  | { state: 'erased'; userId: string }

/**
 * Take a person out of everything that is kept. They are signed out, their channels end and they leave the others; then
 * the account, its settings and counts, what they wrote, and what they drew where nobody can see it any more are gone. What they
 * drew in other people's channels stays there without a name, and so do the books. May be repeated.
 */
export async function eraseAccount(
  deps: Pick<Deps, 'db' | 'bus' | 'clock' | 'newId'>,
  phone: string,
): Promise<Erasure> {
  const { db, bus, clock } = deps
  const account = await db.selectFrom('users').selectAll().where('phone', '=', phone).executeTakeFirst()
  if (!account) return { state: 'unknown' }
  if (account.role === 'admin') return { state: 'administrator' }
  await shutOut(deps, account.id)
  await bus.tell(SESSION_ENDED_CHANNEL, `user:${account.id}`)
  await leaveChannels(deps, account.id)
  return db.transaction().execute(async (tx) => {
    const count = await countOpenTasks(tx, account.id)
    if (count > 0) return { state: 'drawing', count }
    await forgetDrawings(tx, account.id)
    await forgetPerson(tx, account, clock.now())
    return { state: 'erased', userId: account.id }
  })
}

/** As a suspension does: whoever is signing in at this moment finds it so. */
async function shutOut({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set({ banned_at: clock.now() }).where('id', '=', userId).execute()
    await tx.updateTable('sessions').set({ revoked_at: clock.now() }).where('user_id', '=', userId).execute()
  })
}

async function leaveChannels(deps: Pick<Deps, 'db' | 'clock' | 'newId'>, userId: string): Promise<void> {
  const joined = await deps.db
    .selectFrom('channel_members')
    .innerJoin('channels', 'channels.id', 'channel_members.channel_id')
    .select(['channels.id', 'channels.creator_id'])
    .where('channel_members.user_id', '=', userId)
    .where('channels.deleted_at', 'is', null)
    .execute()
  for (const { id, creator_id } of joined) {
    if (creator_id === userId) await deleteChannel(deps, { userId }, id)
    else await quitChannel(deps, { userId }, id)
  }
}

async function countOpenTasks(tx: Tx, userId: string): Promise<number> {
  const open = await tx
    .selectFrom('tasks')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', ['NOT_START', 'SUBMITTED', 'IN_PROGRESS', 'MODAL'])
    .execute()
  return open.length
}

/** Where a channel has ended nobody sees them any more; who else drew there keeps theirs. */
async function forgetDrawings(tx: Tx, userId: string): Promise<void> {
  await sql`
    update tasks set prompt = '', final_prompt = '', prompts = '{}', not_drawn = '{}', pictures_not_drawn = '[]', fail_detail = null, recipes = '[]',
      parameters = '{"words":"","without":[],"stylize":0,"chaos":0,"weird":0}', ticket = null,
      grid_id = null, image_ids = '{}', base_image_ids = '{}', mask_id = null, modal = null, weights = '[]',
      version = version + 1
    where user_id = ${userId} and channel_id in (select id from channels where deleted_at is not null)`.execute(tx)
  await tx.updateTable('users').set({ avatar_id: null }).where('id', '=', userId).execute()
  const { rows } = await sql<{ sha256: string }>`
    delete from images where owner_id = ${userId}
      and not exists (select from tasks where base_image_ids @> array[images.id])
      and not exists (select from tasks where grid_id = images.id)
      and not exists (select from tasks where image_ids @> array[images.id])
      and not exists (select from tasks where mask_id = images.id)
      and not exists (select from tasks where parameters #>> '{work,imageId}' = images.id::text)
      and not exists (select from tasks where modal ->> 'imageId' = images.id::text)
    returning sha256`.execute(tx)
  if (rows.length > 0) await enqueue(tx, 'remove-files', { sha256s: rows.map(({ sha256 }) => sha256) })
  await tx.updateTable('channels').set({ title: '' }).where('creator_id', '=', userId).execute()
}

/** The row itself stays without a name, for the books and for what others see; nobody signs in to it again. */
async function forgetPerson(tx: Tx, { id, phone }: Pick<UserRow, 'id' | 'phone'>, now: Date): Promise<void> {
  await tx.deleteFrom('live_tickets').where('user_id', '=', id).execute()
  await tx.deleteFrom('sessions').where('user_id', '=', id).execute()
  await tx.deleteFrom('chat_messages').where('author_id', '=', id).where('kind', '=', 'text').execute()
  await tx.deleteFrom('login_codes').where('phone', '=', phone).execute()
  const kept = [
    'draw_settings',
    'draw_options',
    'task_likes',
    'idempotency_keys',
    'upload_days',
    'known_devices',
  ] as const
  for (const table of [...kept, 'removals', 'presences'] as const) {
    await tx.deleteFrom(table).where('user_id', '=', id).execute()
  }
  await sql`
    delete from live_frames where frame->>'t' <> 'channel.gone' and (room = ${`user:${id}`}
      or room in (select 'channel:' || id from channels where creator_id = ${id} and deleted_at is not null))`.execute(
    tx,
  )
  // What an operator wrote of them; acts and amounts stay, and the words of a refund that is under way must.
  await sql`update audit_log set details = details - 'reason' where subject = ${id}
    or subject in (select orders.id::text from orders where user_id = ${id})
    or subject in (select channels.id::text from channels where creator_id = ${id})`.execute(tx)
  await sql`update refunds set reason = '' from orders
    where orders.id = order_id and user_id = ${id} and ended_at is not null`.execute(tx)
  const nobody = { phone: `erased:${id}`, email: null, name: '', description: '', password_hash: null, banned_at: now }
  await tx
    .updateTable('users')
    .set((eb) => ({ ...nobody, theme: 'dark', language: 'zh-CN', version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}
