import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { createRandom } from '../../base/chance.ts'
import { readPrompt } from '../../words/read-prompt.ts'
import { drawSubject } from '../draw-subject.ts'
import { buildOf, trunkOf } from '../kit/build.ts'
import { POSES_ON_REQUEST } from '../kit/pose.ts'

const HEIGHT = 60
const SIDE = HEIGHT * 3

interface Wish {
  pose?: string
  niji?: boolean
  colour?: string
}

function draw(name: string, { pose = 'standing', niji = false, colour }: Wish = {}): Uint8ClampedArray {
  const canvas = createCanvas(SIDE, SIDE)
  const ctx = canvas.getContext('2d')
  drawSubject(name, {
    ctx,
    x: SIDE / 2,
    y: SIDE * 0.75,
    height: HEIGHT,
    facing: 1,
    random: createRandom(5),
    colour: colour ?? null,
    palette: { light: '#fff1d6', ambient: '#dfe6ee', shade: '#4a5a8a', ground: '#9aa860' },
    light: { x: -0.6, y: -0.8 },
    niji,
    pose,
  })
  return ctx.getImageData(0, 0, SIDE, SIDE).data
}

/** Width and height of what was drawn, and how far it reaches below the ground, in heights of a figure. */
function measure(pixels: Uint8ClampedArray): { wide: number; tall: number; below: number } {
  const seen = { left: SIDE, right: 0, top: SIDE, bottom: 0 }
  for (let i = 3; i < pixels.length; i += 4) {
    if ((pixels[i] ?? 0) < 100) continue
    const [x, y] = [((i - 3) / 4) % SIDE, Math.floor((i - 3) / 4 / SIDE)]
    seen.left = Math.min(seen.left, x)
    seen.right = Math.max(seen.right, x)
    seen.top = Math.min(seen.top, y)
    seen.bottom = Math.max(seen.bottom, y)
  }
  return {
    wide: (seen.right - seen.left) / HEIGHT,
    tall: (seen.bottom - seen.top) / HEIGHT,
    below: (seen.bottom - SIDE * 0.75) / HEIGHT,
  }
}

test.each(POSES_ON_REQUEST)('a person who is %s touches the ground or is above it', (pose) => {
  const { wide, tall, below } = measure(draw('woman', { pose }))
  expect(below).toBeLessThan(0.06)
  expect(Math.max(wide, tall)).toBeGreaterThan(0.45)
  expect(Math.max(wide, tall)).toBeLessThan(1.35)
})

test('who sits is lower than who stands, and who lies is longer than tall', () => {
  const standing = measure(draw('man'))
  expect(measure(draw('man', { pose: 'sitting' })).tall).toBeLessThan(standing.tall * 0.65)
  const lying = measure(draw('man', { pose: 'lying' }))
  expect(lying.wide).toBeGreaterThan(lying.tall * 2)
})

test('from behind no face is seen, and an age has a head of its own', () => {
  expect(draw('girl', { pose: 'from behind' })).not.toEqual(draw('girl'))
  const heads = (['toddler', 'child', 'young', 'grown'] as const).map(
    (age) => buildOf({ age, female: true, niji: false }).head,
  )
  expect(heads).toEqual([...heads].sort((a, b) => b - a))
})

test('a body is as tall as its parts, whoever draws it', () => {
  for (const niji of [false, true]) {
    const build = buildOf({ age: 'child', female: false, niji })
    expect(build.head + build.neck + trunkOf(build) + build.leg).toBeCloseTo(100)
  }
  expect(buildOf({ age: 'grown', female: true, niji: true }).head).toBeGreaterThan(
    buildOf({ age: 'grown', female: true, niji: false }).head,
  )
})

test('a colour word dyes the clothes and leaves the skin', () => {
  const blue = countOf(draw('woman', { colour: '#2030e0' }), ([red, green, of]) => of > red + 60 && of > green + 60)
  const plain = countOf(draw('woman', { colour: '#20a030' }), ([red, green, of]) => of > red + 60 && of > green + 60)
  expect(blue).toBeGreaterThan(plain + 150)
  const skin = ([red, green, of]: Rgb): boolean => red > green + 15 && green > of + 8
  expect(countOf(draw('woman', { colour: '#2030e0' }), skin)).toBeGreaterThan(40)
})

type Rgb = readonly [number, number, number]

function countOf(pixels: Uint8ClampedArray, is: (colour: Rgb) => boolean): number {
  let count = 0
  for (let i = 0; i < pixels.length; i += 4)
    if ((pixels[i + 3] ?? 0) > 200 && is([pixels[i] ?? 0, pixels[i + 1] ?? 0, pixels[i + 2] ?? 0])) count++
  return count
}

describe('words for people', () => {
  test.each([
    ['an old man by the sea', 'old man'],
    ['a queen in a castle', 'queen'],
    ['少女在樱花树下', 'girl'],
    ['一位老奶奶', 'old woman'],
    ['國王騎著馬', 'king'],
    ['a police officer', 'police officer'],
    ['聖誕老人', 'santa claus'],
    ['太空人在月球上', 'astronaut'],
    ['anime girl', 'girl'],
    ['a firefighter', 'firefighter'],
    ['汉服少女', 'hanfu'],
    ['孙悟空', 'monkey king'],
    ['a waitress in a cafe', 'waiter'],
    ['两个拳击手', 'boxer'],
    ['一对情侣', 'couple'],
  ])('%s is drawn as %s', (prompt, name) => {
    expect(readPrompt(prompt, []).subjects[0]?.name).toBe(name)
  })
})
