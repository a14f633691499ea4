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

/** Tool that takes pictures in place of text. */
export type Tool = 'DESCRIBE' | 'BLEND'

/** What a list of pictures is for beside a prompt: a tool, or the first and the last picture of a clip. */
export type PictureUse = Tool | 'VIDEO'

/** A base image: on the server, or still uploading. */
export type Picture = {
  /** Key of its chip; the same picture may be there twice. */
  key: string
  /** URL that the chip shows. */
  address: string
} & ({ state: 'ready'; id: string } | { state: 'sending' | 'failed' | 'tooLarge'; file: Blob })

/** Parsed text of the composer. */
export interface ParsedText {
  /** Without the command that only says where the text goes. */
  words: string
  /** Destination; `command` is a command that is run instead of sent. */
  goes: 'imagine' | 'shorten' | 'say' | 'command'
  maxChars: number
}

/** Parses the text: a prompt, or a message in message mode, unless a leading command says otherwise. */
export function parseText(text: string, isTalking: boolean): ParsedText {
  const trimmed = text.trim()
  const [whole = '', name = ''] = /^\/([a-z]*)(?:\s+|$)/i.exec(trimmed) ?? []
  const command = SENT.find((known) => known === name.toLowerCase())
  if (whole !== '' && !command) return { words: trimmed, goes: 'command', maxChars: PROMPT_MAX_CHARS }
  const goes = command ?? (isTalking ? 'say' : 'imagine')
  return { words: trimmed.slice(whole.length), goes, maxChars: goes === 'say' ? CHAT_MAX_CHARS : PROMPT_MAX_CHARS }
}

/** Commands whose arguments are sent unchanged. */
const SENT = ['imagine', 'shorten', 'say'] as const

/** Everything in the composer that determines the order. */
export interface ComposerDraft {
  parsed: ParsedText
  tool: Tool | null
  pictures: readonly Picture[]
  dimensions: BlendDimensions
  botType: BotType
}

/** Minimum and maximum number of pictures. */
export function pictureLimitsOf(tool: PictureUse | null): { min: number; max: number } {
  if (tool === 'BLEND') return { min: BLEND_IMAGES_MIN, max: BLEND_IMAGES_MAX }
  if (tool === 'VIDEO') return { min: 0, max: 2 }
  return tool === 'DESCRIBE' ? { min: 1, max: 1 } : { min: 0, max: BASE_IMAGES_MAX }
}

/** Why a draft cannot be sent. */
export type DraftProblem = 'empty' | 'tooLong' | 'command' | 'uploading' | 'notUploaded' | 'tooFew'

export function draftProblemOf({ parsed: written, tool, pictures }: ComposerDraft): DraftProblem | null {
  const { words, goes, maxChars } = written
  if (tool === null && goes === 'command') return 'command'
  if (tool === null && words === '') return 'empty'
  if (tool === null && words.length > maxChars) return 'tooLong'
  if (tool === null && goes !== 'imagine') return null
  if (pictures.some(({ state }) => state === 'failed' || state === 'tooLarge')) return 'notUploaded'
  if (pictures.some(({ state }) => state === 'sending')) return 'uploading'
  return pictures.length < pictureLimitsOf(tool).min ? 'tooFew' : null
}

/** The order that the draft would send; assumes that it can be sent. */
export function orderOf({ parsed: written, tool, pictures, dimensions, botType }: ComposerDraft): Order {
  const images = idsOf(pictures)
  const [image = ''] = images
  const { words, goes } = written
  if (tool === 'BLEND') return { kind: 'blend', botType, images, dimensions }
  if (tool === 'DESCRIBE') return { kind: 'describe', botType, image }
  if (goes === 'say') return { kind: 'say', content: words }
  if (goes === 'shorten') return { kind: 'shorten', botType, prompt: words }
  return { kind: 'imagine', botType, prompt: words, ...(images.length > 0 ? { images } : {}) }
}

/** Ids of the pictures that have been uploaded. */
export function idsOf(pictures: readonly Picture[]): string[] {
  return pictures.flatMap((picture) => (picture.state === 'ready' ? picture.id : []))
}
