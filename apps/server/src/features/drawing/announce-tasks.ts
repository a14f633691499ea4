import type { Task } from '@easel/contract/drawing'
import type { NumberedFrame } from '@easel/contract/live'
import type { Tx } from '../../db/open.ts'
import type { TaskRow, UserRow } from '../../db/tables.ts'
import { putLostCredits } from '../../jobs/deliveries.ts'
import { publish, publishSequences, type Room } from '../../live/outbox.ts'
import { findUser, toAuthor, viewUser } from '../account/gate.ts'
import { planOf } from '../company/gate.ts'
import { availableCredits } from '../ledger/gate.ts'
import { type ShowDeps, showTasks } from './show-tasks.ts'

/** Publish the state of these tasks to their channels. Call it last: the rooms stay locked. */
export async function announceTasks(deps: ShowDeps, tx: Tx, rows: readonly TaskRow[]): Promise<Task[]> {
  const tasks = await showTasks({ ...deps, db: tx }, rows)
  await publishSequences(tx, turnsOf(tasks), deps.clock.now())
  return tasks
}

export interface NewTasks {
  rows: readonly TaskRow[]
  /** Parent tasks whose buttons were pressed. */
  pressed: readonly TaskRow[]
  /** Of all of them. */
  author: UserRow
  /** What the author has left; null: they cost nothing. */
  credits: number | null
}

/** Publish newly enqueued tasks, and the author's account; returns the tasks as everybody sees them. */
export async function announceNew(
  deps: ShowDeps,
  tx: Tx,
  { rows, pressed, author, credits }: NewTasks,
): Promise<Task[]> {
  const now = deps.clock.now()
  const tasks = await showTasks({ ...deps, db: tx }, rows, [toAuthor(author)])
  const turns = turnsOf([...tasks, ...(await showTasks({ ...deps, db: tx }, pressed))])
  if (credits !== null) {
    const user = viewUser(author, { credits, plan: await planOf(tx, author.id, now) }, author.language)
    turns.set(`user:${author.id}`, [{ t: 'user', user }])
  }
  await publishSequences(tx, turns, now)
  return tasks
}

function turnsOf(tasks: readonly Task[]): Map<Room, NumberedFrame[]> {
  const turns = new Map<Room, NumberedFrame[]>()
  for (const task of tasks) {
    const room: Room = `channel:${task.channelId}`
    turns.set(room, [...(turns.get(room) ?? []), { t: 'task', task }])
  }
  return turns
}

/**
 * Publish a person's account state; after the channels.
 *
 * @param spent Credits that they had before: what is lost at once may be told to their webhooks
 */
export async function announceUser(
  { clock }: Pick<ShowDeps, 'clock'>,
  tx: Tx,
  userId: string,
  spent = 0,
): Promise<void> {
  const now = clock.now()
  const row = await findUser(tx, userId)
  if (!row) return
  const standing = { credits: await availableCredits(tx, userId, now), plan: await planOf(tx, userId, now) }
  await putLostCredits(tx, { userId, left: standing.credits, lost: spent }, now)
  await publish(tx, `user:${userId}`, { t: 'user', user: viewUser(row, standing, row.language) }, now)
}
