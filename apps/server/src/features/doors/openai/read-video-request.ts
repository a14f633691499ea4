import { CLIP_SECONDS_MAX, CLIP_SECONDS_MIN } from '@easel/contract/limits'
import { type CameraMove, cameraMove, type Motion, motion } from '@easel/contract/submits'
import { defuseParameters } from '@easel/prompt/defuse-parameters'
import { escapeBraces } from '@easel/prompt/mark-braces'
import type { Ratio } from '@easel/prompt/parameters'
import { Refusal } from '../../../errors.ts'
import type { ProgramCall } from '../open-door.ts'
import { parseJson } from '../parse-json.ts'
import { type Fields, readChoice, readSize, readSwitch, readText, readWhole } from './read-fields.ts'
import { partsOf, type SentSource, valuesOf } from './read-pictures.ts'

const SECONDS = { least: CLIP_SECONDS_MIN, most: CLIP_SECONDS_MAX, usual: CLIP_SECONDS_MIN } as const
/** What it begins with, and what it ends with. */
const ENDS_MAX = 2
/** What relays put into `metadata` counts where the call itself does not say it. */
const WISHES = ['motion', 'camera', 'loop'] as const

/** A picture that a clip begins or ends with, and which field sent it. */
export interface SentEnd {
  field: string
  source: SentSource
}

export interface VideoRequest {
  /** As a prompt: braces and dashes of the words mean themselves. */
  prompt: string
  seconds: number
  /** Null: that of its first picture, and without one as the person's settings say. */
  ratio: Ratio | null
  /** `1280x720`, as it was said. */
  size: string | undefined
  wishes: { motion?: Motion; camera?: CameraMove; loop?: true }
  /** First the one that it begins with. */
  ends: SentEnd[]
}

/**
 * What a call wants of a clip, in OpenAI's words and in those of relays: `seconds` or `duration`, `input_reference`, `image` or
 * `images` of which a second one is the end, `size` or `width` and `height`.
 *
 * @throws Refusal invalid_input naming the field
 */
export function readVideoRequest(call: Pick<ProgramCall, 'parts' | 'siteUrl'>, fields: Fields): VideoRequest {
  const sized = withSize(fields)
  return {
    prompt: readWords(fields),
    seconds: readWhole(fields, fields['seconds'] === undefined ? 'duration' : 'seconds', SECONDS),
    ratio: readSize(sized),
    size: readText(sized, 'size')?.trim(),
    wishes: readWishes({ ...readMetadata(fields), ...fields }),
    ends: readEnds(call, fields),
  }
}

/** Words that are a prompt. @throws Refusal invalid_input naming `prompt` */
export function readWords(fields: Fields): string {
  const words = defuseParameters(readText(fields, 'prompt') ?? '').trim()
  if (words === '') throw new Refusal('invalid_input', { fields: { prompt: 'required' } })
  return escapeBraces(words)
}

function withSize(fields: Fields): Fields {
  const { size, width, height } = fields
  if (size !== undefined || width === undefined || height === undefined) return fields
  return { ...fields, size: `${String(width)}x${String(height)}` }
}

function readWishes(fields: Fields): VideoRequest['wishes'] {
  const chosen = {
    motion: readChoice(fields, 'motion', { among: ['', ...motion.options], usual: '' }),
    camera: readChoice(fields, 'camera', { among: ['', ...cameraMove.options], usual: '' }),
  }
  return {
    ...(chosen.motion !== '' && { motion: chosen.motion }),
    ...(chosen.camera !== '' && { camera: chosen.camera }),
    ...(readSwitch(fields, 'loop') && { loop: true }),
  }
}

function readMetadata({ metadata }: Fields): Fields {
  const said = typeof metadata === 'string' ? parseJson(metadata) : metadata
  if (typeof said !== 'object' || said === null) return {}
  return Object.fromEntries(Object.entries(said).filter(([name]) => WISHES.some((wish) => wish === name)))
}

function readEnds(call: Pick<ProgramCall, 'parts' | 'siteUrl'>, fields: Fields): SentEnd[] {
  const named = [fields['input_reference'], fields['input_reference[image_url]']]
  const uploaded = fields['input_reference[file_id]']
  const reference = [
    ...partsOf(call, 'input_reference'),
    ...[...named, uploaded === undefined ? undefined : { file_id: uploaded }].flatMap((value) =>
      valuesOf(value, 'input_reference', call),
    ),
  ]
  const said = [fields['image'], fields['image[]'], fields['images'], fields['images[]']]
  const images = [...partsOf(call, 'image'), ...said.flatMap((value) => valuesOf(value, 'image', call))]
  const ends = [
    ...reference.map((source) => ({ field: 'input_reference', source })),
    ...images.map((source) => ({ field: 'image', source })),
  ]
  if (ends.length > ENDS_MAX)
    throw new Refusal('invalid_input', { fields: { image: { problem: 'too_many_pictures', limit: ENDS_MAX } } })
  return ends
}
