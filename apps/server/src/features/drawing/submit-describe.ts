import type { Task } from '@easel/contract/drawing'
import type { ToldPrice } from '@easel/contract/told-price'
import type { Actor } from '../../deps.ts'
import type { SubmitDeps } from './enqueue-tasks.ts'
import { type DescribeBody, planDescribe } from './plan-describe.ts'
import { submitTasks } from './submit-tasks.ts'

/**
 * Put one task in line that finds four prompts from which a picture could have come.
 *
 * @throws Refusal not_found, also for the picture; plan_required, insufficient_credits, idempotency_mismatch
 */
export async function submitDescribe(
  deps: SubmitDeps,
  actor: Actor,
  channelId: string,
  {
    body: { told, ...body },
    idempotencyKey,
  }: { body: DescribeBody & { told?: ToldPrice | undefined }; idempotencyKey: string | null },
): Promise<{ tasks: Task[] }> {
  return submitTasks(deps, actor, {
    channelId,
    idempotencyKey,
    told,
    request: { describe: channelId, ...body },
    imageIds: [body.image],
    plan: (tx) => planDescribe(deps, tx, actor, body),
  })
}
