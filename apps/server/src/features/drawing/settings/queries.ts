import type { DrawOption } from '@easel/contract/draw-options'
import type { BotType } from '@easel/contract/drawing'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/open.ts'
import type { DrawSettingsRow } from '../../../db/tables.ts'

type SettingColumns = Omit<DrawSettingsRow, 'user_id' | 'bot_type'>
export type ChangedSettings = Partial<SettingColumns>

/** One row at most for each bot. */
export async function listSettings(db: Db, userId: string): Promise<DrawSettingsRow[]> {
  return db.selectFrom('draw_settings').selectAll().where('user_id', '=', userId).execute()
}

/** The same, and what `--name` stands for in prompts to that bot, by name. */
export async function readPromptSettingsRows(
  db: Db,
  { userId, botType }: { userId: string; botType: BotType },
): Promise<{ rows: DrawSettingsRow[]; options: DrawOption[] }> {
  const { rows } = await sql<{ rows: DrawSettingsRow[]; options: DrawOption[] }>`
    select coalesce((select jsonb_agg(kept) from draw_settings kept where user_id = ${userId}), '[]') as rows,
      coalesce((select jsonb_agg(jsonb_build_object('name', name, 'value', value) order by name)
        from draw_options where user_id = ${userId} and bot_type = ${botType}), '[]') as options
  `.execute(db)
  return rows[0] ?? { rows: [], options: [] }
}

/** Change these columns and no others, so that two callers with different ones both win; `rest` is for who has no row yet. */
export async function changeSettings(
  tx: Tx,
  owner: { userId: string; botType: BotType },
  { changed, rest }: { changed: ChangedSettings; rest: SettingColumns },
): Promise<void> {
  await tx
    .insertInto('draw_settings')
    .values({ ...rest, ...changed, user_id: owner.userId, bot_type: owner.botType })
    .onConflict((conflict) => conflict.columns(['user_id', 'bot_type']).doUpdateSet(changed))
    .execute()
}
