import type { DrawOption } from '@easel/contract/draw-options'
import type { BotType } from '@easel/contract/drawing'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../../db/open.ts'

export interface OptionOwner {
  userId: string
  botType: BotType
}

/** Serialise changes of this person's options until the transaction ends, so that the count stays valid. */
export async function lockOptions(tx: Tx, { userId }: OptionOwner): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`easel.drawing.options ${userId}`}, 0))`.execute(tx)
}

/** Put it there or replace it. False: it is one more than `max`, for whatever bot. Call `lockOptions` before. */
export async function keepOption(
  tx: Tx,
  { userId, botType }: OptionOwner,
  option: DrawOption,
  max: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into draw_options (user_id, bot_type, name, value)
    select ${userId}, ${botType}, ${option.name}, ${option.value} where (
      select count(*) from draw_options
      where user_id = ${userId} and (bot_type, name) <> (${botType}::text, ${option.name}::text)
    ) < ${max}
    on conflict (user_id, bot_type, name) do update set value = excluded.value
    returning name`.execute(tx)
  return rows.length > 0
}

export async function deleteOption(tx: Tx, { userId, botType }: OptionOwner, name: string): Promise<void> {
  await tx
    .deleteFrom('draw_options')
    .where('user_id', '=', userId)
    .where('bot_type', '=', botType)
    .where('name', '=', name)
    .execute()
}

/** What `--name` stands for in a person's prompts to a bot, by name. */
export async function listOptions(db: Db, { userId, botType }: OptionOwner): Promise<DrawOption[]> {
  return db
    .selectFrom('draw_options')
    .select(['name', 'value'])
    .where('user_id', '=', userId)
    .where('bot_type', '=', botType)
    .orderBy('name')
    .execute()
}
