import type { VideoWish } from './read-wish.ts'

export interface Complaint {
  status: number
  message: string
  param: string | null
  code: string | null
}

/** Sizes of each model. */
export const MODELS: ReadonlyMap<string, readonly string[]> = new Map([
  ['sora-2', ['720x1280', '1280x720']],
  ['sora-2-pro', ['720x1280', '1280x720', '1024x1792', '1792x1024']],
])
const LENGTHS = ['4', '8', '12']
const FIELDS = new Set(['model', 'prompt', 'seconds', 'size'])
const LONGEST_PROMPT = 32_000
const INVALID = 'invalid_value'

const complain = (message: string, param: string | null, code: string | null = null): Complaint => ({
  ...{ status: 400, message, param, code },
})

/** What is wrong with a wish, as OpenAI says it; null: nothing. */
export function findFault(wish: VideoWish): Complaint | null {
  const unknown = Object.keys(wish.fields).find((name) => !FIELDS.has(name))
  if (unknown !== undefined) return complain(`Unknown parameter: '${unknown}'.`, unknown, 'unknown_parameter')
  return findFaultOfPrompt(wish.fields) ?? findFaultOfShape(wish)
}

function findFaultOfPrompt({ prompt }: VideoWish['fields']): Complaint | null {
  if (prompt === undefined) {
    return complain("Missing required parameter: 'prompt'.", 'prompt', 'missing_required_parameter')
  }
  const isRight = typeof prompt === 'string' && prompt !== '' && prompt.length <= LONGEST_PROMPT
  return isRight
    ? null
    : complain("Invalid 'prompt': a string of 1 to 32000 characters was expected.", 'prompt', INVALID)
}

function findFaultOfShape({ fields, reference }: VideoWish): Complaint | null {
  const { model = 'sora-2', seconds = '4', size = '720x1280' } = fields
  const sizes = MODELS.get(String(model))
  if (!sizes) return complain(`The model '${String(model)}' does not exist.`, 'model', 'model_not_found')
  const refuse = (name: string, values: readonly string[]) =>
    complain(
      `Invalid value: ${JSON.stringify(fields[name])}. Supported values are: ${values.join(', ')}.`,
      name,
      INVALID,
    )
  if (typeof seconds !== 'string' || !LENGTHS.includes(seconds)) return refuse('seconds', LENGTHS)
  if (!sizes.includes(String(size))) return refuse('size', sizes)
  const isFitting = !reference || `${reference.width}x${reference.height}` === size
  return isFitting ? null : complain('Inpaint image must match the requested width and height', 'input_reference')
}
