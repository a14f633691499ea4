import type { Books, Task } from './books.ts'
import type { Size } from './draw-png.ts'
import type { Fate } from './faults.ts'
import type { Dialect } from './settings.ts'

/** The answer to a submit. */
export interface Answer {
  /** 200 unless told. */
  httpStatus?: number
  code: number
  description: string
  result: string | number | null
  properties: Record<string, unknown>
}

/** What a submit asks for; fields of the wrong type count as missing. */
export type SubmitRequest = Readonly<Record<string, unknown>>

export interface Desk {
  dialect: Dialect
  isRemix: boolean
  regionWaitsAs: Task['waitsAs']
  books: Books
  now: number
  fate: Fate | null
}

const TILE_PX = 48

export function refusal(code: number, description: string): Answer {
  return { code, description, result: null, properties: {} }
}

export function acceptance({ id }: Pick<Task, 'id'>): Answer {
  return { code: 1, description: '提交成功', result: id, properties: { discordInstanceId: '1118000000000000001' } }
}

/** Begins a task. */
export function start(
  { books, now, fate }: Desk,
  asked: SubmitRequest,
  {
    isModal = false,
    ...begun
  }: Pick<Task, 'action' | 'result'> &
    Partial<Pick<Task, 'tile' | 'shows' | 'waitsAs' | 'seconds'>> & { isModal?: boolean },
): Answer {
  const prompt = textOf(asked.prompt)
  const task = books.add({
    ...{
      shows: null,
      tile: tileOf(prompt, fate),
      waitsAs: 'NOT_START' as const,
      isTold: false,
      ...begun,
      prompt,
      fate,
    },
    state: textOf(asked.state) || null,
    notifyHook: textOf(asked.notifyHook) || null,
    botType: textOf(asked.botType) || 'MID_JOURNEY',
    customId: textOf(asked.customId) || null,
    submitAt: now,
    startAt: isModal ? null : now,
  })
  return acceptance(task)
}

function tileOf(prompt: string, fate: Fate | null): Size {
  const [, width = '1', height = '1'] = /--ar (\d+):(\d+)/.exec(prompt) ?? []
  const longest = Math.max(Number(width), Number(height))
  const side = (share: string) => Math.max(1, Math.round((TILE_PX * Number(share)) / longest))
  // A grid of odd sides has a line that belongs to no tile.
  return fate === 'odd-size' ? { width: 24.5, height: 16.5 } : { width: side(width), height: side(height) }
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

export function isPicture(value: unknown): boolean {
  return typeof value === 'string' && /^data:image\/\w+;base64,[A-Za-z0-9+/]+=*$/.test(value)
}
