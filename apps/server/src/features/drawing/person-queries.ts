import { sql } from 'kysely'
import type { Db } from '../../db/open.ts'
import { type PersonalData } from '../../db/personal-data.ts'

export const personalData: PersonalData = {
  columns: {
    'tasks.user_id': { exported: 'drawings', erased: { kept: 'emptied, or where others see them without a name' } },
    'draw_settings.user_id': { exported: 'settings', erased: 'deleted' },
    'draw_options.user_id': { exported: 'options', erased: 'deleted' },
    'task_likes.user_id': { exported: 'favourites', erased: 'deleted' },
  },
  read: async (tx, { id }) => ({
    settings: await tx.selectFrom('draw_settings').selectAll().where('user_id', '=', id).execute(),
    options: await tx.selectFrom('draw_options').selectAll().where('user_id', '=', id).execute(),
    favourites: await tx.selectFrom('task_likes').selectAll().where('user_id', '=', id).execute(),
    drawings: await listDrawings(tx, id),
  }),
  /** Drawings in ended channels are visible to nobody else; other people keep theirs. */
  async erase(tx, { id }) {
    await sql`
      update tasks set prompt = '', final_prompt = '', prompts = '{}', not_drawn = '{}', pictures_not_drawn = '[]', fail_detail = null, recipes = '[]',
        parameters = '{"words":"","without":[],"stylize":0,"chaos":0,"weird":0}', ticket = null,
        grid_id = null, image_ids = '{}', media_ids = '{}', base_image_ids = '{}', mask_id = null, modal = null, weights = '[]',
        version = version + 1
      where user_id = ${id} and channel_id in (select id from channels where deleted_at is not null)`.execute(tx)
    for (const table of ['draw_settings', 'draw_options', 'task_likes'] as const)
      await tx.deleteFrom(table).where('user_id', '=', id).execute()
  },
}

const listDrawings = (db: Db, userId: string) =>
  db
    .selectFrom('tasks')
    .select(['id', 'channel_id', 'bot_type', 'action', 'status', 'prompt', 'final_prompt', 'prompts', 'aspect_ratio'])
    .select(['mode', 'model_version', 'cost', 'fail_reason', 'submit_time', 'finish_time'])
    .select(['grid_id', 'image_ids', 'media_ids', 'base_image_ids'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
