import { SEED_MAX, type Ratio } from '@easel/prompt/parameters'
import { type FieldNote, Refusal } from '../../../errors.ts'
import { listLoras, nearestRatio } from '../../drawing/gate.ts'
import type { DoorDeps } from '../open-door.ts'
import { type Fields, readText } from '../read-fields.ts'
import { PICTURES_MAX, PICTURES_OF_GRID, readWords, weightOfStrength, type Written } from './rules.ts'

const SIDE_MAX = 16_384
const PROMPT_MAX = 6000

/** What `txt2img` and `img2img` ask for alike. */
export interface Order extends Written {
  /** Pictures that are wanted. */
  count: number
  /** As they were asked for; null: not at all. */
  width: number | null
  height: number | null
}

/**
 * Fields that A1111 knows and drawings here depend on; all others are read over.
 *
 * @throws Refusal invalid_input, naming the field
 */
export function readOrder(deps: Pick<DoorDeps, 'engines'>, fields: Fields): Order {
  const { words, loras } = readWords(readText(fields, 'prompt', PROMPT_MAX) ?? '')
  requireKnown(listLoras(deps), loras)
  const perRound = readWhole(fields, 'batch_size', { min: 1, max: PICTURES_MAX }) ?? 1
  const rounds = readWhole(fields, 'n_iter', { min: 1, max: PICTURES_MAX }) ?? 1
  const count = perRound * rounds
  if (count > PICTURES_MAX) wrong('n_iter', { problem: 'too_big', limit: Math.floor(PICTURES_MAX / perRound) })
  const width = readWhole(fields, 'width', { min: 1, max: SIDE_MAX })
  const height = readWhole(fields, 'height', { min: 1, max: SIDE_MAX })
  const seed = readWhole(fields, 'seed', { min: -Number.MAX_SAFE_INTEGER, max: SEED_MAX - PICTURES_MAX })
  return {
    ...{ words, loras, count, width, height },
    negative: readText(fields, 'negative_prompt', PROMPT_MAX) ?? '',
    ratio: ratioOf(width, height),
    seed: seed === null || seed < 0 ? null : seed,
    imageWeight: null,
    grids: Math.ceil(count / PICTURES_OF_GRID),
  }
}

/** Of `img2img`. @throws Refusal invalid_input */
export function readImageWeight(fields: Fields): number | null {
  const strength = toNumber(fields['denoising_strength'])
  if (strength === null) return null
  if (Number.isNaN(strength)) wrong('denoising_strength', 'wrong_type')
  return weightOfStrength(Math.min(1, Math.max(0, strength)))
}

function requireKnown(known: readonly string[], named: Order['loras']): void {
  const unknown = named.filter(({ name }) => !known.includes(name))
  if (unknown.length === 0) return
  wrong(
    'prompt',
    unknown.map(({ tag }) => ({ problem: 'unknown_value', at: tag, options: known })),
  )
}

/** A side that is not told is as long as the other. */
function ratioOf(width: number | null, height: number | null): Ratio | null {
  const [wide, high] = [width ?? height, height ?? width]
  return wide === null || high === null ? null : nearestRatio({ width: wide, height: high })
}

/** A whole number, also as text; null: none was sent. */
function readWhole(fields: Fields, name: string, { min, max }: { min: number; max: number }): number | null {
  const value = toNumber(fields[name])
  if (value === null) return null
  if (Number.isNaN(value)) wrong(name, 'wrong_type')
  if (!Number.isInteger(value)) wrong(name, 'not_whole')
  if (value < min) wrong(name, { problem: 'too_small', limit: min })
  if (value > max) wrong(name, { problem: 'too_big', limit: max })
  return value
}

/** NaN: it is something else. */
function toNumber(value: unknown): number | null {
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'number') return value
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : Number.NaN
}

function wrong(field: string, note: FieldNote): never {
  throw new Refusal('invalid_input', { fields: { [field]: note } })
}
