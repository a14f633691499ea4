import type { Task } from '@easel/contract/drawing'
import type { ToldPrice } from '@easel/contract/told-price'
import type { Actor } from '../../../deps.ts'
import { shareLockImages } from '../../media/gate.ts'
import type { SubmitDeps } from '../enqueue-tasks.ts'
import { submitTasks } from '../submit-tasks.ts'
import { planVideo, type VideoBody } from './plan-video.ts'

/**
 * Put a clip in line: of words, of a first picture, perhaps to a last one.
 *
 * @throws Refusal medium_off, engine_limit, invalid_input, not_found, plan_required, price_changed, insufficient_credits,
 * idempotency_mismatch
 */
export async function submitVideo(
  deps: SubmitDeps,
  actor: Actor,
  channelId: string,
  {
    body: { told, ...body },
    idempotencyKey,
  }: { body: VideoBody & { told?: ToldPrice | undefined }; idempotencyKey: string | null },
): Promise<{ tasks: Task[] }> {
  return submitTasks(deps, actor, {
    channelId,
    idempotencyKey,
    told,
    request: { video: channelId, ...body },
    parentId: body.parentId,
    imageIds: [body.image, body.endImage].filter((id) => id !== undefined),
    plan: (tx) => planVideo({ ...deps, hold: (ids) => shareLockImages(tx, ids) }, tx, actor, body),
  })
}
