import type { Db, Tx } from '../../db/open.ts'
import type { Task } from '@easel/contract/drawing'
import type { ClientOfTask } from '../../db/key-tables.ts'
import type { ImageRow, TaskRow } from '../../db/tables.ts'
import type { Actor, Deps } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { shareLockMember, type JoinedChannel, listJoined, requireMember } from '../channel/gate.ts'
import { listDrawnWith } from '../media/gate.ts'
import { findPictures } from './find-pictures.ts'
import { addLikes } from './likes/add-likes.ts'
import { shareLockTaskRow, getTask, listTasksById } from './queries.ts'
import { listRowsFor, type WhichTasks } from './program-queries.ts'
import { promptCapabilitiesOf } from './routing/can-draw.ts'
import { type ShowDeps, showTasks } from './show-tasks.ts'

export { countTasksByDay, countTasksOf } from './overview-queries.ts'
export { nearestRatio } from './nearest-ratio.ts'
export { ENGINE_FAULTS } from './rules.ts'
export { shareGrid } from './share-rules.ts'
export { personalData } from './person-queries.ts'
export { containsPattern, isLiked, listOpenTasks } from './queries.ts'
export { countOpenByStatus, type Line, readLine } from './queue/line-queries.ts'
export { findNumber } from './program-queries.ts'
export type { ShowDeps } from './show-tasks.ts'

/** A task that has come to its end without being cancelled; undefined for every other, and where it is gone. */
export async function findEnded(db: Db, taskId: string): Promise<TaskRow | undefined> {
  const [task] = await listTasksById(db, [taskId])
  return task?.status === 'SUCCESS' || task?.status === 'FAILURE' ? task : undefined
}

/**
 * A task and its channel, if the person is in that channel.
 *
 * @throws Refusal not_found, for a stranger's task as for none
 */
export async function requireTask(
  db: Db,
  actor: Pick<Actor, 'userId'>,
  taskId: string,
): Promise<{ task: TaskRow; channel: JoinedChannel }> {
  const task = await getTask(db, taskId)
  return { task, channel: await requireMember(db, actor, task.channel_id) }
}

/**
 * The same with share locks: until the transaction ends membership, channel and task stay.
 *
 * @throws Refusal not_found
 */
export async function shareLockTask(
  tx: Tx,
  actor: Pick<Actor, 'userId'>,
  taskId: string,
): Promise<{ task: TaskRow; channel: JoinedChannel }> {
  const task = await shareLockTaskRow(tx, taskId)
  return { task, channel: await shareLockMember(tx, actor, task.channel_id) }
}

/** Those of these tasks that a person may see: in their channels, and their own anywhere. Unordered. */
export async function listSeenTasks(
  db: Db,
  { userId }: Pick<Actor, 'userId'>,
  ids: readonly string[],
): Promise<TaskRow[]> {
  const rows = await listTasksById(db, ids)
  const ofOthers = rows.filter((row) => row.user_id !== userId)
  const joined = await listJoined(
    db,
    userId,
    ofOthers.map((row) => row.channel_id),
  )
  return rows.filter((row) => row.user_id === userId || joined.has(row.channel_id))
}

/** @throws Refusal not_found */
export async function requireSeenTask(db: Db, actor: Pick<Actor, 'userId'>, taskId: string): Promise<TaskRow> {
  const [task] = await listSeenTasks(db, actor, [taskId])
  if (!task) throw new Refusal('not_found')
  return task
}

/**
 * The same with a share lock, so that nobody deletes it meanwhile.
 *
 * @throws Refusal not_found
 */
export async function shareLockSeenTask(tx: Tx, actor: Pick<Actor, 'userId'>, taskId: string): Promise<TaskRow> {
  await shareLockTaskRow(tx, taskId)
  return requireSeenTask(tx, actor, taskId)
}

/** A picture that a person may start from, by id or by its bytes; undefined: they may see none like that. */
export async function findSeenPicture(
  db: Db,
  { userId }: Pick<Actor, 'userId'>,
  which: { id: string } | { sha256: string },
): Promise<Pick<ImageRow, 'id' | 'width' | 'height'> | undefined> {
  const ids = 'id' in which ? [which.id] : await listDrawnWith(db, which.sha256)
  for (const id of ids) {
    const [found] = await findPictures(db, { userId }, { ids: [id], field: 'image' }).catch(ifUnknown)
    if (found) return found
  }
  return undefined
}

function ifUnknown(error: unknown): never[] {
  if (error instanceof Refusal && error.reason === 'not_found') return []
  throw error
}

/** A task as a program is shown it, with what only programs read. */
export interface ProgramTask {
  task: Task
  /** What clients call it that know numbers only. */
  number: number
  client: ClientOfTask | null
  /** What its clip shall be; null: it makes none, or goes on from one. */
  clip: TaskRow['parameters']['clip'] | null
}

/** Names that `--lora` takes, in lower case. */
export function listLoras({ engines }: Pick<Deps, 'engines'>): string[] {
  return [...promptCapabilitiesOf(engines.list()).loras].sort()
}

/** Tasks of this person and those of this channel, as a program is shown them; newest first unless said. */
export async function listProgramTasks(
  deps: ShowDeps,
  whose: { userId: string; channelId: string },
  which: WhichTasks,
): Promise<ProgramTask[]> {
  const rows = await listRowsFor(deps.db, whose, which)
  const tasks = await showTasks(deps, rows)
  return rows.flatMap(({ number, client, parameters: { clip = null } }, nth) => {
    const task = tasks[nth]
    return task ? [{ task, number, client, clip }] : []
  })
}

/** These tasks as this reader sees them, by id; those that are none are left out. */
export async function readTasks(
  deps: ShowDeps,
  { userId }: Pick<Actor, 'userId'>,
  ids: readonly string[],
): Promise<Map<string, Task>> {
  const tasks = await showTasks(deps, await listTasksById(deps.db, ids))
  return new Map((await addLikes(deps.db, userId, tasks)).map((task) => [task.id, task]))
}
