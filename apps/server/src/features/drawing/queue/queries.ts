import type { Mode } from '@easel/contract/drawing'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/open.ts'
import type { TaskRow } from '../../../db/tables.ts'
import type { Needs } from '../routing/read-needs.ts'
import { CRASHES_MAX, RELAX_PATIENCE_MS } from '../rules.ts'

const CLAIMS = 'easel.drawing.claims'

/** Serialise claims of all processes until the transaction ends, so that running tasks are counted exactly. */
export async function lockClaims(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${CLAIMS}, 0))`.execute(tx)
}

/** A hypothetical task of a quote. */
export interface QuotedTask {
  id: string
  userId: string
  mode: Mode
}

/**
 * Open tasks with their sort keys. Plans are joined here instead of through their gate because limit and selection must be one
 * statement. Counts are computed per person, not per task.
 */
const openTasks = (now: Date, quoted: readonly QuotedTask[] = []) => sql`
  waiting as materialized (
    select id, user_id, engine, action in ('VIDEO', 'EXTEND') as clip, submit_time as since, mode = 'TURBO' as turbo,
      mode = 'RELAX' and submit_time > ${new Date(now.getTime() - RELAX_PATIENCE_MS)} as patient,
      ticket is not null or attempt_id is not null as bound,
      status <> 'NOT_START' or attempt_id is not null as begun,
      lease_until is not null and lease_until > ${now} as held,
      deadline_at <= ${now} or attempts >= ${CRASHES_MAX} as lost,
      case when action in ('IMAGINE', 'REROLL') and not pinned and tried = '{}'
        and not parameters ?| array['variation', 'work', 'clip', 'extend'] then bot_type end as plain_bot
    from tasks where status in ('NOT_START', 'SUBMITTED', 'IN_PROGRESS')
    ${quoted.length > 0 ? sql`union all ${asIfWaiting(quoted, now)}` : sql``}
  ), people as materialized (
    select user_id, count(*) filter (where held or begun) as running,
      (select turn from tasks t where t.user_id = waiting.user_id and turn is not null order by turn desc limit 1) as served,
      coalesce((select max(products.concurrency) from plans join products on products.id = plans.product_id
        where plans.user_id = waiting.user_id and starts_at <= ${now} and ends_at > ${now}), 1) as concurrency
    from waiting group by user_id
  )`

const asIfWaiting = (quoted: readonly QuotedTask[], now: Date) => sql`
  select id, user_id, null, false, ${now}::timestamptz, mode = 'TURBO', mode = 'RELAX', false, false, false, false, null
  from unnest(${quoted.map(({ id }) => id)}::uuid[], ${quoted.map(({ userId }) => userId)}::uuid[],
    ${quoted.map(({ mode }) => mode)}::text[]) as wanted(id, user_id, mode)`

/** An engine's facts for the queue. */
export interface QueueEngine {
  id: string
  verbs: readonly string[]
  /** Of these, the verbs with a native implementation. */
  own_verbs: readonly string[]
  bots: readonly string[]
  most_blended: number
  works_by_sight: boolean
  takes_links: boolean
  /** What it can make clips from, and seconds of the longest. */
  clips: readonly string[]
  longest_clip: number
  loras: readonly string[]
  weight: number
  /** Bots whose new drawings other engines take while these are busy; saves checking each. */
  leaves_bots: readonly string[]
  /** It may get new tasks. */
  is_well: boolean
  slots: number
  is_shared: boolean
  /** This process draws with it. */
  is_here: boolean
  /** Tasks of this process in its slots; used where slots are per process. */
  own: number
  /** Clips have slots of their own there, of which this process takes so many; null: they take the others. */
  clip_slots: number | null
  own_clips: number
}

const drawers = (engines: readonly QueueEngine[]) => sql`
  taken as (select engine, count(*) as count from waiting where held or bound group by engine),
  engines as (
    select known.*, slots - case when is_shared then coalesce(taken.count, 0) else own end as free,
      coalesce(clip_slots - own_clips, slots - case when is_shared then coalesce(taken.count, 0) else own end) as free_for_clips
    from jsonb_to_recordset(${JSON.stringify(engines)}::jsonb) as known(id text, verbs text[], own_verbs text[], bots text[], leaves_bots text[],
      most_blended int, works_by_sight bool, takes_links bool, clips text[], longest_clip int, loras text[], weight int, is_well bool, slots int, is_shared bool, is_here bool, own int, own_clips int, clip_slots int)
    left join taken on taken.engine = known.id
  )`

/** What a task asks of an engine, as `readNeeds` reads it. */
const needs = sql`
  case when parameters ? 'clip' then 'video' when parameters ? 'extend' then 'extend'
    when parameters ? 'variation' then 'variation'
    when parameters ? 'work' then parameters #>> '{work,change,kind}'
    when action in ('BLEND', 'DESCRIBE', 'SHORTEN') then lower(action)
    else 'imagine' end as verb,
  case action when 'BLEND' then cardinality(base_image_ids) else 0 end as blended,
  coalesce(parameters #> '{work,recipe}', parameters #> '{variation,parent}') = '{}' as by_sight,
  parameters ? 'linked' and coalesce(parameters #>> '{work,change,kind}', '') <> 'upscale' as linked,
  array(select jsonb_array_elements_text(parameters #> '{clip,needs}')) as clip,
  coalesce((parameters #>> '{clip,seconds}')::int, 0) as clip_seconds,
  case when coalesce(parameters #>> '{work,change,kind}', '') = 'upscale' then array[]::text[]
    else array(select lora ->> 'name' from jsonb_array_elements(parameters -> 'loras') lora) end as loras`

const mayTake = (engine: string) =>
  sql.raw(`${engine}.is_well and (not pinned or ${engine}.id = tasks.engine)
  and ${engine}.id <> all(tried) and verb = any(${engine}.verbs) and bot_type = any(${engine}.bots)
  and blended <= ${engine}.most_blended and (${engine}.works_by_sight or by_sight is not true)
  and needed.clip <@ ${engine}.clips and clip_seconds <= ${engine}.longest_clip and (${engine}.takes_links or not linked) and needed.loras <@ ${engine}.loras`)

const IS_CLIP = "verb in ('video', 'extend')"
/** Whether an engine has a slot for a task. */
const room = (isClip: string) => sql.raw(`case when ${isClip} then free_for_clips else free end > 0`)

/** Started tasks stay with their engine, even if it is off, and keep their slot. Standby engines yield to active ones that may be busy. */
const fits = sql`
  is_here and case when bound then engines.id = tasks.engine and (is_shared or ${room(IS_CLIP)})
    else ${room(IS_CLIP)} and ${mayTake('engines')} and (weight > 0 or not exists (
      select from engines first where first.weight > 0 and verb = any(first.own_verbs) and ${mayTake('first')}))
  end`

/**
 * Claim the next task that a free engine can draw: first tasks of dead workers, then FAST before RELAX, people with fewest
 * running tasks, and those served longest ago; engines by weight and free slots, standby engines last. Undefined: nothing can
 * run. Call `lockClaims` first, in its own statement.
 */
export async function claimNext(
  tx: Tx,
  {
    owner,
    engines,
    now,
    leaseUntil,
    deadlineAt,
  }: { owner: string; engines: readonly QueueEngine[]; now: Date; leaseUntil: Date; deadlineAt: Date },
): Promise<TaskRow | undefined> {
  // Materialised once: as a join it could be re-evaluated for each row.
  const { rows } = await sql<TaskRow>`
    with ${openTasks(now)}, ${drawers(engines)}, candidates as (
      select id, bound from waiting join people using (user_id)
      where not held and not lost and (begun or running < concurrency)
        and (bound or exists (select from engines where is_here and is_well and ${room('clip')} and (plain_bot = any(leaves_bots)) is not true))
      order by not begun, patient, running, served nulls first, not turbo, since, id
    ), chosen as materialized (
      select choice.* from candidates, lateral (
        select tasks.id, engines.id as engine from tasks, lateral (select ${needs}) as needed, engines
        where tasks.id = candidates.id and status in ('NOT_START', 'SUBMITTED', 'IN_PROGRESS') and ${fits}
        order by weight * free desc, weight * slots desc, free desc, engines.id limit 1
        for update of tasks skip locked
      ) as choice limit 1
    )
    update tasks set engine = chosen.engine, lease_owner = ${owner}, lease_until = ${leaseUntil}, epoch = epoch + 1,
      turn = nextval('drawing_turns'), deadline_at = ${deadlineAt}
    from chosen
    where tasks.id = chosen.id
    returning tasks.*
  `.execute(tx)
  return rows[0]
}

export interface QueueEstimate {
  /** Queue position, 1 is next: round-robin over people. Only queued tasks have one. */
  places: Map<string, number>
  /** Seconds from start to finish, over the latest that were drawn. Null when none were. */
  meanSeconds: number | null
}

/** Estimate of the time these tasks will take, also for hypothetical ones as if queued now. */
export async function readQueueEstimate(
  db: Db,
  taskIds: readonly string[],
  now: Date,
  wanted: readonly QuotedTask[] = [],
): Promise<QueueEstimate> {
  const { rows } = await sql<{ id: string; place: number; meanSeconds: number | null }>`
    with ${openTasks(now, wanted)}, ranked as (
      select id, user_id, since, turbo, patient,
        row_number() over (partition by user_id order by patient, turbo desc, since, id) as own_place
      from waiting where not held and not begun
    ), placed as (
      select id, row_number() over (order by patient, running + own_place, served nulls first, turbo desc, since, id) as place
      from ranked join people using (user_id)
    )
    select id, place, (${meanSeconds}) as "meanSeconds" from placed where id = any(${taskIds}::uuid[])
  `.execute(db)
  return { places: new Map(rows.map(({ id, place }) => [id, place])), meanSeconds: rows[0]?.meanSeconds ?? null }
}

const meanSeconds = sql`
  select avg(extract(epoch from finish_time - start_time))::float8 from (
    select finish_time, start_time from tasks
    where status = 'SUCCESS' and action not in ('UPSCALE', 'DESCRIBE', 'SHORTEN', 'VIDEO', 'EXTEND') and start_time is not null
    order by finish_time desc limit 20
  ) latest`

/** Refusals of an engine since then and since its last success, and the number of people affected. */
export async function countRefused(db: Db, engine: string, since: Date): Promise<{ persons: number; times: number }> {
  const { rows } = await sql<{ persons: number; times: number }>`
    select count(distinct user_id)::int as persons, count(*)::int as times from tasks
    where engine = ${engine} and status = 'FAILURE' and fail_reason = 'engine_refused' and finish_time > greatest(${since}::timestamptz,
      (select max(finish_time) from tasks where engine = ${engine} and status = 'SUCCESS' and turn is not null and finish_time > ${since}))
  `.execute(db)
  return rows[0] ?? { persons: 0, times: 0 }
}

export interface Held {
  taskId: string
  epoch: number
}

/** Prolong leases that have not run out; returns the tasks that are still ours. */
export async function prolongLeases(
  db: Db,
  ownerPrefix: string,
  held: readonly Held[],
  { now, leaseUntil }: { now: Date; leaseUntil: Date },
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    update tasks set lease_until = ${leaseUntil}
    from unnest(${held.map(({ taskId }) => taskId)}::uuid[], ${held.map(({ epoch }) => epoch)}::int[]) as mine(id, epoch)
    where tasks.id = mine.id and tasks.epoch = mine.epoch and starts_with(lease_owner, ${ownerPrefix})
      and lease_until > ${now} and status in ('NOT_START', 'SUBMITTED', 'IN_PROGRESS')
    returning tasks.id
  `.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Nobody draws it, so its deadline restarts: an hour of downtime must not cost people their drawings. */
const releaseLease = (waitUntil: Date) =>
  sql`lease_owner = null, lease_until = null, deadline_at = greatest(deadline_at, ${waitUntil})`

/** Release these workers' tasks except some; not counted as a crash. */
export async function handBackLeases(
  db: Db,
  ownerPrefix: string,
  { except, waitUntil }: { except: readonly string[]; waitUntil: Date },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update tasks set ${releaseLease(waitUntil)}
    where starts_with(lease_owner, ${ownerPrefix}) and id <> all(${except}::uuid[])
      and status in ('NOT_START', 'SUBMITTED', 'IN_PROGRESS')
  `.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Count a crash and let the task go. False: the lease was lost before. */
export async function recordCrash(
  db: Db,
  { taskId, owner, epoch }: Held & { owner: string },
  { now, waitUntil }: { now: Date; waitUntil: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update tasks set ${releaseLease(waitUntil)}, attempts = attempts + 1
    where id = ${taskId} and lease_owner = ${owner} and epoch = ${epoch} and lease_until > ${now}
      and status in ('NOT_START', 'SUBMITTED', 'IN_PROGRESS')
  `.execute(db)
  return Number(numAffectedRows ?? 0) > 0
}

export interface Overdue extends Pick<TaskRow, 'id' | 'engine' | 'ticket' | 'attempt_id' | 'lease_until'> {
  isModal: boolean
  hasCrashed: boolean
}

/** Every open task that must end: past its deadline, or too many crashes. Oldest first, at most 100. */
export async function listOverdue(db: Db, now: Date): Promise<Overdue[]> {
  const { rows } = await sql<Overdue>`
    select id, engine, ticket, attempt_id, lease_until, status = 'MODAL' as "isModal", attempts >= ${CRASHES_MAX} as "hasCrashed"
    from tasks where status in ('NOT_START', 'SUBMITTED', 'IN_PROGRESS', 'MODAL')
      and (deadline_at <= ${now} or attempts >= ${CRASHES_MAX})
    order by id limit 100
  `.execute(db)
  return rows
}

/** Waiting tasks with the same needs and engine. */
export interface LeftTasks extends Needs {
  /** Its current or predicted engine. */
  engine: string
  isBound: boolean
  pinned: boolean
  tried: string[]
  /** Of the oldest, at most 100. */
  ids: string[]
}

/** What nobody draws and came into line before `since`, by what it asks of engines. */
export async function listLeft(db: Db, { since, now }: { since: Date; now: Date }): Promise<LeftTasks[]> {
  const { rows } = await sql<LeftTasks>`
    select engine, ticket is not null or attempt_id is not null as "isBound", pinned, tried, bot_type as bot, verb, blended,
      by_sight is true as "isBySight", linked as "isLinked", clip, clip_seconds as "clipSeconds", loras, (array_agg(id order by id))[:100] as ids
    from tasks, lateral (select ${needs}) as needed
    where status in ('NOT_START', 'SUBMITTED', 'IN_PROGRESS') and submit_time <= ${since}
      and (lease_until is null or lease_until <= ${now})
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
  `.execute(db)
  return rows
}
