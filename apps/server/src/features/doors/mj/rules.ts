import type { BotType, Mode, Task } from '@easel/contract/drawing'

/** Codes of submit answers, as every client of midjourney-proxy knows them. */
export const CODES = {
  success: 1,
  notFound: 3,
  refused: 4,
  failure: 9,
  /** A task waits for `submit/modal`. */
  asks: 21,
  inQueue: 22,
  queueFull: 23,
  bannedWord: 24,
} as const

/** Speed that a prefix fixes; `/mj` fixes none. */
const SPEEDS: Readonly<Record<string, Mode>> = {
  '/mj-fast/mj': 'FAST',
  '/mj-relax/mj': 'RELAX',
  '/mj-turbo/mj': 'TURBO',
}

export function modeOf(prefix: string): Mode | undefined {
  return SPEEDS[prefix]
}

/** The prompt without what names a speed: a prefix beats it. */
export function dropSpeeds(prompt: string): string {
  return prompt
    .replace(/(^|\s)--(?:fast|relax|turbo)(?=\s|$)/gi, '$1')
    .replace(/ {2,}/g, ' ')
    .trim()
}

export function botOf(value: unknown): BotType {
  return value === 'NIJI_JOURNEY' || value === 'niji' ? 'NIJI_JOURNEY' : 'MID_JOURNEY'
}

/** The `customId` of what the old verbs ask for; undefined: the task has no such button. */
export function customIdOf(
  { buttons }: Pick<Task, 'buttons'>,
  { action, index }: { action: string; index: number | null },
): string | undefined {
  const part = { UPSCALE: `::upsample::${index}::`, VARIATION: `::variation::${index}::`, REROLL: '::reroll::' }[action]
  return part && buttons.find(({ customId }) => customId.includes(part))?.customId
}

/** `<task> U2`, `<task> V3`, `<task> R`; null: it is nothing of the kind. */
export function readSimpleChange(content: string): { taskId: string; action: string; index: number | null } | null {
  const [, taskId = '', letter = '', digit] = /^(\S+)\s+(?:([uv])([1-4])|r)$/i.exec(content.trim()) ?? []
  if (taskId === '') return null
  const action = { u: 'UPSCALE', v: 'VARIATION' }[letter.toLowerCase()] ?? 'REROLL'
  return { taskId, action, index: digit === undefined ? null : Number(digit) }
}
