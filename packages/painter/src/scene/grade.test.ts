import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { readPixels } from '../base/canvas-pixels.ts'
import { planGrid } from '../recipe/plan-grid.ts'
import type { Reading, Recipe } from '../recipe/recipe.ts'
import { createReading } from '../testing/create-reading.ts'
import { SEASONS } from '../recipe/vocabulary.ts'
import { gradeScene } from './grade.ts'

const LIGHTS = ['cold', 'warm', 'hard', 'dramatic', 'misty', 'natural', 'sun', 'moody'] as const
const MOODS = [
  ...['joyful', 'melancholy', 'mysterious', 'romantic', 'epic', 'dreamy', 'vintage', 'pastel', 'vibrant'],
  ...['monochrome', 'calm', 'dark', 'bright'],
]
/** Grass, sky, skin, a red coat, bark, a cloud. */
const COLOURS = ['#5c7a36', '#6fb0e6', '#e0a888', '#c8281e', '#4a382c', '#f4f6fa']

function planOne(more: Partial<Reading>): Recipe {
  const wish = { reading: createReading(more), seed: 6, niji: false, stylize: 100, chaos: 0, weird: 0 }
  const [recipe] = planGrid(wish)
  if (recipe === undefined) throw new Error('A grid has pictures.')
  return recipe
}

function card(): Canvas {
  const canvas = createCanvas(COLOURS.length, 1)
  const ctx = canvas.getContext('2d')
  for (const [column, colour] of COLOURS.entries()) {
    ctx.fillStyle = colour
    ctx.fillRect(column, 0, 1, 1)
  }
  return canvas
}

function grade(more: Partial<Reading>): Uint8ClampedArray {
  const canvas = card()
  gradeScene(planOne(more), canvas)
  return readPixels(canvas).slice()
}

function apart(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length
}

describe('the colours of lights, moods and seasons', () => {
  const graded = [
    { name: 'plain', pixels: grade({}) },
    ...LIGHTS.map((light) => ({ name: light, pixels: grade({ lights: [light] }) })),
    ...MOODS.map((mood) => ({ name: mood, pixels: grade({ moods: [mood] }) })),
    ...SEASONS.map((season) => ({ name: season, pixels: grade({ season }) })),
  ]

  it('leaves a plain scene as it was built', () => {
    expect(apart(grade({}), readPixels(card()))).toBe(0)
  })

  it('differ from each other and from none', () => {
    for (const [index, one] of graded.entries()) {
      for (const other of graded.slice(index + 1)) {
        expect(apart(one.pixels, other.pixels), `${one.name} and ${other.name}`).toBeGreaterThan(1.5)
      }
    }
  })

  it('leave a monochrome scene no colour', () => {
    const grey = grade({ moods: ['monochrome'] })
    for (let at = 0; at < grey.length; at += 4) expect(Math.abs((grey[at] ?? 0) - (grey[at + 2] ?? 0))).toBeLessThan(2)
  })

  it('go further under a stronger hand', () => {
    const by = (stylize: number) => {
      const canvas = card()
      gradeScene({ ...planOne({ moods: ['vibrant'] }), stylize }, canvas)
      return apart(readPixels(canvas), readPixels(card()))
    }
    expect(by(1000)).toBeGreaterThan(by(0) * 1.2)
  })
})
