import type { BotType } from '@easel/contract/drawing'
import {
  BASE_IMAGES_MAX,
  BLEND_IMAGES_MAX,
  BLEND_IMAGES_MIN,
  CHAT_MAX_CHARS,
  PROMPT_MAX_CHARS,
} from '@easel/contract/limits'
import type { BlendDimensions } from '@easel/contract/submits'
import type { Order } from '../send/rules.ts'

/** What pictures are chosen for, instead of words being written. */
export type Tool = 'DESCRIBE' | 'BLEND'

/** A picture that a drawing shall start from: of the server's, or still on its way there. */
export type Picture = {
  /** Of its chip; the same picture may stand there twice. */
  key: string
  /** What the chip shows. */
  address: string
} & ({ state: 'ready'; id: string } | { state: 'sending' | 'failed' | 'tooLarge'; file: Blob })

/** What stands in the composer's field. */
export interface Written {
  /** Without what only says where it goes. */
  words: string
  /** For whom: `command` is one of those that are not sent as they stand. */
  goes: 'imagine' | 'shorten' | 'say' | 'command'
  maxChars: number
}

/** Words for the bot, or for the others while one talks; a command in front of them says otherwise. */
export function readWritten(text: string, isTalking: boolean): Written {
  const trimmed = text.trim()
  const [whole = '', name = ''] = /^\/([a-z]*)(?:\s+|$)/i.exec(trimmed) ?? []
  const command = SENT.find((known) => known === name.toLowerCase())
  if (whole !== '' && !command) return { words: trimmed, goes: 'command', maxChars: PROMPT_MAX_CHARS }
  const goes = command ?? (isTalking ? 'say' : 'imagine')
  return { words: trimmed.slice(whole.length), goes, maxChars: goes === 'say' ? CHAT_MAX_CHARS : PROMPT_MAX_CHARS }
}

/** Commands whose words are sent as they stand. */
const SENT = ['imagine', 'shorten', 'say'] as const

/** Everything in the composer that decides what a send would be. */
export interface Drafted {
  written: Written
  tool: Tool | null
  pictures: readonly Picture[]
  dimensions: BlendDimensions
  botType: BotType
}

/** How many pictures there may be, and must be. */
export function roomOf(tool: Tool | null): { min: number; max: number } {
  if (tool === 'BLEND') return { min: BLEND_IMAGES_MIN, max: BLEND_IMAGES_MAX }
  return tool === 'DESCRIBE' ? { min: 1, max: 1 } : { min: 0, max: BASE_IMAGES_MAX }
}

/** Why it cannot be sent as it stands; null when it can. */
export type Hindrance = 'empty' | 'tooLong' | 'command' | 'uploading' | 'notUploaded' | 'tooFew'

export function hindranceOf({ written, tool, pictures }: Drafted): Hindrance | null {
  const { words, goes, maxChars } = written
  if (tool === null && goes === 'command') return 'command'
  if (tool === null && words === '') return 'empty'
  if (tool === null && words.length > maxChars) return 'tooLong'
  if (tool === null && goes !== 'imagine') return null
  if (pictures.some(({ state }) => state === 'failed' || state === 'tooLarge')) return 'notUploaded'
  if (pictures.some(({ state }) => state === 'sending')) return 'uploading'
  return pictures.length < roomOf(tool).min ? 'tooFew' : null
}

/** What a send would be, given that nothing hinders it. */
export function orderOf({ written, tool, pictures, dimensions, botType }: Drafted): Order {
  const images = idsOf(pictures)
  const [image = ''] = images
  const { words, goes } = written
  if (tool === 'BLEND') return { kind: 'blend', botType, images, dimensions }
  if (tool === 'DESCRIBE') return { kind: 'describe', botType, image }
  if (goes === 'say') return { kind: 'say', content: words }
  if (goes === 'shorten') return { kind: 'shorten', botType, prompt: words }
  return { kind: 'imagine', botType, prompt: words, ...(images.length > 0 ? { images } : {}) }
}

/** Of those that the server has. */
export function idsOf(pictures: readonly Picture[]): string[] {
  return pictures.flatMap((picture) => (picture.state === 'ready' ? picture.id : []))
}
