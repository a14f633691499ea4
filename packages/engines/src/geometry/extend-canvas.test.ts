import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ExtendingVerb, type Extension, extendCanvas, insetOpenSides } from './extend-canvas.ts'

const parent = { recipe: {}, png: new Uint8Array() }
const side = fc.integer({ min: 16, max: 1200 })
const size = fc.record({ width: side, height: side })
const direction = fc.constantFrom('left', 'right', 'up', 'down')
const verb: fc.Arbitrary<ExtendingVerb> = fc.oneof(
  fc.record({
    kind: fc.constant('zoom-out'),
    parent: fc.constant(parent),
    factor: fc.double({ min: 1, max: 2, noNaN: true }),
  }),
  fc.record({
    kind: fc.constant('zoom-out'),
    parent: fc.constant(parent),
    factor: fc.double({ min: 1, max: 2, noNaN: true }),
    ratio: fc.constantFrom({ width: 16, height: 9 }, { width: 1, height: 14 }, { width: 14, height: 1 }),
  }),
  fc.record({ kind: fc.constant('make-square'), parent: fc.constant(parent) }),
  fc.record({ kind: fc.constant('pan'), parent: fc.constant(parent), direction }),
)

function fits({ from, kept, after }: Extension, before: { width: number; height: number }): boolean {
  const inside = (box: typeof from, canvas: typeof after) =>
    box.x >= 0 &&
    box.y >= 0 &&
    box.width > 0 &&
    box.height > 0 &&
    box.x + box.width <= canvas.width &&
    box.y + box.height <= canvas.height
  return inside(from, before) && inside(kept, after) && Object.values({ ...from, ...kept }).every(Number.isInteger)
}

describe('a canvas that goes on beyond a picture', () => {
  it('holds what is kept, in whole pixels, whatever the verb and the size', () => {
    fc.assert(fc.property(verb, size, (asked, before) => fits(extendCanvas(asked, before), before)))
  })

  it('keeps its size in a zoom and stands the picture in the very middle', () => {
    fc.assert(
      fc.property(size, fc.double({ min: 1, max: 2, noNaN: true }), (before, factor) => {
        const { from, kept, after } = extendCanvas({ kind: 'zoom-out', parent, factor }, before)
        expect(after).toEqual(before)
        expect(from).toEqual({ x: 0, y: 0, ...before })
        expect(kept.x * 2 + kept.width).toBe(before.width)
        expect(kept.y * 2 + kept.height).toBe(before.height)
        expect(Math.abs(kept.width - before.width / factor)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('shows the same frame at 1.0, half of each side at 2.0, and nothing beyond', () => {
    const before = { width: 512, height: 384 }
    const zoom = (factor: number) => extendCanvas({ kind: 'zoom-out', parent, factor }, before).kept
    expect(zoom(1)).toEqual({ x: 0, y: 0, width: 512, height: 384 })
    expect(zoom(2)).toEqual({ x: 128, y: 96, width: 256, height: 192 })
    for (const factor of [0.9, 2.1, Number.NaN]) expect(() => zoom(factor)).toThrow(RangeError)
  })

  it('zooms into another shape of as many pixels, in which the picture just fits at 1.0', () => {
    const before = { width: 512, height: 384 }
    const zoom = (factor: number, ratio: { width: number; height: number }) =>
      extendCanvas({ kind: 'zoom-out', parent, factor, ratio }, before)
    const [wide, far] = [zoom(1, { width: 16, height: 9 }), zoom(2, { width: 16, height: 9 })]
    expect(wide).toMatchObject({ kept: { x: 72, y: 0, width: 448, height: 336 }, after: { width: 592, height: 336 } })
    expect(far).toMatchObject({ kept: { x: 184, y: 84, width: 224, height: 168 }, after: wide.after })
    const { kept, after } = zoom(1, { width: 1, height: 14 })
    expect([kept.x, kept.width]).toEqual([0, after.width])
    expect(after.height / after.width).toBeCloseTo(14, 0)
  })

  it('makes a square of the longer side with the whole picture in it', () => {
    const { from, kept, after } = extendCanvas({ kind: 'make-square', parent }, { width: 680, height: 384 })
    expect(after).toEqual({ width: 680, height: 680 })
    expect(from).toEqual({ x: 0, y: 0, width: 680, height: 384 })
    expect(kept).toEqual({ x: 0, y: 148, width: 680, height: 384 })
  })

  it('adds half a picture at the side of a pan and keeps the rest at its scale', () => {
    const before = { width: 512, height: 512 }
    const pan = (to: 'left' | 'right' | 'up' | 'down') => extendCanvas({ kind: 'pan', parent, direction: to }, before)
    expect(pan('right')).toMatchObject({
      kept: { x: 0, y: 0, width: 512, height: 512 },
      after: { width: 768, height: 512 },
    })
    expect(pan('left').kept).toMatchObject({ x: 256, y: 0 })
    expect(pan('down').after).toEqual({ width: 512, height: 768 })
    expect(pan('up').kept).toMatchObject({ x: 0, y: 256 })
  })

  it('stops growing at three to one and leaves the far end behind', () => {
    let before = { width: 512, height: 512 }
    for (let turn = 0; turn < 6; turn++) {
      const { from, kept, after } = extendCanvas({ kind: 'pan', parent, direction: 'right' }, before)
      expect(kept).toMatchObject({ width: from.width, height: from.height })
      expect(from.x + from.width).toBe(before.width)
      before = after
    }
    expect(before).toEqual({ width: 1536, height: 512 })
  })

  it('leaves a border out only where the canvas goes on', () => {
    const canvas = { width: 300, height: 100 }
    expect(insetOpenSides({ x: 100, y: 0, width: 200, height: 100 }, canvas, 7)).toEqual({
      x: 107,
      y: 0,
      width: 193,
      height: 100,
    })
  })
})
