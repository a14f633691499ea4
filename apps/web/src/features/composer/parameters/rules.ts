import type { BodyOf } from '@easel/contract/call'
import { type DrawSettings, type saveDrawSettings, USUAL_SETTINGS } from '@easel/contract/draw-settings'
import type { DrawOption } from '@easel/contract/draw-options'
import type { BotType } from '@easel/contract/drawing'
import { expandOptions } from '@easel/prompt/expand-options'
import { expandPrompt } from '@easel/prompt/expand-prompt'
import { NIJI_VERSIONS, type Parameters, VERSIONS } from '@easel/prompt/parameters'
import { type ParsedPrompt, parsePrompt } from '@easel/prompt/parse-prompt'
import { printPrompt } from '@easel/prompt/print-prompt'
import { parseRatio } from '@easel/prompt/read-value'
import { splitPrompt } from '@easel/prompt/split-prompt'

/** From the tallest to the widest, in the slider's order. */
export const RATIOS = ['9:16', '2:3', '3:4', '1:1', '4:3', '3:2', '16:9'] as const

export const STYLIZE = { min: 0, max: 1000, ticks: [50, 100, 250, 750] }
export const WEIRD = { min: 0, max: 3000 }
export const CHAOS = { min: 0, max: 100 }

/** Settings that a reset button can reset. */
export type Setting = keyof typeof USUAL_SETTINGS | 'version'

/** Newest first; used until the server's list has loaded. */
export function versionsOf(botType: BotType): readonly string[] {
  return botType === 'MID_JOURNEY' ? VERSIONS : NIJI_VERSIONS
}

/** The defaults of those settings of a group that differ from them. */
export function defaultsOfChanged(settings: DrawSettings, shown: readonly Setting[]): BodyOf<typeof saveDrawSettings> {
  const usual = { ...USUAL_SETTINGS, version: versionsOf(settings.botType)[0] ?? settings.version }
  const differing = shown.filter((name) => settings[name] !== usual[name])
  return Object.fromEntries(differing.map((name) => [name, usual[name]]))
}

interface ChosenFlag {
  /** Like `--s 250`. */
  text: string
  /** Change that removes the flag by restoring the default. */
  back: BodyOf<typeof saveDrawSettings>
}

const FLAGGED = ['aspectRatio', 'stylize', 'chaos', 'weird', 'quality', 'raw', 'tile', 'mode', 'version'] as const

/** Flags that settings add to a prompt: those that differ from the default and are overridden neither by prompt nor suffix. */
export function chosenFlags(settings: DrawSettings, prompt: string): ChosenFlag[] {
  const said = { ...parsePrompt(settings.suffix).parameters, ...parsePrompt(prompt).parameters }
  const chosen = withOneModel({}, parametersOf(settings), settings)
  const model = settings.botType === 'MID_JOURNEY' ? 'version' : 'niji'
  return FLAGGED.flatMap((name) => {
    const back = defaultsOfChanged(settings, [name])
    const isSaid = name === 'version' ? (said.version ?? said.niji) !== undefined : said[name] !== undefined
    if (isSaid || Object.keys(back).length === 0) return []
    const field = name === 'version' ? model : name
    return { text: printPrompt({ words: '', without: [], parameters: { [field]: chosen[field] } }), back }
  })
}

/** Index in `RATIOS` of the nearest ratio. */
export function nearestRatio(ratio: string): number {
  const distances = RATIOS.map((other) => Math.abs(Math.log(shapeOf(other) / shapeOf(ratio))))
  return distances.indexOf(Math.min(...distances))
}

/** Width divided by height; 1 when invalid. */
export function shapeOf(ratio: string): number {
  const { width, height } = parseRatio(ratio) ?? { width: 1, height: 1 }
  return width / height
}

/** Summary on the button, like `3:2 · v7 · s250`. */
export function summaryOf({ botType, version, aspectRatio, stylize }: DrawSettings): string {
  const model = botType === 'MID_JOURNEY' ? `v${version}` : `niji ${version}`
  return [aspectRatio, model, `s${stylize}`].join(' · ')
}

