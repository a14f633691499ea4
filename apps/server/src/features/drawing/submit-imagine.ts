import type { Task } from '@easel/contract/drawing'
import type { ToldPrice } from '@easel/contract/told-price'
import type { Tx } from '../../db/open.ts'
import type { Actor } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { pricesFor } from '../company/gate.ts'
import { shareLockImages } from '../media/gate.ts'
import type { SubmitDeps, PlannedTask } from './enqueue-tasks.ts'
import { type ImagineBody, planImagine } from './plan-imagine.ts'
import { priceTasks, sumPrices } from './price-tasks.ts'
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
  {
    body: { told, ...body },
    idempotencyKey,
  }: { body: ImagineBody & { told?: ToldPrice | undefined }; idempotencyKey: string | null },
): Promise<{ tasks: Task[] }> {
  const request = { imagine: channelId, ...body }
  const plan = (tx: Tx) => planConfirmed(deps, tx, actor, { body, told })
  return submitTasks(deps, actor, { channelId, idempotencyKey, request, imageIds: body.images ?? [], plan, told })
}

async function planConfirmed(
  deps: SubmitDeps,
  tx: Tx,
  actor: Actor,
  { body, told }: { body: ImagineBody; told: ToldPrice | undefined },
): Promise<PlannedTask[]> {
  const grids = await planImagine({ ...deps, hold: (ids) => shareLockImages(tx, ids) }, tx, actor, body)
  if (grids.length === 1 || body.confirmed === true) return grids
  const priced = await priceTasks(deps, tx, grids, await pricesFor(tx, told, deps.clock.now()))
  throw new Refusal('needs_confirmation', { values: { count: grids.length, cost: sumPrices(priced) } })
}
