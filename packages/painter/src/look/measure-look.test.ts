import { describe, expect, it } from 'vitest'
import { BALL, createImage, DUSK } from '../testing/create-image.ts'
import { cutOut } from './cut-out.ts'
import { openCutting, takeCutting } from './cutting.ts'
import { measureLook } from './measure-look.ts'
import { labDistance, toLab } from './oklab.ts'
import { parseHex } from '../base/colour.ts'

function apart(one: string, other: string): number {
  return labDistance(toLab(...parseHex(one)), toLab(...parseHex(other)))
}

describe('what is measured of a picture', () => {
  it('is its colours, the commonest first', () => {
    const { colours } = measureLook(BALL)
    for (const hex of ['#7fb6e8', '#3f8a34', '#f07820']) {
      expect(Math.min(...colours.map((colour) => apart(colour.hex, hex)))).toBeLessThan(0.04)
    }
    expect(colours.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
    expect(colours.map(({ share }) => share)).toEqual(colours.map(({ share }) => share).sort((a, b) => b - a))
  })

  it('is where a level line parts it, and that none does', () => {
    expect(measureLook(BALL).horizon).toBeCloseTo(0.5, 1)
    expect(measureLook(DUSK).horizon).toBeCloseTo(0.6, 1)
    expect(measureLook(createImage(() => '#808080')).horizon).toBeNull()
    expect(measureLook(createImage((x) => (x < 0.5 ? '#204080' : '#f0c040'))).horizon).toBeNull()
  })

  it('is light, warmth and what lies above and below', () => {
    const dusk = measureLook(DUSK)
    const ball = measureLook(BALL)
    expect(dusk.lightness).toBeLessThan(ball.lightness)
    expect(measureLook(createImage(() => '#ff9020')).warmth).toBeGreaterThan(0.1)
    expect(measureLook(createImage(() => '#2040ff')).warmth).toBeLessThan(-0.1)
    expect(apart(dusk.sky[4] ?? '', '#ff9a4c')).toBeLessThan(0.05)
    expect(apart(dusk.ground[2] ?? '', '#12203c')).toBeLessThan(0.05)
    expect(ball.sky).toHaveLength(5)
  })

  it('is the same each time', () => {
    expect(measureLook(BALL)).toEqual(measureLook(BALL))
  })

  it.each([
    [1, 1],
    [144, 1],
    [1, 144],
    [11, 200],
    [30, 30],
  ])('is something for %i x %i of one grey too', (width, height) => {
    const sight = { width, height, rgba: new Uint8Array(width * height * 4).fill(128) }
    expect(measureLook(sight).colours).toHaveLength(1)
    expect(takeCutting(sight)).toBeNull()
  })
})

describe('what stands out in a picture', () => {
  it('is the thing in its middle, without the ground behind it', () => {
    const found = cutOut(BALL)
    const at = (x: number, y: number) => found?.bytes[Math.floor(y * 60) * 60 + Math.floor(x * 60)]
    expect(found?.share).toBeGreaterThan(0.12)
    expect(found?.share).toBeLessThan(0.2)
    expect([at(0.5, 0.55), at(0.38, 0.55), at(0.5, 0.7)]).toEqual([255, 255, 255])
    expect([at(0.1, 0.1), at(0.5, 0.2), at(0.9, 0.9), at(0.5, 0.95), at(0.2, 0.55)]).toEqual([0, 0, 0, 0, 0])
  })

  it('may have a hole, and a part that hangs beside it', () => {
    const cup = createImage((x, y) => {
      const isBody = Math.abs(x - 0.45) < 0.15 && Math.abs(y - 0.55) < 0.22
      const isHandle = Math.abs(x - 0.68) < 0.04 && Math.abs(y - 0.55) < 0.12
      const isHole = Math.abs(x - 0.45) < 0.04 && Math.abs(y - 0.55) < 0.04
      return (isBody && !isHole) || isHandle ? '#1f6f8c' : '#d9c7b0'
    })
    const found = cutOut(cup)
    const at = (x: number, y: number) => found?.bytes[Math.floor(y * 60) * 60 + Math.floor(x * 60)]
    expect([at(0.36, 0.55), at(0.45, 0.55), at(0.68, 0.55), at(0.62, 0.3)]).toEqual([255, 255, 255, 0])
  })

  it('is nothing in a landscape, in noise and in one colour', () => {
    expect(cutOut(DUSK)).toBeNull()
    expect(cutOut(createImage(() => '#4060a0'))).toBeNull()
    expect(cutOut(createImage((x, y) => ((x * 7919 + y * 104729) % 1 < 0.5 ? '#202020' : '#e0e0e0')))).toBeNull()
  })

  it('is kept in few colours and comes back in the light that it is given', () => {
    const cutting = takeCutting(BALL)
    if (cutting === null) throw new Error('The ball does not stand out.')
    expect(cutting.width / cutting.height).toBeCloseTo(1, 0)
    expect(cutting.middle).toBeCloseTo(0.5, 1)
    const rgba = openCutting(cutting, ([red]) => [red, 0, 0])
    const middle = (Math.floor(cutting.height / 2) * cutting.width + Math.floor(cutting.width / 2)) * 4
    expect([...rgba.slice(middle, middle + 4)]).toEqual([expect.closeTo(240, -1.5), 0, 0, 255])
    expect([...rgba.slice(0, 4)]).toEqual([0, 0, 0, 0])
    expect(JSON.stringify(cutting).length).toBeLessThan(8000)
  })
})
