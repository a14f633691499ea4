import { type HostAnswer, json } from '../engines/host.ts'
import type { Wish } from './read-wish.ts'

/** As OpenAI writes it. */
export interface Complaint {
  message: string
  type?: string
  param?: string | null
  code?: string | number | null
}

export function refuse({ message, ...rest }: Complaint, status = 400): HostAnswer {
  return json({ error: { message, type: 'invalid_request_error', param: null, code: null, ...rest } }, status)
}

const THREE_SIZES = ['1024x1024', '1024x1536', '1536x1024', 'auto']

interface Model {
  sizes: readonly string[] | 'multiples of 16' | 'any'
  most: number
  lacks: readonly string[]
  hasFidelity: boolean
}

const GPT: Model = { sizes: THREE_SIZES, most: 10, lacks: ['response_format'], hasFidelity: true }
const DALL_E_LACKS = ['stream', 'partial_images', 'input_fidelity', 'background']

/** OpenAI's of 2026, and `pictures-1`, somebody's own that takes any size. */
export const MODELS: ReadonlyMap<string, Model> = new Map([
  ['pictures-1', { ...GPT, sizes: 'any', lacks: [] }],
  ['gpt-image-1', GPT],
  ['gpt-image-1-mini', { ...GPT, hasFidelity: false }],
  ['gpt-image-1.5', GPT],
  ['gpt-image-2', { ...GPT, sizes: 'multiples of 16' }],
  ['dall-e-2', { ...GPT, sizes: ['256x256', '512x512', '1024x1024'], lacks: [...DALL_E_LACKS, 'quality'] }],
  ['dall-e-3', { ...GPT, sizes: ['1024x1024', '1024x1792', '1792x1024'], most: 1, lacks: DALL_E_LACKS }],
])

/** What OpenAI answers to what it does not draw; null: it draws it. */
export function findFault(wish: Wish): HostAnswer | null {
  if (wish.prompt === '') return missing('prompt')
  if (wish.call === 'edits' && wish.files.length === 0) return missing('image')
  const model = MODELS.get(wish.model)
  if (model === undefined) {
    const message = `The model \`${wish.model}\` does not exist or you do not have access to it.`
    return refuse({ message, code: 'model_not_found' }, 404)
  }
  const unknown = model.lacks.find((name) => wish.names.includes(name))
  if (unknown !== undefined) {
    return refuse({ message: `Unknown parameter: '${unknown}'.`, param: unknown, code: 'unknown_parameter' })
  }
  return findFaultOfCount(wish, model) ?? findFaultOfSize(wish, model) ?? findFaultOfEdit(wish, model)
}

function missing(name: string): HostAnswer {
  const message = `Missing required parameter: '${name}'.`
  return refuse({ message, param: name, code: 'missing_required_parameter' })
}

function findFaultOfCount({ count, isStreamed, partialCount }: Wish, model: Model): HostAnswer | null {
  const requestCount = Number(count ?? 1)
  if (model.most === 1 && requestCount > 1)
    return refuse({ message: 'You must provide n=1 for this model.', param: 'n' })
  if (!(requestCount >= 1 && requestCount <= model.most)) {
    const message = `Invalid 'n': expected a value from 1 to ${model.most}, but got ${count} instead.`
    return refuse({
      message,
      param: 'n',
      code: requestCount < 1 ? 'integer_below_min_value' : 'integer_above_max_value',
    })
  }
  if (isStreamed && requestCount > 1) {
    const why = { type: 'image_generation_user_error', param: 'input', code: 'unsupported_parameter' }
    return refuse({ message: 'Streaming is only supported with n=1.', ...why })
  }
  if (Number(partialCount ?? 0) > 3) {
    return refuse({ message: "Invalid 'partial_images'.", param: 'partial_images', code: 'integer_above_max_value' })
  }
  return null
}

function findFaultOfSize({ size }: Wish, { sizes }: Model): HostAnswer | null {
  if (isSize(size, sizes)) return null
  const allowedSizes =
    typeof sizes === 'string' ? `${sizes} between 1:3 and 3:1` : sizes.map((one) => `'${one}'`).join(', ')
  const message = `Invalid value: '${size}'. Supported values are: ${allowedSizes}.`
  return refuse({ message, param: 'size', code: 'invalid_value' })
}

function isSize(size: string, sizes: Model['sizes']): boolean {
  if (typeof sizes !== 'string') return sizes.includes(size)
  if (size === 'auto') return true
  const [width = 0, height = 0] = /^\d+x\d+$/.test(size) ? size.split('x').map(Number) : []
  if (sizes === 'any') return width > 0 && height > 0
  return width % 16 === 0 && height % 16 === 0 && width <= 3 * height && height <= 3 * width && width > 0
}

function findFaultOfEdit({ fidelity, files, masks }: Wish, model: Model): HostAnswer | null {
  if (fidelity === 'high' && !model.hasFidelity) {
    const message = "input_fidelity 'high' is only supported for model gpt-image-1"
    return refuse({ message, param: 'input_fidelity' })
  }
  const [from] = files
  const mask = masks.get('mask')
  if (!from || !mask || (mask.width === from.width && mask.height === from.height)) return null
  return refuse({ message: 'Invalid mask image format - mask size does not match image size', param: 'mask' })
}
