import type { Task } from '@easel/contract/drawing'
import type { ToldPrice } from '@easel/contract/told-price'
import type { Actor } from '../../deps.ts'
import type { SubmitDeps } from './enqueue-tasks.ts'
import { type ShortenBody, planShorten } from './plan-shorten.ts'
import { submitTasks } from './submit-tasks.ts'

/**
 * Put one task in line that weighs the words of a prompt and finds five shorter ones.
 *
 * @throws Refusal not_found, invalid_input, plan_required, insufficient_credits, idempotency_mismatch
 */
export async function submitShorten(
  deps: SubmitDeps,
  actor: Actor,
  channelId: string,
  {
    body: { told, ...body },
    idempotencyKey,
  }: { body: ShortenBody & { told?: ToldPrice | undefined }; idempotencyKey: string | null },
): Promise<{ tasks: Task[] }> {
  return submitTasks(deps, actor, {
    channelId,
    idempotencyKey,
    told,
    request: { shorten: channelId, ...body },
    imageIds: [],
    plan: (tx) => planShorten(deps, tx, actor, body),
  })
}
