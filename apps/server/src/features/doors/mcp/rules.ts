import type { Button, Task } from '@easel/contract/drawing'

/** Names of buttons that show only a sign. */
const NAMES: readonly [part: RegExp, name: (match: RegExpExecArray) => string][] = [
  [/::reroll::|Picread::Retry/, () => 'Reroll'],
  [/pan_(\w+?)::/, ([, way = '']) => `Pan ${way}`],
  [/BOOKMARK/, () => 'Like'],
  [/(?:PicReader|PromptAnalyzer)::(\d)/, ([, nth = '']) => `Line ${nth}`],
]

/** What a button is called: as it is labelled, or by what it does. */
export function nameOf({ label, customId }: Pick<Button, 'label' | 'customId'>): string {
  if (label !== '') return label
  for (const [part, name] of NAMES) {
    const match = part.exec(customId)
    if (match) return name(match)
  }
  return customId
}

/** A task's button by its name, its sign or its id; undefined: it has none like that. */
export function findButton({ buttons }: Pick<Task, 'buttons'>, said: string): Button | undefined {
  const sought = said.trim().toLowerCase()
  return (
    buttons.find(({ customId }) => customId.toLowerCase() === sought) ??
    buttons.find((button) => nameOf(button).toLowerCase() === sought || button.emoji === said.trim())
  )
}

/** 0 to 100 of all these tasks together. */
export function progressOf(tasks: readonly Pick<Task, 'status' | 'progress'>[]): number {
  const each = tasks.map(({ status, progress }) => (isEnded({ status }) ? 100 : progress))
  return Math.floor(each.reduce((sum, one) => sum + one, 0) / Math.max(1, each.length))
}

export function isEnded({ status }: Pick<Task, 'status'>): boolean {
  return status === 'SUCCESS' || status === 'FAILURE' || status === 'CANCEL'
}

/** Whether somebody should be told the price before: of more than one drawing, or of more than a grid costs. */
export function isDear({ count, cost }: { count: number; cost: number }, priceOfGrid: number): boolean {
  return count > 1 || cost > priceOfGrid
}
