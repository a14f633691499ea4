import type { Button, TaskAction } from '@easel/contract/drawing'

/** What pressing a button asks for; `index` is 1 to 4. */
export type Press =
  | { kind: 'UPSCALE'; index: number }
  | { kind: 'VARIATION'; index: number; strength: 'strong' | 'subtle' }
  | { kind: 'REROLL' }

interface ButtonRow {
  /** Fills `<id>` of `customId`. */
  customId: string
  label: string
  emoji: string | null
  press: Press
}

const GRID: readonly ButtonRow[] = [
  ...[1, 2, 3, 4].map((index) => row(`MJ::JOB::upsample::${index}::<id>`, `U${index}`, { kind: 'UPSCALE', index })),
  row('MJ::JOB::reroll::0::<id>::SOLO', '', { kind: 'REROLL' }, '🔄'),
  ...[1, 2, 3, 4].map((index) =>
    row(`MJ::JOB::variation::${index}::<id>`, `V${index}`, { kind: 'VARIATION', index, strength: 'strong' }),
  ),
]

/** Every grid of four has the same buttons, whatever the version; a single picture has none that work yet. */
const rowsByAction: Partial<Record<TaskAction, readonly ButtonRow[]>> = { IMAGINE: GRID, VARIATION: GRID, REROLL: GRID }

/** Discord's secondary style. */
const SECONDARY = 2

/** The buttons under a finished task, in their order. */
export function buttonsOf(task: { id: string; action: TaskAction }): Button[] {
  return (rowsByAction[task.action] ?? []).map(({ customId, label, emoji, press }) => ({
    customId: customId.replace('<id>', task.id),
    label,
    emoji,
    style: SECONDARY,
    kind: press.kind,
    opensModal: false,
  }))
}

/** Undefined: the task has no such button. */
export function findPress(task: { id: string; action: TaskAction }, customId: string): Press | undefined {
  return rowsByAction[task.action]?.find((candidate) => candidate.customId.replace('<id>', task.id) === customId)?.press
}

function row(customId: string, label: string, press: Press, emoji: string | null = null): ButtonRow {
  return { customId, label, emoji, press }
}
