import type { Button, Task } from '@easel/contract/drawing'
import { pictureOf } from '../send/rules.ts'

/** Buttons side by side, in the order they came; a new row begins where another kind of act begins. */
export function groupButtons(buttons: Button[]): Button[][] {
  const rows: Button[][] = []
  let last: string | null = null
  for (const button of buttons) {
    const group: string | null = GROUPS[button.kind] ?? last
    const row = rows.at(-1)
    if (row && group === last) row.push(button)
    else rows.push([button])
    last = group
  }
  return rows
}

/** Kinds without a row of their own (reroll, heart) stand in the row they follow. */
const GROUPS: Partial<Record<Button['kind'], string>> = {
  UPSCALE: 'upscale',
  VARIATION: 'vary',
  INPAINT: 'vary',
  ZOOM: 'zoom',
  PAN: 'pan',
}

/** Discord's number for a button that was pressed before. */
const USED = 3

/** Whether a button has done its work before: the server says so, or its picture stands among the chosen ones. */
export function isUsed(button: Button, chosen: Pick<Task, 'index'>[]): boolean {
  if (button.style === USED) return true
  return button.kind === 'UPSCALE' && chosen.some(({ index }) => index !== null && index === pictureOf(button))
}

/** Why a task may end in FAILURE, as the server names it; what a call is refused for comes with words of the server's. */
export const KNOWN_REASONS = [
  'engine_unreachable',
  'engine_refused',
  'engine_bad_reply',
  'engine_crashed',
  'storage_full',
  'storage_unavailable',
  'timed_out',
] as const
export type KnownReason = (typeof KNOWN_REASONS)[number]

export function isKnownReason(reason: string): reason is KnownReason {
  return KNOWN_REASONS.some((known) => known === reason)
}

/** Prompt as the alternative text of a picture: long ones are cut, since a screen reader cannot skim. */
export function altOf(prompt: string): string {
  return prompt.length <= ALT_MAX_CHARS ? prompt : `${prompt.slice(0, ALT_MAX_CHARS - 1)}…`
}

const ALT_MAX_CHARS = 160

/** WebP copies of a picture, for `srcset`. */
export function srcSetOf(url: string, widths: readonly number[]): string {
  return widths.map((width) => `${url}?w=${width} ${width}w`).join(', ')
}

/** How far the developing picture is blurred, in px; sharp at 100. */
export function blurOf(progress: number): number {
  return Math.round(MAX_BLUR_PX * (1 - progress / 100) * 10) / 10
}

const MAX_BLUR_PX = 14
