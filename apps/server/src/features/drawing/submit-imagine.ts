import { type submitImagine as call, type Task, tasks } from '@easel/contract/drawing'
import type { BodyOf } from '@easel/contract/call'
import type { Tx } from '../../db/open.ts'
import type { Actor } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { requireMember } from '../channel/gate.ts'
import { answerOnce } from './answer-once.ts'
import { enterLine, mayRelax, type SubmitDeps } from './enter-line.ts'
import { readPrompt } from './read-prompt.ts'

export type ImagineBody = BodyOf<typeof call>

/**
 * Put a grid of four in line, drawn from words. All or nothing: task, credits and frames share one transaction.
 *
 * @throws Refusal not_found, invalid_input, plan_required, insufficient_credits, idempotency_mismatch
 */
export async function submitImagine(
  deps: SubmitDeps,
  actor: Actor,
  channelId: string,
  { body, idempotencyKey }: { body: ImagineBody; idempotencyKey: string | null },
): Promise<{ tasks: Task[] }> {
  return deps.db.transaction().execute(async (tx) => {
    const channel = await requireMember(tx, actor, channelId)
    const request = { imagine: channelId, ...body }
    const once = { userId: actor.userId, key: idempotencyKey, request, now: deps.clock.now() }
    return answerOnce(tx, once, {
      read: (kept) => tasks.parse(kept),
      run: async () => ({ tasks: await imagine(deps, tx, actor, { channelId: channel.id, body }) }),
    })
  })
}

async function imagine(
  deps: SubmitDeps,
  tx: Tx,
  actor: Actor,
  { channelId, body }: { channelId: string; body: ImagineBody },
): Promise<Task[]> {
  // No engine can start from pictures yet; silently leaving them out would be a lie.
  if (body.images && body.images.length > 0) throw new Refusal('invalid_input', { fields: { images: 'not_supported' } })
  const read = readPrompt(body.prompt, { botType: body.botType, mode: body.mode })
  if (read.mode === 'RELAX' && !(await mayRelax(tx, actor.userId, deps.clock.now()))) throw new Refusal('plan_required')
  return enterLine(deps, tx, actor, {
    channel_id: channelId,
    bot_type: read.botType,
    action: 'IMAGINE',
    prompt: body.prompt,
    final_prompt: read.finalPrompt,
    mode: read.mode,
    model_version: read.modelVersion,
    aspect_ratio: read.aspectRatio,
    parameters: JSON.stringify(read.parameters),
    seed: read.seed,
  })
}
