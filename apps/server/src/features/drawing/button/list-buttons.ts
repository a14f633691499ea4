import type { Button } from '@easel/contract/drawing'
import {
  type ButtonRow,
  buttonsOfDescription,
  buttonsOfSingle,
  buttonsOfEnlarged,
  type FinishedTask,
  CLIP_BUTTONS,
  GRID_BUTTONS,
  buttonsOfPicked,
  type Press,
  buttonsOfShortening,
} from './rules.ts'

/** Discord's numbers for a button that was never pressed, and for one that was. */
const SECONDARY = 2
const USED = 3

/** These always ask for input first. Remix adds more, by personal setting. */
const ALWAYS_ASK: ReadonlySet<Press['kind']> = new Set(['region', 'custom-zoom', 'line'])

/**
 * Buttons of a finished task in order.
 *
 * @param used `customId`s that already led to tasks
 * @param hidden Kinds for which nothing is there just now
 */
export function listButtons(
  task: FinishedTask,
  used: ReadonlySet<string> = new Set(),
  hidden: ReadonlySet<Button['kind']> = new Set(),
): Button[] {
  const rows = rowsOf(task).filter(({ kind }) => !hidden.has(kind))
  return rows.map(({ customId, label, emoji, kind, press }) => ({
    customId: fill(customId, task),
    label,
    emoji,
    style: used.has(fill(customId, task)) ? USED : SECONDARY,
    kind,
    opensModal: ALWAYS_ASK.has(press.kind),
  }))
}

/** Undefined: the task has no such button. */
export function findPress(task: FinishedTask, customId: string): Press | undefined {
  return rowsOf(task).find((candidate) => fill(candidate.customId, task) === customId)?.press
}

function fill(customId: string, { id }: FinishedTask): string {
  return customId.replace('<id>', id)
}

function rowsOf(task: FinishedTask): readonly ButtonRow[] {
  switch (task.action) {
    case 'UPSCALE':
      return task.parameters.work?.change.kind === 'upscale' ? buttonsOfEnlarged(task) : buttonsOfPicked(task)
    case 'DESCRIBE':
      return buttonsOfDescription(task)
    case 'SHORTEN':
      return buttonsOfShortening(task)
    case 'VIDEO':
    case 'EXTEND':
      return CLIP_BUTTONS
    default:
      return task.image_ids?.length === 1 ? buttonsOfSingle(task) : GRID_BUTTONS
  }
}
