import type { Task } from '@easel/contract/drawing'
import type { Tx } from '../../db/open.ts'
import type { Actor } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { shareLockImages } from '../media/gate.ts'
import type { SubmitDeps, PlannedTask } from './enqueue-tasks.ts'
import { type ImagineBody, planImagine } from './plan-imagine.ts'
import { priceOf } from './rules.ts'
import { submitTasks } from './submit-tasks.ts'

/**
 * Put grids of four in line, drawn from words and perhaps from pictures: one, or one for each combination of what the
 * prompt has in braces.
 *
 * @throws Refusal not_found, invalid_input, plan_required, needs_confirmation for several that nobody has confirmed,
 * insufficient_credits, idempotency_mismatch
 */
export async function submitImagine(
  deps: SubmitDeps,
  actor: Actor,
  channelId: string,
  { body, idempotencyKey }: { body: ImagineBody; idempotencyKey: string | null },
): Promise<{ tasks: Task[] }> {
  const request = { imagine: channelId, ...body }
  const plan = (tx: Tx) => planConfirmed(deps, tx, actor, body)
  return submitTasks(deps, actor, { channelId, idempotencyKey, request, imageIds: body.images ?? [], plan })
}

async function planConfirmed(deps: SubmitDeps, tx: Tx, actor: Actor, body: ImagineBody): Promise<PlannedTask[]> {
  const grids = await planImagine({ ...deps, hold: (ids) => shareLockImages(tx, ids) }, tx, actor, body)
  const values = { count: grids.length, cost: priceOf(grids) }
  if (grids.length > 1 && body.confirmed !== true) throw new Refusal('needs_confirmation', { values })
  return grids
}
