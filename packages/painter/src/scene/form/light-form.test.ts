import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { writePixels } from '../../base/canvas-pixels.ts'
import { type FormLight, lightCel, lightForm } from './light-form.ts'
import { measureForm } from './measure-form.ts'

const SIDE = 64
const MIDDLE = SIDE / 2
const RADIUS = 26
const FROM_LEFT: FormLight = {
  x: -0.8,
  y: 0,
  z: 0.6,
  shade: [0.4, 0.4, 0.5],
  light: [255, 240, 210],
  air: [120, 140, 180],
  strength: 1,
}

/** A round drawing in one colour, on nothing. */
function drawDisc(): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(SIDE * SIDE * 4)
  for (let at = 0; at < SIDE * SIDE; at++) {
    const away = Math.hypot((at % SIDE) - MIDDLE, Math.floor(at / SIDE) - MIDDLE)
    if (away < RADIUS) pixels.set([150, 110, 90, 255], at * 4)
  }
  return pixels
}

function lumaAt(pixels: Uint8ClampedArray, x: number, y = MIDDLE): number {
  const i = (y * SIDE + x) * 4
  return 0.3 * (pixels[i] ?? 0) + 0.59 * (pixels[i + 1] ?? 0) + 0.11 * (pixels[i + 2] ?? 0)
}

function measureDisc(pixels: Uint8ClampedArray) {
  const canvas = createCanvas(SIDE, SIDE)
  writePixels(canvas, pixels)
  return measureForm(canvas, { left: 0, top: 0, width: SIDE, height: SIDE }, { whole: 9, part: 4, groove: 1 })
}

function asDrawing(data: Uint8ClampedArray) {
  return { data, width: SIDE, height: SIDE }
}

describe('the form of a figure that was drawn flat', () => {
  it('is light towards the light and dark away from it, and keeps its own colour where it faces the viewer', () => {
    const pixels = drawDisc()
    const flat = lumaAt(pixels, MIDDLE)
    lightForm(asDrawing(pixels), measureDisc(pixels), FROM_LEFT)
    expect(lumaAt(pixels, MIDDLE - 20)).toBeGreaterThan(flat + 10)
    expect(lumaAt(pixels, MIDDLE + 20)).toBeLessThan(flat - 20)
    expect(Math.abs(lumaAt(pixels, MIDDLE) - flat)).toBeLessThan(4)
  })

  it('stays within its outline', () => {
    const pixels = drawDisc()
    const covered = pixels.filter((_, i) => i % 4 === 3)
    lightForm(asDrawing(pixels), measureDisc(pixels), FROM_LEFT)
    expect(pixels.filter((_, i) => i % 4 === 3)).toEqual(covered)
  })

  it('has two tones with a clean edge between them where cels are painted', () => {
    const pixels = drawDisc()
    lightCel(asDrawing(pixels), measureDisc(pixels), FROM_LEFT)
    const tones = Array.from({ length: 36 }, (_, step) => Math.round(lumaAt(pixels, MIDDLE - 12 + step)))
    const steps = tones.slice(1).map((tone, index) => Math.abs(tone - (tones[index] ?? 0)))
    expect((tones[0] ?? 0) - Math.min(...tones.slice(0, 34))).toBeGreaterThan(20)
    expect(steps.slice(0, 34).filter((step) => step > 1).length).toBeLessThan(8)
  })

  it('does not emboss a pattern of many edges', () => {
    const striped = drawDisc()
    for (let at = 0; at < SIDE * SIDE; at++) {
      if ((striped[at * 4 + 3] ?? 0) > 0 && Math.floor((at % SIDE) / 3) % 2 === 0) striped.set([20, 15, 10], at * 4)
    }
    const { crease } = measureDisc(striped)
    expect(Math.max(...crease)).toBeLessThan(0.35)
  })
})
