import type { EngineKind, EngineOptions } from '@easel/contract/admin-engines'

/** Pixels of one picture that people's models are good for, by the side of a square. */
export const SIDES = [512, 768, 1024, 1280, 1536, 2048] as const

const NUMBERS = {
  steps: { least: 1, most: 150 },
  guidance: { least: 1, most: 30 },
  timeoutSeconds: { least: 10, most: 7200 },
} as const
const CHOICES = {
  dialect: ['plus', 'trueai'],
  speed: ['', 'relax', 'fast', 'turbo'],
  references: ['', 'ip-adapter', 'reference-latent'],
  responseFormat: ['', 'b64_json'],
} as const

type TextName =
  | 'checkpoint'
  | 'nijiCheckpoint'
  | 'upscaler'
  | 'model'
  | 'quality'
  | 'pictureHosts'
  | 'sampler'
  | 'scheduler'
  | 'loras'
type NumberName = keyof typeof NUMBERS
type ChoiceName = keyof typeof CHOICES
/** What is usual with one kind alone. */
type HintName = 'webuiSteps' | 'webuiGuidance'
type FlagName = 'hasFreeSizes' | 'isEditModel' | 'isAnimeModel'

/** How one option is asked for. What is empty is not said: it is as usual. */
export type OptionField =
  | { as: 'text'; name: TextName; isLong?: boolean }
  | { as: 'whole'; name: NumberName; least: number; most: number; hint?: HintName }
  | { as: 'choice'; name: ChoiceName; choices: readonly string[] }
  | { as: 'flag'; name: FlagName }
  | { as: 'pixels'; name: 'maxPixels' }
  | { as: 'json'; name: 'graphs' }

/** Those that are asked for in one of these ways. */
export type FieldAs<As extends OptionField['as']> = Extract<OptionField, { as: As }>

/** An option as it stands in the form. */
export interface TypedValue {
  typed: string | boolean | undefined
  error: string
  write(value: string | boolean): void
}

const text = (name: TextName): OptionField => ({ as: 'text', name })
const whole = (name: NumberName, hint?: HintName): OptionField => ({
  as: 'whole',
  name,
  ...NUMBERS[name],
  ...(hint && { hint }),
})
const choice = (name: ChoiceName): OptionField => ({ as: 'choice', name, choices: CHOICES[name] })
const flag = (name: FlagName): OptionField => ({ as: 'flag', name })
const PIXELS: OptionField = { as: 'pixels', name: 'maxPixels' }
const TIMEOUT = whole('timeoutSeconds')
const LORAS: OptionField = { as: 'text', name: 'loras', isLong: true }
const HOSTS: OptionField = { as: 'text', name: 'pictureHosts', isLong: true }

export const FIELDS: Readonly<Record<EngineKind, readonly OptionField[]>> = {
  painter: [],
  'mj-proxy': [choice('dialect'), choice('speed'), HOSTS, TIMEOUT],
  comfyui: [
    text('checkpoint'),
    text('nijiCheckpoint'),
    text('upscaler'),
    choice('references'),
    whole('steps'),
    whole('guidance'),
    LORAS,
    PIXELS,
    TIMEOUT,
    { as: 'json', name: 'graphs' },
  ],
  sdwebui: [
    text('checkpoint'),
    text('nijiCheckpoint'),
    text('upscaler'),
    whole('steps', 'webuiSteps'),
    whole('guidance', 'webuiGuidance'),
    text('sampler'),
    text('scheduler'),
    LORAS,
    PIXELS,
    TIMEOUT,
  ],
  sdcpp: [flag('isEditModel'), flag('isAnimeModel'), whole('steps'), LORAS, PIXELS, TIMEOUT],
  'openai-images': [
    text('model'),
    text('quality'),
    flag('hasFreeSizes'),
    PIXELS,
    choice('responseFormat'),
    HOSTS,
    TIMEOUT,
  ],
  'openai-vision': [text('model'), TIMEOUT],
}

/** Options as they are being typed. */
export type OptionDraft = Readonly<Record<string, string | boolean | undefined>>
export type OptionFault = 'wholeNumber' | 'outOfRange' | 'notJson'

const USUAL_PIXELS = 1024 * 1024

export function newOptions(kind: EngineKind): OptionDraft {
  return draftOptions(kind, {})
}

export function draftOptions(kind: EngineKind, options: EngineOptions): OptionDraft {
  return Object.fromEntries(FIELDS[kind].map((field) => [field.name, write(field, options[field.name])]))
}

function write(field: OptionField, value: EngineOptions[string] | undefined): string | boolean {
  if (field.as === 'flag') return value === true
  if (field.as === 'pixels') return String(value ?? USUAL_PIXELS)
  if (field.as === 'choice') return String(value ?? field.choices[0] ?? '')
  return String(value ?? '')
}

/** What would be sent, with what the form does not know left as it was; faults by option. */
export function readOptions(kind: EngineKind, draft: OptionDraft, before: EngineOptions) {
  const options: EngineOptions = { ...before }
  const faults: Record<string, OptionFault> = {}
  for (const field of FIELDS[kind]) {
    const typed = draft[field.name]
    const fault = faultOf(field, typed)
    const value = fault ? null : read(field, typed)
    if (fault) faults[field.name] = fault
    if (value === null) delete options[field.name]
    else options[field.name] = value
  }
  return { options, faults }
}

function faultOf(field: OptionField, typed: string | boolean | undefined): OptionFault | null {
  const said = String(typed ?? '').trim()
  if (said === '') return null
  if (field.as === 'json') return isJson(said) ? null : 'notJson'
  if (field.as !== 'whole') return null
  const count = readWhole(said)
  if (count === null) return 'wholeNumber'
  return count < field.least || count > field.most ? 'outOfRange' : null
}

function read(field: OptionField, typed: string | boolean | undefined): string | number | boolean | null {
  if (field.as === 'flag') return typed === true
  const said = String(typed ?? '').trim()
  if (said === '') return null
  return field.as === 'whole' || field.as === 'pixels' ? readWhole(said) : said
}

/** Of plain digits; null for anything else. */
export function readWhole(typed: string): number | null {
  const plain = typed.normalize('NFKC').trim()
  return /^\d{1,9}$/.test(plain) ? Number(plain) : null
}

function isJson(typed: string): boolean {
  try {
    const value: unknown = JSON.parse(typed)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}
