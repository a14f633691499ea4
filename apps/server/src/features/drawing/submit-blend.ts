import type { Task } from '@easel/contract/drawing'
import type { ToldPrice } from '@easel/contract/told-price'
import type { Actor } from '../../deps.ts'
import type { SubmitDeps } from './enqueue-tasks.ts'
import { type BlendBody, planBlend } from './plan-blend.ts'
import { submitTasks } from './submit-tasks.ts'

/**
 * Put a grid of four in line that joins two to six pictures.
 *
 * @throws Refusal not_found, also for a picture; engine_limit for more than the engine joins, plan_required,
 * insufficient_credits, idempotency_mismatch
 */
export async function submitBlend(
  deps: SubmitDeps,
  actor: Actor,
  channelId: string,
  {
    body: { told, ...body },
    idempotencyKey,
  }: { body: BlendBody & { told?: ToldPrice | undefined }; idempotencyKey: string | null },
): Promise<{ tasks: Task[] }> {
  return submitTasks(deps, actor, {
    channelId,
    idempotencyKey,
    told,
    request: { blend: channelId, ...body },
    imageIds: body.images,
    plan: (tx) => planBlend(deps, tx, actor, body),
  })
}
