export interface Ratio {
  width: number
  height: number
}

/** An addition to a model, and how much it counts: 1 as it was trained. */
export interface Lora {
  /** In lower case. */
  name: string
  /** 0 to 2. */
  weight: number
}

/** What a prompt says beyond its words; what it does not say is absent. */
export interface Parameters {
  aspectRatio?: Ratio
  /** Of the Midjourney model; a prompt names this or `niji`, whichever it says last. */
  version?: string
  /** Version of the niji model; naming one chooses that bot. */
  niji?: string
  seed?: number
  stylize?: number
  chaos?: number
  weird?: number
  quality?: number
  stop?: number
  /** How often the prompt is drawn. */
  repeat?: number
  /** Links, or codes of styles. */
  characterReference?: string[]
  characterWeight?: number
  styleReference?: string[]
  styleWeight?: number
  styleVersion?: number
  omniReference?: string[]
  omniWeight?: number
  imageWeight?: number
  /** How much more a zoomed picture shows. */
  zoom?: number
  /** Empty: the person's own. */
  profile?: string
  experimental?: number
  motion?: string
  /** A link to the last picture of a video. */
  endPicture?: string[]
  batchSize?: number
  /** Additions to the engine's model (LoRA), by the names that its operator gave them; each once. */
  lora?: Lora[]
  style?: string
  raw?: true
  tile?: true
  draft?: true
  loop?: true
  video?: true
  visibility?: 'STEALTH' | 'PUBLIC'
  mode?: 'FAST' | 'RELAX' | 'TURBO'
}

/** How the value of a parameter is read. */
type Kind =
  | { kind: 'number'; min: number; max: number; whole: boolean }
  | { kind: 'ratio' }
  | { kind: 'version'; choices: readonly string[]; optional: boolean }
  | { kind: 'choice'; choices: readonly string[] }
  | { kind: 'amount'; choices: readonly number[] }
  /** Links, and codes of styles where those are meant too. */
  | { kind: 'links'; codes: boolean }
  | { kind: 'code' }
  /** `name:0.8`; naming it again adds another one. */
  | { kind: 'lora'; min: number; max: number }
  | { kind: 'words' }
  | { kind: 'flag'; says: true | NonNullable<Parameters['mode'] | Parameters['visibility']> }

export type Parameter = Kind & { name: string; field: Field }
/** What a parameter is about, whatever it is called. */
export type Field = keyof Parameters | 'without'

/** Newest first; the first is the default. */
export const VERSIONS = ['7', '6.1', '6', '5.2', '5.1'] as const
export const NIJI_VERSIONS = ['7', '6', '5', '4'] as const

/** Largest side of `--ar`, as in `--ar 21:9`; ratios beyond 1:14 or 14:1 name no picture. */
export const RATIO_MAX_SIDE = 1000
export const RATIO_MAX = 14
export const SEED_MAX = 4294967295
/** Drawings that one prompt may make. */
export const DRAWINGS_MAX = 40

const number = (name: string, field: Field, min: number, max: number): Parameter => ({
  ...{ name, field, min, max },
  kind: 'number',
  whole: true,
})
const links = (name: string, field: Field, codes = false): Parameter => ({ name, field, kind: 'links', codes })
const flag = (name: string, field: Field, says: Extract<Kind, { kind: 'flag' }>['says'] = true): Parameter => ({
  ...{ name, field, says },
  kind: 'flag',
})

/** Names and order are those in which they are printed back; ranges are as the bot documents them. */
export const PARAMETERS: readonly Parameter[] = [
  { name: 'ar', field: 'aspectRatio', kind: 'ratio' },
  number('seed', 'seed', 0, SEED_MAX),
  number('s', 'stylize', 0, 1000),
  number('c', 'chaos', 0, 100),
  number('w', 'weird', 0, 3000),
  { name: 'q', field: 'quality', kind: 'amount', choices: [0.25, 0.5, 1, 2, 4] },
  number('stop', 'stop', 10, 100),
  number('repeat', 'repeat', 1, DRAWINGS_MAX),
  { name: 'iw', field: 'imageWeight', kind: 'number', min: 0, max: 3, whole: false },
  { name: 'zoom', field: 'zoom', kind: 'number', min: 1, max: 2, whole: false },
  links('cref', 'characterReference'),
  number('cw', 'characterWeight', 0, 100),
  links('sref', 'styleReference', true),
  number('sw', 'styleWeight', 0, 1000),
  number('sv', 'styleVersion', 1, 7),
  links('oref', 'omniReference'),
  number('ow', 'omniWeight', 0, 1000),
  { name: 'profile', field: 'profile', kind: 'code' },
  number('exp', 'experimental', 0, 100),
  { name: 'motion', field: 'motion', kind: 'choice', choices: ['low', 'high'] },
  links('end', 'endPicture'),
  { name: 'bs', field: 'batchSize', kind: 'amount', choices: [1, 2, 4] },
  { name: 'lora', field: 'lora', kind: 'lora', min: 0, max: 2 },
  { name: 'style', field: 'style', kind: 'choice', choices: ['raw', 'cute', 'scenic', 'expressive', 'original'] },
  flag('raw', 'raw'),
  flag('tile', 'tile'),
  flag('draft', 'draft'),
  flag('loop', 'loop'),
  flag('video', 'video'),
  flag('stealth', 'visibility', 'STEALTH'),
  flag('public', 'visibility', 'PUBLIC'),
  flag('fast', 'mode', 'FAST'),
  flag('relax', 'mode', 'RELAX'),
  flag('turbo', 'mode', 'TURBO'),
  { name: 'no', field: 'without', kind: 'words' },
  { name: 'niji', field: 'niji', kind: 'version', choices: NIJI_VERSIONS, optional: true },
  { name: 'v', field: 'version', kind: 'version', choices: VERSIONS, optional: false },
]

const ALIASES: Readonly<Record<string, string>> = {
  aspect: 'ar',
  version: 'v',
  stylize: 's',
  chaos: 'c',
  weird: 'w',
  quality: 'q',
  r: 'repeat',
  p: 'profile',
}

const byName = new Map(PARAMETERS.map((parameter) => [parameter.name, parameter]))

/** By either name, in any case; undefined when nobody knows it. */
export function findParameter(written: string): Parameter | undefined {
  const name = written.toLowerCase()
  return byName.get(ALIASES[name] ?? name)
}
