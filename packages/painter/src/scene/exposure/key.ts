import type { Reading } from '../../recipe/recipe.ts'
import { kindOf } from '../settings/kinds.ts'

/** How light a picture may be, 0..1: its middle at least and at most, its darkest at most, its brightest at least. */
export interface Key {
  least: number
  most: number
  dark: number
  bright: number
}

const USUAL: Key = { least: 0.36, most: 0.67, dark: 0.1, bright: 0.9 }
const LOW: Key = { least: 0.13, most: 0.4, dark: 0.06, bright: 0.66 }
const HIGH: Key = { least: 0.45, most: 0.84, dark: 0.26, bright: 0.92 }
const VEILED: Key = { least: 0.4, most: 0.72, dark: 0.3, bright: 0.84 }

const DARK_MOODS: readonly string[] = ['dark', 'mysterious', 'melancholy', 'epic']
const DARK_LIGHTS: readonly string[] = ['moody', 'dramatic']
const PALE_MOODS: readonly string[] = ['pastel', 'dreamy', 'vintage', 'romantic']
const PALE_PLACES: readonly Reading['setting'][] = ['snowfield', 'paper', 'sky']
const DARK_PLACES: readonly Reading['setting'][] = ['space', 'moon', 'cave', 'stage', 'volcano']

/** Night is dark and snow is white: what the words ask for is no fault. */
export function keyOf(reading: Reading): Key {
  // A ground whose colour the words name keeps it.
  if (reading.featureColours?.['backdrop'] !== undefined || reading.setting === 'abstract') return ANY
  if (isDark(reading)) return reading.weather === 'fog' ? { ...LOW, dark: 0.16 } : LOW
  if (isVeiled(reading)) return VEILED
  if (isPale(reading)) return HIGH
  return kindOf(reading.setting).bare ? GROUND : USUAL
}

/** A ground may be as light or dark as sets off what stands before it. */
const GROUND: Key = { least: 0.2, most: 0.74, dark: 0.16, bright: 0.84 }
const ANY: Key = { least: 0, most: 1, dark: 0.3, bright: 0.7 }

function isDark({ time, setting, moods, lights = [] }: Reading): boolean {
  const isMoody = moods.some((mood) => DARK_MOODS.includes(mood))
  return time === 'night' || isMoody || DARK_PLACES.includes(setting) || lights.some((one) => DARK_LIGHTS.includes(one))
}

function isVeiled({ weather, moods, lights = [] }: Reading): boolean {
  return weather === 'fog' || moods.includes('misty') || lights.includes('misty')
}

function isPale({ weather, setting, moods, features }: Reading): boolean {
  const isMild = moods.some((mood) => PALE_MOODS.includes(mood))
  return isMild || weather === 'snow' || features.includes('snow') || PALE_PLACES.includes(setting)
}
