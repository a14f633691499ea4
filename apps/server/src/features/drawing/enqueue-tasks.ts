import type { Task } from '@easel/contract/drawing'
import type { ToldPrice } from '@easel/contract/told-price'
import { MODAL_MINUTES } from '@easel/contract/limits'
import type { Config } from '../../config.ts'
import type { Db, Tx } from '../../db/open.ts'
import type { AskedOfAuthor, TaskParameters, UserRow } from '../../db/tables.ts'
import type { Actor, Deps } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { putLostCredits } from '../../jobs/deliveries.ts'
import { type JoinedChannel, noteNews } from '../channel/gate.ts'
import { planOf, type PriceList, pricesFor, requireRoom, requireTold } from '../company/gate.ts'
import { spendOfKey } from '../key/gate.ts'
import { holdForEach } from '../ledger/gate.ts'
import type { DamageDeps } from '../media/gate.ts'
import { announceNew } from './announce-tasks.ts'
import { notePresses } from './button/queries.ts'
import { countOpenTasks, lockSubmitter, insertTasks, type NewTask } from './queries.ts'
import { type PricedTask, priceTasks } from './price-tasks.ts'
import { WAIT_MS } from './rules.ts'
import { tellChange } from './tell-change.ts'

/** Retry-After while the disk is full. */
const ROOM_RETRY_SECONDS = 60

export type SubmitDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'engines' | 'space' | 'traces'> &
  DamageDeps & { config: Pick<Config, 'publicUrl'> }

/** A task to be created; its price and deadline are set here. */
export type PlannedTask = Pick<
  NewTask,
  'bot_type' | 'action' | 'mode' | 'prompt' | 'final_prompt' | 'model_version' | 'aspect_ratio'
> & {
  parameters: TaskParameters
  /** The only engine that may; left out: whoever can. */
  pinnedTo?: string | null
  seed: number | null
  parent_id?: string
  index?: number
  /** `customId` of the button of `parent_id` that asks for it. */
  pressed?: string
  base_image_ids?: string[]
  mask_id?: string
  /** If set, the author is asked for this before the task is queued. */
  asks?: AskedOfAuthor
}

/**
 * Enqueue tasks, all or none: hold credits, insert rows, notify workers and publish in the caller's transaction. Tasks that ask
 * their author first wait in MODAL at no cost.
 *
 * @param told What its author was told that they cost; they cost no more
 * @throws Refusal storage_full, engine_limit, upstream_unavailable, price_changed, insufficient_credits, key_limit, quota_reached, banned
 */
export async function enqueueTasks(
  deps: SubmitDeps,
  tx: Tx,
  actor: Actor,
  { channel, wanted, told }: { channel: JoinedChannel; wanted: readonly PlannedTask[]; told?: ToldPrice | undefined },
): Promise<Task[]> {
  const { userId } = actor
  requireDiskSpace(deps)
  const { person: author, today, hearsOfCredits } = await requireTaskQuota(tx, userId, wanted)
  const now = deps.clock.now()
  const prices = await pricesFor(tx, told, now, today)
  const priced = await priceTasks(deps, tx, wanted, prices)
  // Before other locks, in the same order as deleting a task.
  const pressed = await notePresses(tx, pressedAmong(wanted))
  const planned = priced.map((one) =>
    planRow({
      ...one,
      id: deps.newId(),
      channelId: channel.id,
      userId,
      now,
      priceList: prices.id,
      trace: deps.traces.current(),
      ...columnsOfProgram(actor),
    }),
  )
  const total = planned.reduce((sum, { cost }) => sum + cost, 0)
  requireTold(told, total)
  await spendOfKey(tx, actor, { credits: total, tasks: planned.length, now })
  const holds = planned.map(({ id, cost, action }) => ({ taskId: id, credits: cost, reason: action }))
  const credits = await holdForEach(tx, { userId, tasks: holds, now, newId: deps.newId })
  const rows = await insertTasks(tx, planned)
  const newest = rows.at(-1)
  if (newest) await noteNews(tx, channel, { userId, itemId: newest.id, now })
  const tasks = await announceNew(deps, tx, { rows, pressed, author, credits })
  await tellChange(deps, tx, rows, tasks)
  if (credits !== null && hearsOfCredits) await putLostCredits(tx, { userId, left: credits, lost: total }, now)
  return tasks
}

