import type { BotType, Button, TaskAction } from '@easel/contract/drawing'
import { NIJI_VERSIONS, VERSIONS } from '@easel/prompt/parameters'

/** Change to one finished picture that needs no further input. */
export type Change =
  | { kind: 'zoom-out'; factor: number }
  | { kind: 'make-square' }
  | { kind: 'pan'; direction: 'left' | 'right' | 'up' | 'down' }
  | { kind: 'upscale'; detail: 'subtle' | 'creative'; factor: 2 | 4 }

/** What a button does; `index` is 1 to 4, null under a single picture. */
export type Press =
  | { kind: 'pick'; index: number }
  /** `as-set`: the person's settings say how far. */
  | { kind: 'vary'; index: number | null; strength: 'subtle' | 'strong' | 'as-set' }
  | { kind: 'reroll' }
  | { kind: 'change'; action: 'ZOOM' | 'PAN' | 'UPSCALE'; change: Change }
  | { kind: 'region' }
  | { kind: 'custom-zoom' }
  /** Draw one of the prompts that were found; `nth` from 1. */
  | { kind: 'line'; nth: number }
  | { kind: 'all-lines' }
  | { kind: 'animate'; motion: 'low' | 'high' }
  /** Of a clip: a few seconds more. */
  | { kind: 'extend'; motion: 'low' | 'high' }
  | { kind: 'like' }

export interface ButtonRow {
  /** Fills `<id>` of `customId`; clients match parts of it, so it must be exact. */
  customId: string
  label: string
  emoji: string | null
  kind: Button['kind']
  press: Press
}

function row(customId: string, [label, emoji]: [string, string | null], kind: Button['kind'], press: Press): ButtonRow {
  return { customId, label, emoji, kind, press }
}

const upscale = (kind: string, name: string, detail: 'subtle' | 'creative', factor: 2 | 4 = 2) =>
  row(`MJ::JOB::upsample_${kind}::1::<id>::SOLO`, [`Upscale (${name})`, null], 'UPSCALE', {
    kind: 'change',
    action: 'UPSCALE',
    change: { kind: 'upscale', detail, factor },
  })
const vary = (way: 'low' | 'high', name: string, strength: 'subtle' | 'strong') =>
  row(`MJ::JOB::${way}_variation::1::<id>::SOLO`, [`Vary (${name})`, '🪄'], 'VARIATION', {
    kind: 'vary',
    index: null,
    strength,
  })
/** `shown` is how much of the new picture the old one fills, in percent. */
const outpaint = (shown: 50 | 75 | 100, [label, emoji]: [string, string], change: Change) =>
  row(`MJ::Outpaint::${shown}::1::<id>::SOLO`, [label, emoji], 'ZOOM', { kind: 'change', action: 'ZOOM', change })
const pan = (direction: 'left' | 'right' | 'up' | 'down', emoji: string) =>
  row(`MJ::JOB::pan_${direction}::1::<id>::SOLO`, ['', emoji], 'PAN', {
    kind: 'change',
    action: 'PAN',
    change: { kind: 'pan', direction },
  })

const INDEXES = [1, 2, 3, 4]
const KEYCAPS = ['1️⃣', '2️⃣', '3️⃣', '4️⃣', '5️⃣'] as const

const REROLL = row('MJ::JOB::reroll::0::<id>::SOLO', ['', '🔄'], 'REROLL', { kind: 'reroll' })
const HEART = row('MJ::BOOKMARK::<id>', ['', '❤️'], 'BOOKMARK', { kind: 'like' })

const animate = (motion: 'low' | 'high', name: string) =>
  row(`MJ::JOB::animate_${motion}::1::<id>::SOLO`, [`Animate (${name} motion)`, '🎞️'], 'VIDEO', {
    kind: 'animate',
    motion,
  })
const extend = (motion: 'low' | 'high', name: string) =>
  row(`MJ::JOB::animate_${motion}_extend::1::<id>`, [`Extend (${name} motion)`, '🎞️'], 'EXTEND', {
    kind: 'extend',
    motion,
  })
const ANIMATIONS = [animate('high', 'High'), animate('low', 'Low')]
const EXTENSIONS = [extend('high', 'High'), extend('low', 'Low')]

/** Every grid of four has the same, whatever the version. */
export const GRID_BUTTONS: readonly ButtonRow[] = [
  ...INDEXES.map((index) =>
    row(`MJ::JOB::upsample::${index}::<id>`, [`U${index}`, null], 'UPSCALE', { kind: 'pick', index }),
  ),
  REROLL,
  ...INDEXES.map((index) =>
    row(`MJ::JOB::variation::${index}::<id>`, [`V${index}`, null], 'VARIATION', {
      kind: 'vary',
      index,
      strength: 'as-set',
    }),
  ),
]

