import type { Task } from '@easel/contract/drawing'
import { newId } from '../../apps/server/src/platform/ids.ts'
import type { Db } from '../../apps/server/src/db/open.ts'

/** Without characters that PostgreSQL cannot store. */
export const storable = (text: string) => text.replaceAll('\0', '')

/** Creates channels with these titles for a person; returns their ids. */
export async function plantChannels(db: Db, userId: string, titles: readonly string[]): Promise<string[]> {
  const now = new Date()
  const rows = titles.map((title) => ({ id: newId(), title, creator_id: userId, created_at: now, last_active_at: now }))
  await db.insertInto('channels').values(rows).execute()
  const members = rows.map(({ id }) => ({ channel_id: id, user_id: userId, joined_at: now }))
  await db.insertInto('channel_members').values(members).execute()
  return rows.map(({ id }) => id)
}

interface Feed {
  channelId: string
  /** One drawing for each text, by an author of that name. */
  texts: readonly string[]
  /** Task whose pictures the last drawing shows; the others have failed. */
  model: Task
}

/** Creates messages with these texts, in order. */
export async function plantMessages(
  db: Db,
  { channelId, authorId, texts }: { channelId: string; authorId: string; texts: readonly string[] },
): Promise<void> {
  const said = { channel_id: channelId, author_id: authorId, kind: 'text' as const, created_at: new Date() }
  await db
    .insertInto('chat_messages')
    .values(texts.map((content) => ({ ...said, id: newId(), content })))
    .execute()
}

/** Creates drawings with hostile text in every field, by authors with hostile names. */
export async function plantDrawings(db: Db, { channelId, texts, model }: Feed): Promise<void> {
  const now = new Date()
  const people = texts.map((name, at) => ({
    id: newId(),
    phone: `+86136${channelId.replace(/\D/g, '').slice(-5)}${String(at).padStart(3, '0')}`,
    email: null,
    avatar_id: null,
    password_hash: null,
    banned_at: null,
    created_at: now,
    name,
    description: name,
  }))
  await db.insertInto('users').values(people).execute()
  await db
    .insertInto('channel_members')
    .values(people.map(({ id }) => ({ channel_id: channelId, user_id: id, joined_at: now })))
    .execute()
  const row = await db.selectFrom('tasks').selectAll().where('id', '=', model.id).executeTakeFirstOrThrow()
  const tasks = texts.map((text, at) => ({
    ...row,
    id: newId(),
    channel_id: channelId,
    user_id: people[at]?.id ?? '',
    status: at === texts.length - 1 ? ('SUCCESS' as const) : ('FAILURE' as const),
    prompt: text,
    final_prompt: text,
    prompts: [text],
    not_drawn: [text],
    fail_reason: text,
    fail_detail: text,
    engine: text,
    recipes: JSON.stringify(row.recipes),
    parameters: JSON.stringify(row.parameters),
    weights: '[]',
    pictures_not_drawn: JSON.stringify([[text]]),
    modal: null,
    number: undefined,
    client: null,
    ticket: null,
  }))
  await db.insertInto('tasks').values(tasks).execute()
}
