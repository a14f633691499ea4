import { parseHex } from '../../base/colour.ts'
import type { Recipe } from '../../recipe/recipe.ts'
import { type Light, toLight } from './shade.ts'
import type { TopKind } from './tops.ts'

/** How a table is seen and lit. */
export interface Mood {
  light: Light
  top: TopKind
  cloth: string
  /** Colours behind the table, from the lit side to the other. */
  wall: readonly [string, string]
  /** How broad the lamp is against its distance: a window is broad, a candle is not. */
  breadth: number
}

function aim(around: number, rise: number): readonly [number, number, number] {
  return [Math.sin(around) * Math.cos(rise), Math.sin(rise), Math.cos(around) * Math.cos(rise)]
}

const DAY = (around: number, rise: number): Light => ({
  towards: aim(around, rise),
  key: toLight([255, 246, 232], 2.1),
  fill: toLight([226, 230, 240], 1.25),
  above: toLight([226, 236, 250], 0.95),
  around: toLight([196, 190, 182], 0.55),
  exposure: 0.62,
})
const DARK = (around: number): Light => ({
  towards: aim(around, 0.62),
  key: toLight([255, 228, 186], 3.2),
  fill: toLight([150, 140, 140], 0.7),
  above: toLight([90, 86, 84], 0.4),
  around: toLight([70, 58, 48], 0.3),
  exposure: 0.6,
})

const BRIGHT: readonly Mood[] = [
  { light: DAY(-1.45, 0.72), top: 'oak', cloth: '#d9cfc0', wall: ['#cfc6b8', '#a79d90'], breadth: 0.35 },
  { light: DAY(1.2, 0.85), top: 'marble', cloth: '#e8e2d8', wall: ['#dfe2e2', '#b6bcc0'], breadth: 0.3 },
  { light: DAY(-1.75, 0.68), top: 'linen', cloth: '#cdd3cf', wall: ['#c2ccd0', '#8f9ba2'], breadth: 0.3 },
  { light: DAY(1.9, 0.95), top: 'plain', cloth: '#d9896a', wall: ['#e4a384', '#c77a5c'], breadth: 0.16 },
  { light: DAY(-1.1, 0.85), top: 'painted', cloth: '#9fb4b4', wall: ['#c9d4d2', '#93a5a6'], breadth: 0.25 },
  { light: DAY(1.5, 0.74), top: 'plain', cloth: '#e2b65c', wall: ['#ecc878', '#d09e44'], breadth: 0.2 },
]
const MOODY: readonly Mood[] = [
  { light: DARK(-1.5), top: 'walnut', cloth: '#3a3430', wall: ['#3a2e26', '#0d0b0b'], breadth: 0.22 },
  { light: DARK(1.4), top: 'slate', cloth: '#2c2e32', wall: ['#2e3034', '#0b0b0d'], breadth: 0.25 },
  { light: DARK(-1.75), top: 'linen', cloth: '#5a4a3e', wall: ['#33312a', '#0b0a09'], breadth: 0.2 },
  { light: DARK(1.65), top: 'walnut', cloth: '#4a3328', wall: ['#42352a', '#0e0b09'], breadth: 0.22 },
]

const DARK_WORDS: readonly string[] = ['dark', 'mysterious', 'melancholy', 'dramatic', 'moody', 'vintage']

/** Of four pictures three are in daylight and one is dark, unless the words ask for one of both. */
export function chooseMood({ reading, layoutSeed }: Recipe): Mood {
  const { moods, lights = [], time, medium, features } = reading
  const asked = [...moods, ...lights, ...features]
  const dark =
    time === 'night' ||
    asked.some((word) => DARK_WORDS.includes(word)) ||
    medium === 'oil' ||
    reading.subjects.some(({ name }) => name === 'candle')
  const bright = asked.some((word) => ['bright', 'pastel', 'joyful', 'natural'].includes(word))
  const moody = dark || (!bright && layoutSeed % 4 === 3)
  const moodsOf = moody ? MOODY : BRIGHT
  return (
    moodsOf[layoutSeed % moodsOf.length] ??
    moodsOf[0] ?? { light: DAY(0, 0.8), top: 'oak', cloth: '#d9cfc0', wall: ['#cfc6b8', '#a79d90'], breadth: 0.3 }
  )
}

export const wallOf = ({ wall }: Mood) => [parseHex(wall[0]), parseHex(wall[1])] as const
