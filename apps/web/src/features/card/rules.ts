import type { Button, Task } from '@easel/contract/drawing'
import { THUMBNAIL_WIDTHS } from '@easel/contract/limits'
import { pictureOf } from '../composer/send/rules.ts'

/**
 * Rows of buttons in the server's order; a new row begins with another kind of action. The like button is left out, because cards
 * and lightbox have their own.
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

/** Kinds without a row of their own (reroll) continue the row before them. */
const GROUPS: Partial<Record<Button['kind'], string>> = {
  UPSCALE: 'upscale',
  VARIATION: 'vary',
  INPAINT: 'vary',
  ZOOM: 'zoom',
  PAN: 'pan',
  VIDEO: 'animate',
  EXTEND: 'extend',
}

/** Whether a dialog opens before the button's action; `remixes`: the reader wants to edit prompts first. */
export function opensDialogFirst({ action }: Task, { kind, opensModal }: Button, remixes: boolean): boolean {
  // Rerolling an upscale, a blend or a clip has no prompt to edit.
  const isRemixed = kind === 'REROLL' ? !/UPSCALE|BLEND|VIDEO|EXTEND/.test(action) : /VARIATION|PAN/.test(kind)
  return opensModal || (remixes && isRemixed)
}

/** Style of a used button in Discord's numbering, which the API follows. */
const USED = 3

/** Whether a button was used before: the server says so, or its picture is among the picked ones. */
export function isUsed(button: Button, chosen: Pick<Task, 'index'>[]): boolean {
  if (button.style === USED) return true
  return button.kind === 'UPSCALE' && chosen.some(({ index }) => index !== null && index === pictureOf(button))
}

/** Tasks that only analyse words need the height of a progress plate while they run. */
const PLATE_RATIO = 5

/** Aspect ratio (width / height) to reserve for a result, where its picture has this ratio. */
export function expectedRatio(action: Button['kind'], ratio: number): number {
  return SAYS_WORDS.includes(action) ? PLATE_RATIO : ratio
}

const SAYS_WORDS: readonly Button['kind'][] = ['DESCRIBE', 'SHORTEN']

/**
 * Number of button rows that a finished task usually has: a grid 2, a single picture 4, and one more where it can be set in motion; a
 * clip and text results reserve one.
 */
export function expectedButtonRows(action: Button['kind'], { animates }: { animates: boolean }): number {
  if (action === 'UPSCALE') return animates ? 5 : 4
  return SAYS_WORDS.includes(action) || action === 'VIDEO' || action === 'EXTEND' ? 1 : 2
}

/** Identifies a pressed button; `customId` alone is not unique, because every "describe" task has the same ones. */
export function pressKey({ id }: Pick<Task, 'id'>, { customId }: Button): string {
  return id + customId
}

/** The newest picked picture whose button was pressed on this page. */
export function findPicked(task: Task, chosen: Task[], pressed: ReadonlySet<string>): Task | undefined {
  const isPressed = (button: Button) => pressed.has(pressKey(task, button))
  const picked = task.buttons.filter((button) => button.kind === 'UPSCALE' && isPressed(button)).map(pictureOf)
  return chosen.findLast(({ index }) => picked.includes(index))
}

/** Alternative text of a picture: the prompt, shortened, since screen readers cannot skim. */
export function altOf(prompt: string): string {
  return prompt.length <= ALT_MAX_CHARS ? prompt : `${prompt.slice(0, ALT_MAX_CHARS - 1)}…`
}

const ALT_MAX_CHARS = 160

/**
 * `srcset` of WebP copies for a picture shown at this width. With density descriptors, because resolving `sizes` takes the
 * browser noticeably longer while scrolling.
 */
export function srcSetOf(url: string, shownPx: number): string {
  return THUMBNAIL_WIDTHS.map((width) => `${url}?w=${width} ${width / shownPx}x`).join(', ')
}

/** Blur radius of a preview in px; 0 at 100 %. */
export function blurOf(progress: number): number {
  return Math.round(MAX_BLUR_PX * (1 - progress / 100) * 10) / 10
}

const MAX_BLUR_PX = 14
