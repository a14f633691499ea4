import { sql } from 'kysely'
import type { Db } from '../../apps/server/src/db/open.ts'

/** How large a house is. A person draws in the one channel that they are in; each picture cost 4 credits. */
export interface Size {
  people: number
  channels: number
  tasks: number
}

/** Entries of the books that come of it: of each grant two, of each drawing four. */
export const entriesOf = ({ people, tasks }: Size) => people * GRANTS * 2 + tasks * 4

const GRANTS = 5
const CREDITS_A_GRANT = 100
const COST = 4
/** Pictures are rows that many tasks share: what is measured reads tasks, and files are not there. */
const IMAGES = 5_000
/** Rows of one statement, which the product lets run for half a minute. */
const AT_ONCE = 50_000

/** Rows as people would have made them: nothing is open, and the books balance. */
export async function seedHouse(db: Db, size: Size): Promise<void> {
  await sql`create function scale_id(kind int, n bigint) returns uuid language sql immutable as $$
    select (lpad(to_hex(1767225600000 + n * 1000), 12, '0') || '7' || lpad(to_hex(kind), 3, '0') || 'a000'
      || lpad(to_hex(n), 12, '0'))::uuid $$`.execute(db)
  await seedPeople(db, size)
  await seedTasks(db, size)
  await seedBooks(db, size)
  await sql`vacuum analyze`.execute(db)
}

export const personId = (nth: number) => idOf(1, nth)
export const channelId = (nth: number) => idOf(2, nth)
export const taskId = (nth: number) => idOf(3, nth)

