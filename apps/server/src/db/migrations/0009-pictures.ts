import { type Kysely, sql } from 'kysely'

/** Which tasks show a picture: asked whenever one is drawn from, or about to be removed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'create index tasks_of_images on tasks using gin (image_ids)',
  'create index tasks_of_grid on tasks (grid_id) where grid_id is not null',
]
