import { type Task, tasks } from '@easel/contract/drawing'
import { answerOnce } from '../../db/answer-once.ts'
import type { Tx } from '../../db/open.ts'
import type { TaskRow } from '../../db/tables.ts'
import type { Actor } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { shareLockMember, type JoinedChannel, noteNews } from '../channel/gate.ts'
import { announceTasks } from './announce-tasks.ts'
import type { SubmitDeps } from './enqueue-tasks.ts'
import { shareLockSeenTask } from './gate.ts'
import { insertTask, type NewTask } from './queries.ts'

/**
 * Show an own finished task in a channel, as a new task with the same pictures: free, immediate, with working buttons.
 *
 * @throws Refusal not_found, not_author for another member's, conflict when nothing came of it yet, idempotency_mismatch
 */
export async function submitShow(
  deps: SubmitDeps,
  actor: Actor,
  channelId: string,
  { body, idempotencyKey }: { body: { taskId: string }; idempotencyKey: string | null },
): Promise<{ tasks: Task[] }> {
  return deps.db.transaction().execute(async (tx) => {
    const channel = await shareLockMember(tx, actor, channelId)
    const request = { show: channelId, ...body }
    const once = { userId: actor.userId, key: idempotencyKey, request, now: deps.clock.now() }
    return answerOnce(tx, once, {
      read: (kept) => tasks.parse(kept),
      run: async () => ({ tasks: await show(deps, tx, actor, { channel, taskId: body.taskId }) }),
    })
  })
}

async function show(
  deps: SubmitDeps,
  tx: Tx,
  actor: Actor,
  { channel, taskId }: { channel: JoinedChannel; taskId: string },
): Promise<Task[]> {
  const original = await shareLockSeenTask(tx, actor, taskId)
  if (original.user_id !== actor.userId) throw new Refusal('not_author')
  if (original.status !== 'SUCCESS') throw new Refusal('conflict')
  const now = deps.clock.now()
  const task = await insertTask(tx, { ...copyOf(original, now), id: deps.newId(), channel_id: channel.id })
  await noteNews(tx, channel, { userId: actor.userId, itemId: task.id, now })
  return announceTasks(deps, tx, [task])
}

/** Not drawn by an engine, so it has no start time or turn; `index` is null because it is not a crop of a grid. */
function copyOf(original: TaskRow, now: Date): NewTask {
  const { parameters, recipes, weights, pictures_not_drawn } = original
  return {
    ...original,
    parameters: JSON.stringify(parameters),
    recipes: JSON.stringify(recipes),
    weights: JSON.stringify(weights),
    pictures_not_drawn: JSON.stringify(pictures_not_drawn),
    modal: null,
    ...{ ticket: null, attempt_id: null, pinned: false, tried: [] },
    parent_id: original.id,
    ...{ index: null, pressed: null },
    cost: 0,
    ...{ submit_time: now, start_time: null, finish_time: now, deadline_at: now },
    ...{ lease_owner: null, lease_until: null, turn: null, version: 1, epoch: 0, attempts: 0 },
    ...{ number: undefined, key_id: null, client: null },
  }
}
