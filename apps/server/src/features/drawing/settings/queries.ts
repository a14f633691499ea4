import type { BotType } from '@easel/contract/drawing'
import type { Db, Tx } from '../../../db/open.ts'
import type { DrawSettingsRow } from '../../../db/tables.ts'

type SettingColumns = Omit<DrawSettingsRow, 'user_id' | 'bot_type'>
export type ChangedSettings = Partial<SettingColumns>

/** One row at most for each bot. */
export async function listSettings(db: Db, userId: string): Promise<DrawSettingsRow[]> {
  return db.selectFrom('draw_settings').selectAll().where('user_id', '=', userId).execute()
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
