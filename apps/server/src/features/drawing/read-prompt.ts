import type { DrawOption } from '@easel/contract/draw-options'
import type { BotType, Mode } from '@easel/contract/drawing'
import { PROMPT_MAX_CHARS } from '@easel/contract/limits'
import { expandOptions } from '@easel/prompt/expand-options'
import { type Drawing, expandPrompt } from '@easel/prompt/expand-prompt'
import type { PictureAddress } from '@easel/prompt/find-addresses'
import { markBraces } from '@easel/prompt/mark-braces'
import { PARAMETERS, type Parameters } from '@easel/prompt/parameters'
import { type UnsupportedParameters, type ParsedPrompt, parsePrompt } from '@easel/prompt/parse-prompt'
import { printPrompt } from '@easel/prompt/print-prompt'
import { parseRatio } from '@easel/prompt/read-value'
import type { TaskParameters } from '../../db/tables.ts'
import { Refusal } from '../../errors.ts'
import { validateSuffix, LINKED, notesOf, unsupportedInPrompt } from './rules.ts'
import { listStrayOfClips, type PromptedClip, readPromptedClip } from './video/rules.ts'
import { type PromptDefaults, plainSettings, sayAsParameters } from './settings/rules.ts'

/** One drawing of a prompt with its form fields, defaults filled in. */
export interface ReadDrawing {
  /** The prompt as written, except for the parts that choose between drawings. */
  prompt: string
  finalPrompt: string
  botType: BotType
  modelVersion: string
  mode: Mode
  /** `3:2` */
  aspectRatio: string
  /** Null: any. */
  seed: number | null
  /** Null: it does not say. */
  zoom: number | null
  /** Whose addresses stood in it. */
  pictures: readonly PictureAddress[]
  /** Null: it asks for pictures. */
  clip: PromptedClip | null
  /** Parameters of clips beside which it does not ask for one. */
  strayOfClips: readonly string[]
  parameters: TaskParameters
}

const SQUARE = { width: 1, height: 1 }
const TOO_LONG = { problem: 'too_long', limit: PROMPT_MAX_CHARS } as const

/** Form fields beside the prompt, and the person's settings for each bot. */
interface Chosen {
  botType: BotType
  mode?: Mode | undefined
  settings: (botType: BotType) => PromptDefaults
  /** What `--name` stands for. */
  options?: readonly DrawOption[]
  notTaken?: UnsupportedParameters
  /** Whether a picture says it, beside the prompt. */
  mayBeWordless?: boolean
  /** Whether it is of a clip, also without `--video`. */
  isOfClip?: boolean
  /** Names of additions to a model that may be named. */
  loras?: ReadonlySet<string>
}

/**
 * Parse a prompt into its 1 to 40 drawings. Precedence: prompt, form fields, suffix, other settings.
 *
 * @throws Refusal invalid_input naming each parameter that is wrong, that no words are left, or that its named options
 * make it too long
 */
export function readPrompt(prompt: string, chosen: Chosen): ReadDrawing[] {
  const { text, placeOf } = expandOptions(prompt, chosen.options ?? [])
  if (text.length > PROMPT_MAX_CHARS) throw new Refusal('invalid_input', { fields: { prompt: TOO_LONG } })
  const { drawings, problems } = expandPrompt(text, chosen.notTaken ?? unsupportedInPrompt)
  const placed = problems.map((problem) => ({ ...problem, ...placeOf(problem) }))
  if (placed.length > 0) throw new Refusal('invalid_input', { fields: { prompt: notesOf(placed) } })
  if (!chosen.mayBeWordless && drawings.some(isWordless))
    throw new Refusal('invalid_input', { fields: { prompt: 'no_words' } })
  requireLoras(drawings, chosen.loras ?? new Set())
  return drawings.map((said) => readDrawing(said, chosen))
}

/** A clip is of its first picture where no words say more. */
const isWordless = ({ words, parameters, pictures }: Drawing) => words === '' && !(parameters.video && pictures)

/** @throws Refusal invalid_input */
function requireLoras(drawings: readonly Drawing[], knownNames: ReadonlySet<string>): void {
  const named = new Set(drawings.flatMap(({ parameters }) => (parameters.lora ?? []).map(({ name }) => name)))
  const unknown = [...named].filter((name) => !knownNames.has(name))
  if (unknown.length === 0) return
  const options = [...knownNames].sort()
  const notes = unknown.map((name) => ({ problem: 'unknown_value' as const, at: `--lora ${name}`, options }))
  throw new Refusal('invalid_input', { fields: { prompt: notes } })
}

/**
 * The same for a prompt that must make one drawing, and has no pictures.
 *
 * @throws Refusal invalid_input
 */
export function readOneDrawing(prompt: string, chosen: Chosen): ReadDrawing {
  const [drawing, ...more] = readPrompt(prompt, chosen)
  const brace = markBraces(prompt).find(({ kind }) => kind !== 'text')
  if (drawing?.pictures.length) throw new Refusal('invalid_input', { fields: { prompt: 'picture_not_taken' } })
  if (drawing && !brace && more.length === 0) return drawing
  const place = brace ? { at: brace.kind, start: brace.start, end: brace.start + 1 } : { at: '--repeat' }
  throw new Refusal('invalid_input', { fields: { prompt: { problem: 'one_drawing_only', ...place } } })
}