/** @throws Refusal storage_full while there is so little room that pictures would take the database's */
export function requireDiskSpace({ space }: Pick<Deps, 'space'>): void {
  if (space.isLow()) throw new Refusal('storage_full', { retryAfter: ROOM_RETRY_SECONDS })
}

/**
 * Check the task quota; also reads today's prices, and whether webhooks of the person want to hear of few credits. Locks the person's row, so a concurrent suspension either sees these tasks or makes this fail.
 *
 * @throws Refusal quota_reached, banned
 */
export async function requireTaskQuota(
  tx: Tx,
  userId: string,
  wanted: readonly Pick<PlannedTask, 'mode'>[],
): Promise<{ person: UserRow; today: PriceList; hearsOfCredits: boolean }> {
  const person = await lockSubmitter(tx, userId)
  if (!person) throw new Refusal('banned')
  const { quotas, prices, hearsOfCredits, ...open } = await countOpenTasks(tx, userId)
  const relaxed = wanted.filter(({ mode }) => mode === 'RELAX').length
  if (relaxed > 0) requireRoom(quotas, 'relaxTasks', open.relaxed + relaxed)
  if (relaxed < wanted.length) requireRoom(quotas, 'tasks', open.others + wanted.length - relaxed)
  return { person, today: prices, hearsOfCredits }
}

/** Tasks whose buttons these mark as pressed; tasks in MODAL mark theirs on confirmation. */
function pressedAmong(tasks: readonly PlannedTask[]): string[] {
  return tasks.flatMap(({ pressed, parent_id, asks }) => (pressed && parent_id && !asks ? [parent_id] : []))
}

type PlannedFor = { now: Date; priceList: number; trace: string | null } & Record<
  'id' | 'channelId' | 'userId',
  string
> &
  ReturnType<typeof columnsOfProgram>

/** Which program asked, and what it wants to have kept. */
export function columnsOfProgram({ program }: Pick<Actor, 'program'>) {
  return { key_id: program?.keyId ?? null, client: program?.client ? JSON.stringify(program.client) : null }
}

function planRow({
  task,
  engine,
  parameters,
  price,
  id,
  channelId,
  userId,
  now,
  priceList,
  key_id,
  client,
  trace,
}: PricedTask<PlannedTask> & PlannedFor): NewTask & { cost: number } {
  const { asks, pinnedTo = null, parameters: _, ...wanted } = task
  return {
    ...blankTask(wanted),
    id,
    channel_id: channelId,
    user_id: userId,
    seed: task.seed ?? seedOf(id),
    status: asks ? 'MODAL' : 'NOT_START',
    modal: asks ? JSON.stringify(asks) : null,
    cost: asks ? 0 : price,
    price_list: priceList,
    parameters: JSON.stringify(parameters),
    engine,
    pinned: pinnedTo !== null,
    key_id,
    client,
    trace,
    submit_time: now,
    deadline_at: new Date(now.getTime() + (asks ? MODAL_MINUTES * 60_000 : WAIT_MS)),
  }
}

/** RELAX is free where the plan has it. */
export async function mayRelax(db: Db, userId: string, now: Date): Promise<boolean> {
  return (await planOf(db, userId, now))?.relax ?? false
}

function blankTask(task: Omit<PlannedTask, 'asks' | 'pinnedTo' | 'parameters'>) {
  const unset = { grid_id: null, fail_reason: null, fail_detail: null, start_time: null, finish_time: null }
  const unheld = { lease_owner: null, lease_until: null, ticket: null, turn: null }
  return { ...unset, ...unheld, ...task, parent_id: task.parent_id ?? null, index: task.index ?? null }
}

/** The last 32 bits of a UUIDv7 come from the system's random source. */
function seedOf(id: string): number {
  return Number.parseInt(id.slice(-8), 16)
}
