import { type Task, tasks } from '@easel/contract/drawing'
import type { ToldPrice } from '@easel/contract/told-price'
import { answerOnce } from '../../db/answer-once.ts'
import type { Tx } from '../../db/open.ts'
import type { Actor } from '../../deps.ts'
import { shareLockMember } from '../channel/gate.ts'
import { shareLockImages, verifyBaseImages } from '../media/gate.ts'
import { shareLockTaskRow } from './queries.ts'
import { enqueueTasks, type SubmitDeps, type PlannedTask } from './enqueue-tasks.ts'

/** What is asked for, and the tasks that it makes. */
export interface Submission {
  channelId: string
  idempotencyKey: string | null
  /** With the same key it must be the same. */
  request: object
  /** Pictures that the tasks will name. */
  imageIds: readonly string[]
  plan: (tx: Tx) => Promise<PlannedTask[]>
  /** The task that they will be of, if they are of one. */
  parentId?: string | undefined
  /** What a quote said that they cost. */
  told: ToldPrice | undefined
}

/**
 * Enqueue planned tasks, all or none and once per idempotency key: tasks, credits and frames share one transaction, during which
 * membership, parent and pictures are share-locked.
 *
 * @throws Refusal not_found, price_changed, insufficient_credits, idempotency_mismatch, and what `plan` throws
 */
export async function submitTasks(
  deps: SubmitDeps,
  actor: Actor,
  { channelId, idempotencyKey, request, imageIds, plan, parentId, told }: Submission,
): Promise<{ tasks: Task[] }> {
  await verifyBaseImages(deps, imageIds)
  return deps.db.transaction().execute(async (tx) => {
    const channel = await shareLockMember(tx, actor, channelId)
    const once = { userId: actor.userId, key: idempotencyKey, request, now: deps.clock.now() }
    return answerOnce(tx, once, {
      read: (kept) => tasks.parse(kept),
      run: async () => {
        // In the order in which a deletion takes them.
        if (parentId !== undefined) await shareLockTaskRow(tx, parentId)
        await shareLockImages(tx, imageIds)
        return { tasks: await enqueueTasks(deps, tx, actor, { channel, wanted: await plan(tx), told }) }
      },
    })
  })
}
