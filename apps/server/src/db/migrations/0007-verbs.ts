import { type Kysely, sql } from 'kysely'

/** Work on finished pictures, what asks its author first, favourites, and named options. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table tasks
    /** Where the picture changes: white. */
    add column mask_id uuid references images,
    /** What its author is asked for, as long as the task is in MODAL. */
    add column modal jsonb,
    add column weights jsonb not null default '[]'`,
  'create index tasks_of_mask on tasks (mask_id) where mask_id is not null',
  // What was made from a deleted task stays, and forgets it.
  'alter table tasks drop constraint tasks_parent_id_fkey',
  'alter table tasks add constraint tasks_parent_id_fkey foreign key (parent_id) references tasks on delete set null',
  'drop index tasks_drawn',
  `create index tasks_drawn on tasks (finish_time desc)
    where status = 'SUCCESS' and action not in ('UPSCALE', 'DESCRIBE', 'SHORTEN')`,
  `create index tasks_finished_of_user on tasks (user_id, id desc) where status = 'SUCCESS'`,
  `create table task_likes (
    user_id uuid not null references users on delete cascade,
    task_id uuid not null references tasks on delete cascade,
    created_at timestamptz not null,
    primary key (user_id, task_id)
  )`,
  'create index task_likes_of_task on task_likes (task_id)',
  `create table draw_options (
    user_id uuid not null references users on delete cascade,
    bot_type text collate "C" not null check (bot_type in ('MID_JOURNEY', 'NIJI_JOURNEY')),
    name text collate "C" not null,
    value text not null,
    primary key (user_id, bot_type, name)
  )`,
]
