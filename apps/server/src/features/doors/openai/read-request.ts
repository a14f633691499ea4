import type { Ratio } from '@easel/prompt/parameters'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../errors.ts'
import { getModel } from './list-models.ts'
import type { Model } from './model-rules.ts'
import { type Fields, readChoice, readSize, readSwitch, readText, readWhole } from './read-fields.ts'

export const COUNT = { least: 1, most: 10, usual: 1 } as const
const PARTIALS = { least: 0, most: 3, usual: 0 } as const
const COMPRESSION = { least: 0, most: 100, usual: 100 } as const
const REPLIES = ['url', 'b64_json'] as const
const FORMATS = ['png', 'jpeg', 'webp'] as const

export interface Encoding {
  format: (typeof FORMATS)[number]
  /** 0 to 100; counts for JPEG and WebP. */
  quality: number
}

/** How pictures are wanted, whatever they show. */
export interface PictureRequest {
  model: Model
  words: string
  count: number
  /** Null: as the person's settings say. */
  ratio: Ratio | null
  reply: (typeof REPLIES)[number]
  encoding: Encoding
  isStreamed: boolean
  /** Pictures on the way, at most, of each that is streamed. */
  partials: number
}

/** What asks for words; a variation does without. @throws Refusal invalid_input, not_found for a model */
export function readRequest(
  deps: Pick<Deps, 'engines'>,
  fields: Fields,
  { needsWords }: { needsWords: boolean },
): PictureRequest {
  const model = getModel(deps, fields['model'])
  const words = readText(fields, 'prompt') ?? ''
  if (needsWords && words.trim() === '') throw new Refusal('invalid_input', { fields: { prompt: 'required' } })
  const reply = readChoice(fields, 'response_format', { among: REPLIES, usual: 'url' })
  const isStreamed = readSwitch(fields, 'stream')
  return {
    model,
    words,
    count: readWhole(fields, 'n', COUNT),
    ratio: readSize(fields),
    reply: model.sendsBytes || isStreamed ? 'b64_json' : reply,
    encoding: {
      format: readChoice(fields, 'output_format', { among: FORMATS, usual: 'png' }),
      quality: readWhole(fields, 'output_compression', COMPRESSION),
    },
    isStreamed,
    partials: readWhole(fields, 'partial_images', PARTIALS),
  }
}
