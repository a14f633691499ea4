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

/** From the tallest to the widest, as the slider runs. */
export const RATIOS = ['9:16', '2:3', '3:4', '1:1', '4:3', '3:2', '16:9'] as const

export const STYLIZE = { min: 0, max: 1000, ticks: [50, 100, 250, 750] }
export const WEIRD = { min: 0, max: 3000 }
export const CHAOS = { min: 0, max: 100 }

/** What can be set back to what is usual. */
export type Setting = keyof typeof USUAL_SETTINGS | 'version'

/** Newest first; what counts until the server has told what its engine offers. */
export function versionsOf(botType: BotType): readonly string[] {
  return botType === 'MID_JOURNEY' ? VERSIONS : NIJI_VERSIONS
}

/** Of the settings that a group shows, those that differ from what is usual, as they usually are. */
export function changedBack(settings: DrawSettings, shown: readonly Setting[]): BodyOf<typeof saveDrawSettings> {
  const usual = { ...USUAL_SETTINGS, version: versionsOf(settings.botType)[0] ?? settings.version }
  const differing = shown.filter((name) => settings[name] !== usual[name])
  return Object.fromEntries(differing.map((name) => [name, usual[name]]))
}

interface ChosenFlag {
  /** `--s 250` */
  text: string
  /** What makes it as usual again. */
  back: BodyOf<typeof saveDrawSettings>
}

const FLAGGED = ['aspectRatio', 'stylize', 'chaos', 'weird', 'quality', 'raw', 'tile', 'mode', 'version'] as const

/** The flags that settings add to a prompt: what is not as usual, and said neither in the prompt nor in the suffix. */
export function chosenFlags(settings: DrawSettings, prompt: string): ChosenFlag[] {
  const said = { ...parsePrompt(settings.suffix).parameters, ...parsePrompt(prompt).parameters }
  const chosen = withOneModel({}, parametersOf(settings), settings)
  const model = settings.botType === 'MID_JOURNEY' ? 'version' : 'niji'
  return FLAGGED.flatMap((name) => {
    const back = changedBack(settings, [name])
    const isSaid = name === 'version' ? (said.version ?? said.niji) !== undefined : said[name] !== undefined
    if (isSaid || Object.keys(back).length === 0) return []
    const field = name === 'version' ? model : name
    return { text: printPrompt({ words: '', without: [], parameters: { [field]: chosen[field] } }), back }
  })
}

/** Place of the slider's ratio that comes closest. */
export function nearestRatio(ratio: string): number {
  const distances = RATIOS.map((other) => Math.abs(Math.log(shapeOf(other) / shapeOf(ratio))))
  return distances.indexOf(Math.min(...distances))
}

/** Width by height; 1 for what is no ratio. */
export function shapeOf(ratio: string): number {
  const { width, height } = parseRatio(ratio) ?? { width: 1, height: 1 }
  return width / height
}

/** The few words on the pill: `3:2 · v7 · s250`. */
export function summaryOf({ botType, version, aspectRatio, stylize }: DrawSettings): string {
  const model = botType === 'MID_JOURNEY' ? `v${version}` : `niji ${version}`
  return [aspectRatio, model, `s${stylize}`].join(' · ')
}

/** Whether a prompt's words hold a phrase, between commas or alone. */
export function hasPhrase(prompt: string, phrase: string): boolean {
  return phrasesOf(prompt).some((other) => isSame(other, phrase))
}

/** Put a phrase behind the words of a prompt, before its parameters; take it out when it is there. */
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

/** What would be sent for a prompt. */
export interface Preview {
  /** As it can be typed; of a prompt that makes several drawings the first. */
  command: string
  /** Drawings that it makes. */
  count: number
  /** What is wrong with it, as written: `--ar`, `{`. */
  problems: string[]
}

/** The bot that a prompt names, whose settings then count. */
export function botNamedIn(prompt: string): BotType | undefined {
  const { niji, version } = parsePrompt(prompt).parameters
  if (niji !== undefined) return 'NIJI_JOURNEY'
  return version === undefined ? undefined : 'MID_JOURNEY'
}

/** What the server makes of a prompt and of what is chosen beside it: what the prompt says wins, then the suffix. */
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

/** Which model is one fact that has two names; what is said of it last wins. */
function withOneModel(said: Parameters, kept: Parameters, { botType, version }: DrawSettings): Parameters {
  const { niji, version: mj, ...rest } = kept
  const own = botType === 'MID_JOURNEY' ? { version } : { niji: version }
  if (said.niji !== undefined || said.version !== undefined) return { ...rest, ...said }
  if (niji !== undefined) return { ...rest, ...said, niji }
  return { ...rest, ...said, ...(mj === undefined ? own : { version: mj }) }
}

/** The settings as a prompt would say them. Left out is what the bot does anyway, but for the ratio. */
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