/** One of them, or one that has no words because its pictures say everything. */
export function readDrawing(drawing: Drawing, chosen: Chosen): ReadDrawing {
  const botType = namedBot(drawing.parameters) ?? chosen.botType
  const settings = chosen.settings(botType)
  const { words, without, parameters: filled } = fillIn(drawing, settings, chosen.mode)
  const { zoom = null, ...parameters } = filled
  const model = chooseModel(parameters, { botType, modelVersion: settings.version })
  const { width, height } = parameters.aspectRatio ?? SQUARE
  const ofClip: Parameters = chosen.isOfClip ? { ...parameters, video: true } : parameters
  return {
    ...model,
    prompt: drawing.prompt,
    finalPrompt: printFinal({ words, without, parameters }, model),
    mode: parameters.mode ?? chosen.mode ?? plainSettings.mode,
    aspectRatio: `${width}:${height}`,
    seed: parameters.seed ?? null,
    zoom,
    pictures: drawing.pictures ?? [],
    clip: readPromptedClip(ofClip),
    strayOfClips: listStrayOfClips(ofClip),
    parameters: {
      words,
      without,
      stylize: parameters.stylize ?? plainSettings.stylize,
      chaos: parameters.chaos ?? plainSettings.chaos,
      weird: parameters.weird ?? plainSettings.weird,
      ...readRare(parameters),
    },
  }
}

/** Rarely used parameters, stored only if present. */
function readRare(parameters: Parameters): Pick<TaskParameters, 'referenceWeight' | 'linked' | 'loras'> {
  const { imageWeight, lora } = parameters
  return {
    ...(imageWeight !== undefined && { referenceWeight: imageWeight }),
    ...readLinked(parameters),
    ...(lora && { loras: lora }),
  }
}

function readLinked(parameters: Parameters): Pick<TaskParameters, 'linked'> {
  const linked = LINKED.flatMap((field) => {
    const [value, name] = [parameters[field], PARAMETERS.find((parameter) => parameter.field === field)?.name]
    return value === undefined || name === undefined ? [] : [{ name, values: [value].flat().map(String) }]
  })
  return linked.length > 0 ? { linked } : {}
}

/** Fill in defaults from the suffix, then the settings. */
function fillIn(drawing: Drawing, settings: PromptDefaults, mode: Mode | undefined): Omit<ParsedPrompt, 'problems'> {
  const suffix = readSuffix(settings.suffix)
  const defaults = { ...sayAsParameters(settings), ...suffix.parameters }
  if (mode !== undefined) delete defaults.mode
  // `niji` and `version` both choose the model, so they are overridden together.
  if (namedBot(drawing.parameters)) {
    delete defaults.niji
    delete defaults.version
  }
  return {
    words: `${drawing.words} ${suffix.words}`.trim(),
    without: [...drawing.without, ...suffix.without.filter((word) => !drawing.without.includes(word))],
    parameters: { ...defaults, ...drawing.parameters },
  }
}

function readSuffix(suffix: string): ParsedPrompt {
  const problems = validateSuffix(suffix)
  if (problems.length > 0) throw new Refusal('invalid_input', { fields: { suffix: problems } })
  return parsePrompt(suffix)
}

/** The final prompt for another mode or ratio: drops the seed unless it is given again. */
export function printAgain(
  finalPrompt: string,
  { mode, aspectRatio, seed }: { mode: Mode; aspectRatio: string; seed?: number | null },
): string {
  const { words, without, parameters } = parsePrompt(finalPrompt)
  const ratio = parseRatio(aspectRatio)
  const remaining: Parameters = { ...parameters, ...(ratio && { aspectRatio: ratio }) }
  delete remaining.seed
  if (remaining.mode !== mode) delete remaining.mode
  return printPrompt({ words, without, parameters: { ...remaining, ...(typeof seed === 'number' && { seed }) } })
}

/** What a final prompt says, with the speed that was chosen beside it. */
export function sayMode(finalPrompt: string, mode: Mode): string {
  const { words, without, parameters } = parsePrompt(finalPrompt)
  return printPrompt({ words, without, parameters: mode === plainSettings.mode ? parameters : { ...parameters, mode } })
}

interface Model {
  botType: BotType
  modelVersion: string
}

function namedBot({ niji, version }: Parameters): BotType | undefined {
  if (niji !== undefined) return 'NIJI_JOURNEY'
  return version === undefined ? undefined : 'MID_JOURNEY'
}

function chooseModel({ niji, version }: Parameters, fallback: Model): Model {
  if (niji !== undefined) return { botType: 'NIJI_JOURNEY', modelVersion: niji }
  return version === undefined ? fallback : { botType: 'MID_JOURNEY', modelVersion: version }
}

function printFinal(
  { words, without, parameters }: Omit<ParsedPrompt, 'problems'>,
  { botType, modelVersion }: Model,
): string {
  const model = botType === 'NIJI_JOURNEY' ? { niji: modelVersion } : { version: modelVersion }
  return printPrompt({ words, without, parameters: { aspectRatio: SQUARE, ...parameters, ...model } })
}
