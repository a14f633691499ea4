import type { Button, Task } from '@easel/contract/drawing'
import { THUMBNAIL_WIDTHS } from '@easel/contract/limits'
import { pictureOf } from '../composer/send/rules.ts'

/**
 * Buttons side by side, in the order they came; a new row begins where another kind of act begins. The heart is none of
 * them: it stands where every card and every open picture has it.
 */
export function groupButtons(buttons: Button[]): Button[][] {
  const rows: Button[][] = []
  let last: string | null = null
  for (const button of buttons) {
    if (button.kind === 'BOOKMARK') continue
    const group: string | null = GROUPS[button.kind] ?? last
    const row = rows.at(-1)
    if (row && group === last) row.push(button)
    else rows.push([button])
    last = group
  }
  return rows
}

/** Kinds without a row of their own (reroll) stand in the row they follow. */
const GROUPS: Partial<Record<Button['kind'], string>> = {
  UPSCALE: 'upscale',
  VARIATION: 'vary',
  INPAINT: 'vary',
  ZOOM: 'zoom',
  PAN: 'pan',
}

/** Whether a dialog comes before what a button does; `remixes`: its reader wants to be asked for other words. */
export function asksFirst({ action }: Task, { kind, opensModal }: Button, remixes: boolean): boolean {
  // What is enlarged or blended once more is asked for the same.
  const isRemixed = kind === 'REROLL' ? !/UPSCALE|BLEND/.test(action) : /VARIATION|PAN/.test(kind)
  return opensModal || (remixes && isRemixed)
}

/** Discord's number for a button that was pressed before. */
const USED = 3

/** Whether a button has done its work before: the server says so, or its picture stands among the chosen ones. */
export function isUsed(button: Button, chosen: Pick<Task, 'index'>[]): boolean {
  if (button.style === USED) return true
  return button.kind === 'UPSCALE' && chosen.some(({ index }) => index !== null && index === pictureOf(button))
}

/** Words that are weighed need only the room of a plate while that goes on. */
const PLATE_RATIO = 5

/** Width by height of the room for what comes, where its picture has this ratio. */
export function roomAhead(action: Button['kind'], ratio: number): number {
  return rowsAhead(action) === 1 ? PLATE_RATIO : ratio
}

/** So many rows of buttons a finished task mostly has: what is found in words has the room of one. */
export function rowsAhead(action: Button['kind']): number {
  return action === 'SHORTEN' || action === 'DESCRIBE' ? 1 : 2
}

/** And one picture of a grid. */
export const PICK_ROWS = 4

/** Tells a button from the others on this screen; by `customId` alone the first line of every description would be one. */
export function pressKey({ id }: Pick<Task, 'id'>, { customId }: Button): string {
  return id + customId
}

/** The newest of the chosen pictures whose button was pressed on this screen. */
export function findPicked(task: Task, chosen: Task[], pressed: ReadonlySet<string>): Task | undefined {
  const isPressed = (button: Button) => pressed.has(pressKey(task, button))
  const picked = task.buttons.filter((button) => button.kind === 'UPSCALE' && isPressed(button)).map(pictureOf)
  return chosen.findLast(({ index }) => picked.includes(index))
}

/** Prompt as the alternative text of a picture: long ones are cut, since a screen reader cannot skim. */
export function altOf(prompt: string): string {
  return prompt.length <= ALT_MAX_CHARS ? prompt : `${prompt.slice(0, ALT_MAX_CHARS - 1)}…`
}

const ALT_MAX_CHARS = 160

/**
 * WebP copies of a picture that is shown so wide, for `srcset`. By how sharp each is there: to work that out from `sizes` takes the
 * browser as long again, which is felt where pictures fly by.
 */
export function srcSetOf(url: string, shownPx: number): string {
  return THUMBNAIL_WIDTHS.map((width) => `${url}?w=${width} ${width / shownPx}x`).join(', ')
}

/** How far the developing picture is blurred, in px; sharp at 100. */
export function blurOf(progress: number): number {
  return Math.round(MAX_BLUR_PX * (1 - progress / 100) * 10) / 10
}

const MAX_BLUR_PX = 14
