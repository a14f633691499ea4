import type { Task } from '@easel/contract/drawing'
import type { Actor } from '../../deps.ts'
import type { SubmitDeps } from './enqueue-tasks.ts'
import { type PicturesBody, planPictures } from './plan-pictures.ts'
import { submitTasks } from './submit-tasks.ts'

/**
 * Put as many pictures in line as are wanted, from plain words and perhaps from pictures. A grid's price is shared out: each picture
 * costs its part of it, rounded up once for all.
 *
 * @throws Refusal not_found, invalid_input, plan_required, engine_limit, upstream_unavailable, insufficient_credits, key_limit,
 * idempotency_mismatch
 */
export async function submitPictures(
  deps: SubmitDeps,
  actor: Actor,
  channelId: string,
  { body, idempotencyKey }: { body: PicturesBody; idempotencyKey: string | null },
): Promise<{ tasks: Task[] }> {
  return submitTasks(deps, actor, {
    channelId,
    idempotencyKey,
    request: { pictures: channelId, ...body },
    imageIds: body.images,
    plan: (tx) => planPictures(deps, tx, actor, body),
    told: undefined,
  })
}