const OLD_VARIATION = row('MJ::JOB::variation::1::<id>::SOLO', ['Make Variations', '🪄'], 'VARIATION', {
  ...{ kind: 'vary', index: null, strength: 'as-set' },
})
const VARIATIONS = [vary('low', 'Subtle', 'subtle'), vary('high', 'Strong', 'strong')]
const REGION = row('MJ::Inpaint::1::<id>::SOLO', ['Vary (Region)', '🖌️'], 'INPAINT', { kind: 'region' })
const ZOOMS = [
  outpaint(50, ['Zoom Out 2x', '🔍'], { kind: 'zoom-out', factor: 2 }),
  outpaint(75, ['Zoom Out 1.5x', '🔍'], { kind: 'zoom-out', factor: 1.5 }),
  row('MJ::CustomZoom::<id>', ['Custom Zoom', '🔍'], 'ZOOM', { kind: 'custom-zoom' }),
]
const PANS = [pan('left', '⬅️'), pan('right', '➡️'), pan('up', '⬆️'), pan('down', '⬇️')]
/** By the direction in which the picture grows. */
const SQUARES = {
  across: [outpaint(100, ['Make Square', '↔️'], { kind: 'make-square' })],
  down: [outpaint(100, ['Make Square', '↕️'], { kind: 'make-square' })],
  neither: [],
}

/** What a version of a model offers under one picture. */
interface Model {
  upscales: readonly ButtonRow[]
  variations: readonly ButtonRow[]
  zooms: readonly ButtonRow[]
  pans: readonly ButtonRow[]
}

const OLD: Model = { upscales: [], variations: [OLD_VARIATION], zooms: [], pans: [] }
const BY_SIZE = [upscale('v5_2x', '2x', 'subtle', 2), upscale('v5_4x', '4x', 'subtle', 4)]
const V5: Model = { upscales: BY_SIZE, variations: [...VARIATIONS, REGION], zooms: ZOOMS, pans: PANS }
const byTaste = (kind: string): Model => ({
  ...V5,
  upscales: [upscale(`${kind}_2x_subtle`, 'Subtle', 'subtle'), upscale(`${kind}_2x_creative`, 'Creative', 'creative')],
})

const midjourney: Record<(typeof VERSIONS)[number], Model> = {
  '7': byTaste('v7'),
  '6.1': byTaste('v6r1'),
  '6': byTaste('v6'),
  '5.2': V5,
  '5.1': { ...V5, variations: VARIATIONS, zooms: [] },
}
const niji: Record<(typeof NIJI_VERSIONS)[number], Model> = {
  '7': byTaste('v7'),
  '6': byTaste('v6'),
  '5': V5,
  '4': OLD,
}
const models: Readonly<Record<BotType, ReadonlyMap<string, Model>>> = {
  MID_JOURNEY: new Map(Object.entries(midjourney)),
  NIJI_JOURNEY: new Map(Object.entries(niji)),
}

/** A finished task as far as its buttons depend on it. */
export interface FinishedTask {
  id: string
  action: TaskAction
  bot_type: BotType
  model_version: string
  /** `3:2` */
  aspect_ratio: string
  prompts: readonly string[]
  parameters: { work?: { change: { kind: string } } }
  /** Left out: four of a grid. */
  image_ids?: readonly string[]
}

/** Buttons under one picture that was picked from a grid. */
export function buttonsOfPicked(task: FinishedTask): ButtonRow[] {
  const { upscales, variations, zooms, pans } = modelOf(task)
  return [...upscales, ...variations, ...zooms, ...squaresOf(task, zooms), ...pans, ...ANIMATIONS, HEART]
}

/** And under one that was painted larger. */
export function buttonsOfEnlarged(task: FinishedTask): ButtonRow[] {
  const { variations, zooms } = modelOf(task)
  return [...variations, ...zooms, ...squaresOf(task, zooms), ...ANIMATIONS, REROLL, HEART]
}

/** And under one that came where four were asked for: it can be drawn again as well. */
export function buttonsOfSingle(task: FinishedTask): ButtonRow[] {
  return [...buttonsOfPicked(task).filter((one) => one !== HEART), REROLL, HEART]
}

/** And under a clip. */
export const CLIP_BUTTONS: readonly ButtonRow[] = [...EXTENSIONS, REROLL, HEART]

export function buttonsOfDescription({ prompts }: FinishedTask): ButtonRow[] {
  const lines = listLines('PicReader', prompts.slice(0, 4))
  const all = row('MJ::Job::PicReader::all', ['Imagine all', '🎉'], 'IMAGINE', { kind: 'all-lines' })
  const retry = row('MJ::Picread::Retry', ['', '🔄'], 'DESCRIBE', { kind: 'reroll' })
  return [...lines, retry, all]
}

export function buttonsOfShortening({ prompts }: FinishedTask): ButtonRow[] {
  return listLines('PromptAnalyzer', prompts.slice(0, 5))
}

function listLines(reader: 'PicReader' | 'PromptAnalyzer', prompts: readonly string[]): ButtonRow[] {
  return prompts.map((_, at) =>
    row(`MJ::Job::${reader}::${at + 1}`, ['', KEYCAPS[at] ?? null], 'IMAGINE', { kind: 'line', nth: at + 1 }),
  )
}

function modelOf({ bot_type, model_version }: FinishedTask): Model {
  return models[bot_type].get(model_version) ?? OLD
}

function squaresOf({ aspect_ratio }: FinishedTask, zooms: readonly ButtonRow[]): readonly ButtonRow[] {
  if (zooms.length === 0) return []
  const [width = 1, height = 1] = aspect_ratio.split(':').map(Number)
  if (width === height) return SQUARES.neither
  return width > height ? SQUARES.down : SQUARES.across
}
