import { readAddress } from '@easel/prompt/find-addresses'
import { id as idSchema } from '@easel/contract/basics'
import { type FieldNote, Refusal } from '../../../errors.ts'
import { isOwnHost } from '../../../platform/own-network.ts'
import { measureSent } from '../../media/gate.ts'
import { decodeBase64 } from '../decode-base64.ts'
import type { ProgramCall } from '../open-door.ts'
import { nameField } from './name-field.ts'
import { type Fields, PICTURE_PART } from './read-fields.ts'

/** A picture as it was sent, or one that is here already. */
export type SentSource = { bytes: Buffer } | { imageId: string }

export interface SentSources {
  images: SentSource[]
  mask: SentSource | null
}

type Where = Pick<ProgramCall, 'siteUrl'>

/** Of an address, where it is told of. */
const SHOWN_MAX_CHARS = 80
const DATA_URL = /^data:([^,;]{1,100})[^,]{0,100},/i

/**
 * The pictures of a call: parts of a form (`image`, `image[]`, `mask`), or what JSON says in `image`, `images`, `mask`: data URLs,
 * base64 and addresses of this site, bare or in `image_url`; `file_id` is what an upload was called.
 *
 * @throws Refusal invalid_input naming `image` or `mask`
 */
export function readPictures(call: Pick<ProgramCall, 'parts' | 'siteUrl'>, fields: Fields): SentSources {
  const masks = [...partsOf(call, 'mask'), ...valuesOf(fields['mask'], 'mask', call)]
  const said = [fields['image'], fields['image[]'], fields['images']]
  const images = [...partsOf(call, 'image'), ...said.flatMap((value) => valuesOf(value, 'image', call))]
  return { images, mask: masks[0] ?? null }
}

/** What a call sends in parts of that name. @throws Refusal invalid_input naming the field, as both of these */
export function partsOf(
  call: Pick<ProgramCall, 'parts' | 'siteUrl'>,
  field: 'image' | 'mask' | 'input_reference',
): SentSource[] {
  const named = call.parts.filter(
    ({ name, content }) => PICTURE_PART.test(name) && name.startsWith(field) && content.length > 0,
  )
  return named.flatMap(({ content }) => {
    const isText = /^(?:data:|https?:|\/api\/)/.test(content.toString('latin1', 0, 8))
    return isText ? readSource(content.toString('utf8'), field, call) : { bytes: content }
  })
}

/** And in what JSON says. */
export function valuesOf(value: unknown, field: string, call: Where): SentSource[] {
  if (value === undefined || value === null || value === '') return []
  if (Array.isArray(value)) return value.flatMap((one: unknown) => valuesOf(one, field, call))
  if (typeof value === 'string') return [readSource(value, field, call)]
  if (typeof value !== 'object') return refuse(field, 'wrong_type')
  const { image_url, url, b64_json, file_id } = value as Record<string, unknown>
  if (typeof file_id === 'string')
    return idSchema.safeParse(file_id).success ? [{ imageId: file_id }] : refuse(field, 'unknown_upload')
  return valuesOf(image_url ?? url ?? b64_json ?? 0, field, call)
}

/** What stands for one picture in text. @throws Refusal invalid_input naming the field */
export function readSource(text: string, field: string, { siteUrl }: Where): SentSource {
  const value = text.trim()
  if (!/^(?:https?:\/\/|\/)\S+$/.test(value) || isPlainBase64(value)) return { bytes: readBase64(value, field) }
  const address = readAddress(value)
  if (address?.kind === 'file' && isOfThisSite(value, siteUrl)) return { imageId: address.imageId }
  return refuse(field, { problem: 'foreign_link', at: value.slice(0, SHOWN_MAX_CHARS) })
}

/** Of a data URL, or bare. */
function readBase64(value: string, field: string): Buffer {
  const bytes = decodeBase64(value, field)
  const [, mime] = DATA_URL.exec(value) ?? []
  // It must be what it says, or somebody is being fooled.
  const isOther = mime !== undefined && kindOf(bytes, field) !== mime.replace(/^image\//, '').replace('jpg', 'jpeg')
  return isOther ? refuse(field, { problem: 'other_kind', at: mime }) : bytes
}

function kindOf(bytes: Buffer, field: string): string {
  try {
    return measureSent(bytes).kind
  } catch (error) {
    throw nameField(error, field)
  }
}

/** JPEG in base64 begins with a slash. */
function isPlainBase64(value: string): boolean {
  return value.startsWith('/9j/')
}

function isOfThisSite(value: string, siteUrl: string): boolean {
  if (value.startsWith('/') || value.startsWith(`${siteUrl}/`)) return true
  return URL.canParse(value) && isOwnHost(new URL(value).host)
}

function refuse(field: string, note: FieldNote): never {
  throw new Refusal('invalid_input', { fields: { [field]: note } })
}
