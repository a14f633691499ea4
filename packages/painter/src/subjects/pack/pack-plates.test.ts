import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { createRandom } from '../../base/chance.ts'
import { nounRows } from '../../words/lexicon/nouns.ts'
import { drawSubject, type SubjectBrush } from '../draw-subject.ts'
import { plates } from '../plates.ts'
import { openDrawing } from './open-drawing.ts'
import { packPlates } from './pack-plates.ts'

const HEIGHT = 40

type Change = Partial<Pick<SubjectBrush, 'colour' | 'niji' | 'facing' | 'light'>>

/** Draws in the middle of a canvas twice as high and wide as the drawing's box. */
function draw(key: string, change: Change = {}): { pixels: Uint8ClampedArray; width: number } {
  const width = Math.ceil(HEIGHT * Math.max(0.5, packPlates.get(key)?.aspect ?? 1) * 2)
  const ctx = createCanvas(width, HEIGHT * 2).getContext('2d')
  drawSubject(key, {
    ...{ ctx, x: width / 2, y: HEIGHT * 1.5, height: HEIGHT, facing: 1, random: createRandom(7) },
    ...{ colour: null, niji: false, light: { x: -0.6, y: -0.8 } },
    palette: { light: '#fff1d6', ambient: '#dfe6ee', shade: '#4a5a8a', ground: '#9aa860' },
    ...change,
  })
  return { pixels: ctx.getImageData(0, 0, width, HEIGHT * 2).data, width }
}

/** Share of the box that is painted, and how many solid pixels lie outside it. */
function measure({ pixels, width }: ReturnType<typeof draw>, aspect: number): { filled: number; outside: number } {
  const found = { inside: 0, outside: 0 }
  for (let i = 3; i < pixels.length; i += 4) {
    if ((pixels[i] ?? 0) < 150) continue
    const [x, y] = [((i - 3) / 4) % width, Math.floor((i - 3) / 4 / width)]
    const isInside =
      Math.abs(x - width / 2) <= HEIGHT * aspect * 0.5 + 2 && y >= HEIGHT / 2 - 2 && y <= HEIGHT * 1.5 + 2
    found[isInside ? 'inside' : 'outside']++
  }
  return { filled: found.inside / (HEIGHT * HEIGHT * aspect), outside: found.outside }
}

/** The opaque outline alone: it bounds what is painted, and costs a tenth of it. */
function fillOutline(key: string, aspect: number): ReturnType<typeof draw> {
  const width = Math.ceil(HEIGHT * Math.max(0.5, aspect) * 2)
  const ctx = createCanvas(width, HEIGHT * 2).getContext('2d')
  ctx.translate(width / 2, HEIGHT * 1.5)
  ctx.scale(HEIGHT / 100, HEIGHT / 100)
  ctx.fill(openDrawing(key).outline)
  return { pixels: ctx.getImageData(0, 0, width, HEIGHT * 2).data, width }
}

test('every drawing of the pack fills its box and stays inside it', () => {
  const faults = [...packPlates].flatMap(([key, { aspect }], index) => {
    const { filled, outside } = measure(index % 12 === 0 ? draw(key) : fillOutline(key, aspect), aspect)
    return filled > 0.06 && outside < 8 ? [] : [`${key}: ${filled.toFixed(2)} filled, ${outside} outside`]
  })
  expect(faults).toEqual([])
})

test('over 1,200 English nouns lead to what can be drawn, and every drawing has English and Chinese words', () => {
  const said = new Map<string, [english: string, chinese: string]>()
  for (const { subject, english, chinese } of nounRows) {
    const [more, fewer] = said.get(subject) ?? ['', '']
    said.set(subject, [more + english.join(), fewer + chinese.join()])
  }
  const known = new Set([...Object.keys(plates), ...packPlates.keys()])
  expect([...known].filter((key) => !/[a-z]/.test(said.get(key)?.[0] ?? ''))).toEqual([])
  expect([...known].filter((key) => !/[\u4e00-\u9fff]/.test(said.get(key)?.[1] ?? ''))).toEqual([])
  expect(packPlates.size).toBeGreaterThanOrEqual(550)
  const nouns = new Set(nounRows.flatMap(({ english }) => english))
  expect(nouns.size).toBeGreaterThanOrEqual(1200)
})

test('a colour word recolours the main colour of a drawing, light and hand change it, and it looks both ways', () => {
  for (const key of ['boot', 'helicopter', 'cow']) {
    const natural = Buffer.from(draw(key).pixels)
    const isSame = (change: Change) => Buffer.from(draw(key, change).pixels).equals(natural)
    expect(isSame({})).toBe(true)
    expect(isSame({ colour: '#3a52d8' })).toBe(false)
    expect(isSame({ niji: true })).toBe(false)
    expect(isSame({ facing: -1 })).toBe(false)
    expect(isSame({ light: { x: 0.8, y: -0.6 } })).toBe(false)
  }
})

test('a blue boot is blue', () => {
  const { pixels } = draw('boot', { colour: '#2f6fc4' })
  let [red, blue] = [0, 0]
  for (let i = 0; i < pixels.length; i += 4) {
    if ((pixels[i + 3] ?? 0) < 200) continue
    red += pixels[i] ?? 0
    blue += pixels[i + 2] ?? 0
  }
  expect(blue).toBeGreaterThan(red * 1.4)
})

test('what bears letters or a dial is never seen in a mirror', () => {
  const looking = (facing: 1 | -1) => Buffer.from(draw('clock', { facing, light: { x: 0, y: -1 } }).pixels)
  expect(looking(1).equals(looking(-1))).toBe(true)
})
