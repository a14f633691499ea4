import type { Db } from '../../db/open.ts'
import type { AskedOfAuthor, TaskRow } from '../../db/tables.ts'
import type { Actor } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { findPress } from './button/list-buttons.ts'
import type { Press } from './button/rules.ts'
import type { PlannedTask } from './enqueue-tasks.ts'
import { type PlanDeps, planDrawing } from './plan-drawing.ts'
import { planClipPress } from './video/plan-clip-press.ts'
import { planImagine } from './plan-imagine.ts'

/** @throws Refusal invalid_input when the task has no such button, conflict when it is not finished */
export function requirePress(parent: TaskRow, customId: string): Press {
  const press = findPress(parent, customId)
  if (!press) throw new Refusal('invalid_input', { fields: { customId: 'no_such_button' } })
  if (parent.status !== 'SUCCESS') throw new Refusal('conflict')
  return press
}

/**
 * Plan the drawings of a button; none for picking a picture or marking a favourite. Used by submit and quote.
 *
 * @throws Refusal conflict when another engine drew the picture or it is gone, plan_required
 */
export async function planPress(
  deps: PlanDeps,
  db: Db,
  actor: Actor,
  { parent, press }: { parent: TaskRow; press: Press },
): Promise<PlannedTask[]> {
  switch (press.kind) {
    case 'pick':
    case 'like':
      return []
    case 'line':
      return planLines(deps, db, actor, { parent, lines: parent.prompts.slice(press.nth - 1, press.nth), asks: true })
    case 'animate':
    case 'extend':
      return [await planClipPress(deps, db, actor, { parent, press })]
    case 'all-lines':
      return planLines(deps, db, actor, { parent, lines: parent.prompts, asks: false })
    default:
      return [await planDrawing(deps, db, actor, { parent, press })]
  }
}

/** Each line is planned like a prompt that the person typed. */
async function planLines(
  deps: PlanDeps,
  db: Db,
  actor: Actor,
  { parent, lines, asks }: { parent: TaskRow; lines: readonly string[]; asks: boolean },
): Promise<PlannedTask[]> {
  const planned: PlannedTask[] = []
  for (const line of lines) {
    const drawings = await planImagine(deps, db, actor, { botType: parent.bot_type, prompt: line })
    const modal: AskedOfAuthor = { kind: 'PROMPT', prompt: line, imageId: null, zoom: null }
    planned.push(...drawings.map((drawing) => ({ ...drawing, parent_id: parent.id, ...(asks && { asks: modal }) })))
  }
  return planned
}
