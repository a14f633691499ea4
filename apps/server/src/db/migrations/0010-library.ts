import { type Kysely, sql } from 'kysely'

/** Who else uses a picture that is to go, and how an engine's latest drawings ended. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create index tasks_working_on on tasks ((parameters #>> '{work,imageId}'))
    where (parameters #>> '{work,imageId}') is not null`,
  `create index tasks_asking_about on tasks ((modal ->> 'imageId')) where (modal ->> 'imageId') is not null`,
  `create index tasks_ended on tasks (finish_time desc) where turn is not null and status in ('SUCCESS', 'FAILURE')`,
]