/** Whether the prompt contains the phrase, delimited by commas. */
export function hasPhrase(prompt: string, phrase: string): boolean {
  return phrasesOf(prompt).some((other) => isSame(other, phrase))
}

/** Adds the phrase after the prompt's words and before its parameters, or removes it. */
export function togglePhrase(prompt: string, phrase: string): string {
  const phrases = phrasesOf(prompt)
  const others = phrases.filter((other) => !isSame(other, phrase))
  const next = others.length < phrases.length ? others : [...others, phrase]
  return [next.join(', '), parametersIn(prompt)].filter((part) => part !== '').join(' ')
}

function phrasesOf(prompt: string): string[] {
  const { words } = splitPrompt(prompt)
  return words
    .split(/[,，]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function parametersIn(prompt: string): string {
  const [first] = splitPrompt(prompt).pieces
  return first ? prompt.slice(first.start).trim() : ''
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** Preview of what would be sent. */
export interface Preview {
  /** The full prompt; of a prompt with choices, that of the first drawing. */
  command: string
  /** Number of drawings. */
  count: number
  /** Invalid parts as written: `--ar`, `{`. */
  problems: string[]
}

/** The bot that the prompt names, whose settings then apply. */
export function findBotInPrompt(prompt: string): BotType | undefined {
  const { niji, version } = parsePrompt(prompt).parameters
  if (niji !== undefined) return 'NIJI_JOURNEY'
  return version === undefined ? undefined : 'MID_JOURNEY'
}

/** The prompt with settings applied, as the server does it: prompt over suffix over settings. */
export function previewOf(prompt: string, settings: DrawSettings, options: readonly DrawOption[]): Preview {
  const { drawings, count, problems } = expandPrompt(expandOptions(prompt, options).text)
  const [first] = drawings
  if (!first) return { command: `/imagine ${prompt}`.trim(), count, problems: problems.map(({ at }) => at) }
  return { command: `/imagine ${printPrompt(fillIn(first, settings))}`.trim(), count, problems: [] }
}

type Said = Omit<ParsedPrompt, 'problems'>

function fillIn(said: Said, settings: DrawSettings): Said {
  const suffix = parsePrompt(settings.suffix)
  const kept = { ...parametersOf(settings), ...suffix.parameters }
  return {
    words: `${said.words} ${suffix.words}`.trim(),
    without: [...said.without, ...suffix.without.filter((word) => !said.without.includes(word))],
    parameters: withOneModel(said.parameters, kept, settings),
    ...(said.pictures && { pictures: said.pictures }),
  }
}

/** Bot and version name the model together, so the last one given wins as a whole. */
function withOneModel(said: Parameters, kept: Parameters, { botType, version }: DrawSettings): Parameters {
  const { niji, version: mj, ...rest } = kept
  const own = botType === 'MID_JOURNEY' ? { version } : { niji: version }
  if (said.niji !== undefined || said.version !== undefined) return { ...rest, ...said }
  if (niji !== undefined) return { ...rest, ...said, niji }
  return { ...rest, ...said, ...(mj === undefined ? own : { version: mj }) }
}

/** Settings as parameters. Defaults are omitted, except the aspect ratio. */
function parametersOf({ aspectRatio, quality, mode, ...settings }: DrawSettings): Parameters {
  const ratio = parseRatio(aspectRatio) ?? { width: 1, height: 1 }
  const { stylize, chaos, weird, raw, tile } = settings
  return {
    aspectRatio: ratio,
    ...(stylize !== USUAL_SETTINGS.stylize && { stylize }),
    ...(chaos !== USUAL_SETTINGS.chaos && { chaos }),
    ...(weird !== USUAL_SETTINGS.weird && { weird }),
    ...(quality !== USUAL_SETTINGS.quality && { quality: Number(quality) }),
    ...(raw && { raw }),
    ...(tile && { tile }),
    ...(mode !== USUAL_SETTINGS.mode && { mode }),
  }
}