/** As `scale_id` does it. */
function idOf(kind: number, nth: number): string {
  const hex = (number: number, length: number) => number.toString(16).padStart(length, '0')
  const digits = `${hex(1_767_225_600_000 + nth * 1_000, 12)}7${hex(kind, 3)}a000${hex(nth, 12)}`
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

async function seedPeople(db: Db, { people, channels }: Size): Promise<void> {
  await inParts(people, (from, to) =>
    sql`insert into users (id, phone, created_at)
      select scale_id(1, n), '+861' || lpad(n::text, 10, '0'), timestamptz '2026-01-01' + n * interval '1 second'
      from generate_series(${from}::bigint, ${to}::bigint) n`.execute(db),
  )
  await inParts(people, (from, to) =>
    sql`insert into ledger_accounts (owner_id, kind, balance)
      select scale_id(1, n), kind, 0 from generate_series(${from}::bigint, ${to}::bigint) n, unnest(array['available', 'held']) kind`.execute(
      db,
    ),
  )
  await inParts(channels, (from, to) =>
    sql`insert into channels (id, title, creator_id, created_at, last_active_at)
      select scale_id(2, n), 'channel ' || n, scale_id(1, n), timestamptz '2026-01-01', timestamptz '2026-01-01'
      from generate_series(${from}::bigint, ${to}::bigint) n`.execute(db),
  )
  await inParts(people, (from, to) =>
    sql`insert into channel_members (channel_id, user_id, joined_at, read_up_to)
      select scale_id(2, n % ${channels}), scale_id(1, n), timestamptz '2026-01-01', scale_id(3, 0)
      from generate_series(${from}::bigint, ${to}::bigint) n`.execute(db),
  )
  await sql`insert into images (id, owner_id, sha256, width, height, bytes, mime, thumbhash, created_at)
    select scale_id(4, n), scale_id(1, 0), 'x', 1024, 1024, 1500000, 'image/png', '', now() from generate_series(0, ${sql.lit(IMAGES - 1)}) n`.execute(
    db,
  )
}

/** The nth is of the person `n % people`, who is in the channel `n % people % channels`; a second after the one before. */
async function seedTasks(db: Db, { people, channels, tasks }: Size): Promise<void> {
  const at = sql`timestamptz '2026-01-01' + n * interval '1 second'`
  const image = (nth: number) => sql`scale_id(4, (n * 5 + ${sql.lit(nth)}) % ${sql.lit(IMAGES)})`
  const parameters = '{"words":"a red fox","without":[],"stylize":100,"chaos":0,"weird":0}'
  await inParts(tasks, (from, to) =>
    sql`insert into tasks (id, channel_id, user_id, bot_type, action, status, progress, prompt, final_prompt, mode,
        model_version, aspect_ratio, cost, engine, submit_time, start_time, finish_time, deadline_at, turn, grid_id, image_ids, recipes, parameters)
      select scale_id(3, n), scale_id(2, n % ${people} % ${channels}), scale_id(1, n % ${people}), 'MID_JOURNEY', 'IMAGINE',
        'SUCCESS', 100, 'a red fox ' || n, 'a red fox --ar 1:1 --v 7', 'FAST', '7', '1:1', ${sql.lit(COST)}, 'fake',
        ${at}, ${at}, ${at} + interval '20 seconds', ${at}, n, ${image(0)},
        array[${image(1)}, ${image(2)}, ${image(3)}, ${image(4)}], jsonb_build_array(repeat('x', 200)), ${parameters}::jsonb
      from generate_series(${from}::bigint, ${to}::bigint) n`.execute(db),
  )
  await sql`select setval('drawing_turns', ${tasks + 1})`.execute(db)
  // Everybody likes the first that they drew.
  await inParts(Math.min(people, tasks), (from, to) =>
    sql`insert into task_likes select scale_id(1, n), scale_id(3, n), now()
      from generate_series(${from}::bigint, ${to}::bigint) n`.execute(db),
  )
  await inParts(Math.ceil(tasks / 4), (from, to) =>
    sql`insert into chat_messages (id, channel_id, author_id, kind, content, created_at)
      select scale_id(5, n * 4), scale_id(2, n * 4 % ${people} % ${channels}), scale_id(1, n * 4 % ${people}), 'text', 'well drawn', now()
      from generate_series(${from}::bigint, ${to}::bigint) n`.execute(db),
  )
}

/** Grants first, then of each drawing a hold and its capture, in the order in which they were drawn. */
async function seedBooks(db: Db, { people, tasks }: Size): Promise<void> {
  await sql`create table scale_accounts as select owner_id, kind, id, row_number() over () from ledger_accounts where owner_id is not null`.execute(
    db,
  )
  await sql`create unique index on scale_accounts (owner_id, kind)`.execute(db)
  await inParts(people * GRANTS, (from, to) =>
    sql`insert into ledger_transactions (id, key, kind, reason, created_at)
      select scale_id(6, n), 'grant:scale:' || n, 'grant', 'signup', timestamptz '2026-01-01' from generate_series(${from}::bigint, ${to}::bigint) n`.execute(
      db,
    ),
  )
  await inParts(people * GRANTS, (from, to) =>
    sql`insert into ledger_entries (transaction_id, account_id, amount, balance)
      select scale_id(6, n), a.id, ${sql.lit(CREDITS_A_GRANT)}, ${sql.lit(CREDITS_A_GRANT)} * (n / ${people} + 1)
        from generate_series(${from}::bigint, ${to}::bigint) n join scale_accounts a on a.owner_id = scale_id(1, n % ${people}) and a.kind = 'available'
      union all
      select scale_id(6, n), a.id, -${sql.lit(CREDITS_A_GRANT)}, null
        from generate_series(${from}::bigint, ${to}::bigint) n, ledger_accounts a where a.kind = 'promo' and a.unit = 'credit'
      order by 1, 3 desc`.execute(db),
  )
  await inParts(tasks, (from, to) =>
    sql`insert into ledger_transactions (id, key, kind, task_id, reason, created_at)
      select scale_id(case act when 'hold' then 7 else 8 end, n), case act when 'hold' then 'hold:' else 'settle:' end || scale_id(3, n),
        act, scale_id(3, n), case act when 'hold' then 'IMAGINE' else 'capture' end, timestamptz '2026-01-01' + n * interval '1 second'
      from generate_series(${from}::bigint, ${to}::bigint) n, unnest(array['hold', 'capture']) act`.execute(db),
  )
  const total = sql.lit(GRANTS * CREDITS_A_GRANT)
  const cost = sql.lit(COST)
  await inParts(tasks, (from, to) =>
    sql`insert into ledger_entries (transaction_id, account_id, amount, balance)
      select scale_id(step.act, n), case step.account when 'revenue' then revenue.id when 'held' then held.id else available.id end, step.amount,
        case step.nth when 1 then ${total} - ${cost} * (n / ${people} + 1) when 2 then ${cost} when 3 then 0 end
      from generate_series(${from}::bigint, ${to}::bigint) n
        join scale_accounts available on available.owner_id = scale_id(1, n % ${people}) and available.kind = 'available'
        join scale_accounts held on held.owner_id = scale_id(1, n % ${people}) and held.kind = 'held',
        (select id from ledger_accounts where kind = 'revenue' and unit = 'credit') revenue,
        (values (1, 7, 'available', -${cost}), (2, 7, 'held', ${cost}), (3, 8, 'held', -${cost}), (4, 8, 'revenue', ${cost})) step (nth, act, account, amount)
      order by n, step.nth`.execute(db),
  )
  await inParts(people, (from, to) =>
    sql`update ledger_accounts set balance = ${total} - ${cost} * (select count(*) from generate_series(n, ${tasks - 1}::bigint, ${people}::bigint))
      from generate_series(${from}::bigint, ${to}::bigint) n where owner_id = scale_id(1, n) and kind = 'available'`.execute(
      db,
    ),
  )
  await sql`drop table scale_accounts`.execute(db)
}

async function inParts(count: number, write: (from: number, to: number) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < count; from += AT_ONCE) await write(from, Math.min(count, from + AT_ONCE) - 1)
}
