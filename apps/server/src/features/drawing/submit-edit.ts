import type { BotType, Mode, Task } from '@easel/contract/drawing'
import type { Tx } from '../../db/open.ts'
import type { Actor } from '../../deps.ts'
import { shareLockImages } from '../media/gate.ts'
import type { PlannedTask, SubmitDeps } from './enqueue-tasks.ts'
import { planRegion } from './plan-region.ts'
import { readOneDrawing } from './read-prompt.ts'
import { requireModes } from './require-modes.ts'
import { promptCapabilitiesOf } from './routing/can-draw.ts'
import { readPromptSettings } from './settings/read-prompt-settings.ts'
import { submitTasks } from './submit-tasks.ts'
import { requireAllowed } from './words/require-allowed.ts'

export interface Edit {
  botType: BotType
  prompt: string
  /** An upload of one's own, or a picture that one may see. */
  image: string
  /** An upload of one's own of the picture's size, white where it changes. */
  mask: string
  mode?: Mode
}

/**
 * Draw a region of any picture anew, also of one that no task shows. A picture that was drawn here goes to the engine that has its
 * recipe; any other to one that works from what it sees.
 *
 * @throws Refusal not_found, invalid_input, engine_limit when no engine can, plan_required, insufficient_credits, key_limit,
 * idempotency_mismatch
 */
export async function submitEdit(
  deps: SubmitDeps,
  actor: Actor,
  channelId: string,
  { body, idempotencyKey }: { body: Edit; idempotencyKey: string | null },
): Promise<{ tasks: Task[] }> {
  const request = { edit: channelId, ...body }
  const plan = (tx: Tx) => planEdit(deps, tx, actor, body)
  return submitTasks(deps, actor, { channelId, idempotencyKey, request, imageIds: [body.image], plan, told: undefined })
}

async function planEdit(
  deps: SubmitDeps,
  tx: Tx,
  actor: Actor,
  { botType, prompt, image, mask, mode }: Edit,
): Promise<PlannedTask[]> {
  const { settings, options } = await readPromptSettings(tx, actor, botType)
  const asked = { botType, mode, settings, options, ...promptCapabilitiesOf(deps.engines.list()) }
  const drawing = readOneDrawing(prompt, asked)
  await requireAllowed(tx, [drawing])
  await requireModes(deps, tx, actor, [drawing])
  await shareLockImages(tx, [image])
  return [await planRegion(deps, tx, actor, { drawing, botType, image, mask })]
}
