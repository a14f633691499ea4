import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { readPixels } from '../base/canvas-pixels.ts'
import { familyOf, type FaceName } from './faces.ts'
import { fitText } from './fit-text.ts'
import { listMissing, setLine } from './set-line.ts'
import { writeBlock } from './write-block.ts'
import { writeArc, writeColumn, writeLine } from './write-line.ts'

const FACES: readonly FaceName[] = ['sans', 'serif', 'brush', 'tall', 'script', 'round', 'elegant']

function open() {
  const canvas = createCanvas(200, 200)
  return { canvas, ctx: canvas.getContext('2d') }
}

/** Share of the canvas that is inked, and the middle of the ink. */
function measureInk(canvas: ReturnType<typeof open>['canvas']) {
  const pixels = readPixels(canvas)
  let [count, x, y] = [0, 0, 0]
  for (let at = 0; at < pixels.length / 4; at++) {
    if ((pixels[at * 4 + 3] ?? 0) < 128) continue
    count += 1
    x += at % canvas.width
    y += Math.floor(at / canvas.width)
  }
  return { count, x: x / count, y: y / count }
}

test.each(FACES)('every face writes Latin and Chinese with shipped fonts alone: %s', (face) => {
  for (const char of 'AZaz09&福龍咖啡，。！') expect(familyOf(char, face), char).toMatch(/^Easel /)
})

test('what no shipped font has is named and left out, not drawn as a box or by a font of the system', () => {
  expect(listMissing('Hi ☕ 你好 ก')).toEqual(['☕', 'ก'])
  const { canvas, ctx } = open()
  const line = setLine('☕ก', { face: 'sans' })
  writeLine(ctx, line, { x: 20, y: 120, size: 80 })
  expect(line.width).toBe(0)
  expect(measureInk(canvas).count).toBe(0)
})

test('two characters of one script look different from each other, so real glyphs are drawn', () => {
  const inked = ['福', '龙', 'A', 'M'].map((char) => {
    const { canvas, ctx } = open()
    writeLine(ctx, setLine(char, { face: 'sans' }), { x: 40, y: 150, size: 110 })
    return measureInk(canvas).count
  })
  expect(new Set(inked).size).toBe(4)
  expect(Math.min(...inked)).toBeGreaterThan(500)
})

test('a text fills its box and never leaves it', () => {
  const { canvas, ctx } = open()
  const block = fitText('The quick brown fox', { width: 150, height: 120 }, { face: 'round' })
  expect(block.lines.length).toBeGreaterThan(1)
  expect(block.width).toBeLessThanOrEqual(150.01)
  expect(block.height).toBeLessThanOrEqual(120.01)
  writeBlock(ctx, block, { x: 100, y: 40, align: 'middle' })
  const pixels = readPixels(canvas)
  const outside = Array.from({ length: 200 * 200 }, (_, at) => at).filter((at) => {
    const [x, y] = [at % 200, Math.floor(at / 200)]
    return (pixels[at * 4 + 3] ?? 0) > 128 && (x < 22 || x > 178 || y < 38 || y > 163)
  })
  expect(outside).toHaveLength(0)
})

test('Chinese goes into lines that end anywhere, English only between words', () => {
  const lines = (text: string) =>
    fitText(text, { width: 100, height: 100 }, { face: 'sans' }).lines.map(({ glyphs }) =>
      glyphs.map(({ char }) => char).join(''),
    )
  expect(lines('春风送暖入屠苏爆竹').length).toBeGreaterThan(1)
  for (const line of lines('Hello wonderful world'))
    expect(['Hello', 'wonderful', 'world', 'Hello wonderful', 'wonderful world']).toContain(line)
})

test('letters on a circle stand at its top or at its foot, and a column goes down', () => {
  const line = setLine('CAFE', { face: 'tall' })
  const heights = (['top', 'foot'] as const).map((side) => {
    const { canvas, ctx } = open()
    writeArc(ctx, line, { x: 100, y: 100, radius: 70, size: 24, side })
    const { x, y } = measureInk(canvas)
    expect(Math.abs(x - 100)).toBeLessThan(6)
    return y
  })
  expect(heights[0]).toBeLessThan(60)
  expect(heights[1]).toBeGreaterThan(140)
  const { canvas, ctx } = open()
  writeColumn(ctx, setLine('一一一', { face: 'brush' }), { x: 50, y: 10, size: 40, pitch: 50 })
  const { x, y } = measureInk(canvas)
  expect(Math.abs(x - 50)).toBeLessThan(6)
  expect(Math.abs(y - 85)).toBeLessThan(15)
})
