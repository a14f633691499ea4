import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planGrid } from '../recipe/plan-grid.ts'
import type { Camera, Reading } from '../recipe/recipe.ts'
import { createReading } from '../testing/create-reading.ts'
import { ANGLES, SHOTS } from '../recipe/vocabulary.ts'
import type { Actor } from './actor.ts'
import { castActors } from './cast.ts'
import { findHead } from './outline.ts'
import { createStage } from './stage.ts'

const WOMAN = { name: 'woman', word: 'woman', count: 1, colour: null, size: 'natural', relation: null } as const

/** The first subject of each picture of a grid, and its frame. */
function look(camera: Camera, more: Partial<Reading> = {}, [width, height] = [128, 128]) {
  const reading = createReading({ ...more, camera })
  return planGrid({ reading, seed: 12, niji: false, stylize: 100, chaos: 0, weird: 0 }).map((recipe) => {
    const { frame, ...stage } = createStage(recipe, width, height)
    const { layout, cast } = castActors({ ...stage, frame })
    const [main] = cast.composed
    if (main === undefined) throw new Error('Nobody is in the picture.')
    return { frame, layout, main, head: placeHead(main) }
  })
}

function placeHead(actor: Actor): { x: number; y: number; size: number } {
  const head = findHead(actor)
  return {
    x: actor.x + actor.facing * head.x * actor.height,
    y: actor.y - head.y * actor.height,
    size: head.size * actor.height,
  }
}

describe('what the words say of the view', () => {
  it('shows head and shoulders in a headshot, of an animal as of a person, and of the feet nothing', () => {
    for (const subjects of [[], [WOMAN]]) {
      for (const { frame, main, head } of look({ shot: 'headshot' }, subjects.length > 0 ? { subjects } : {})) {
        expect(head.size).toBeGreaterThan(frame.height * 0.35)
        expect(head.y - head.size / 2).toBeGreaterThan(0)
        expect(main.y).toBeGreaterThan(frame.height)
        expect(Math.abs(head.x - frame.width / 2)).toBeLessThan(frame.width * 0.2)
      }
    }
  })

  it('comes nearer with every shot of the list', () => {
    const sizes = SHOTS.map((shot) => look({ shot }, { subjects: [WOMAN] }).map(({ main }) => main.height))
    const mean = sizes.map((four) => four.reduce((sum, size) => sum + size, 0) / four.length)
    for (const [index, size] of mean.slice(0, 6).entries()) expect(size).toBeGreaterThan(mean[index + 1] ?? 0)
    const [full = 0, medium = 0, long = 0, farthest = 0] = mean.slice(6)
    expect(full).toBeGreaterThan(medium)
    expect(medium).toBeGreaterThan(long)
    expect(long).toBeGreaterThan(farthest)
    expect(farthest).toBeLessThan(512 * 0.2)
  })

  it('looks down from above without a sky, and up from below over a low horizon', () => {
    for (const { layout } of look({ angle: 'top' })) expect(layout.horizon).toBeLessThan(0)
    for (const { frame, layout } of look({ angle: 'bird' })) expect(layout.horizon).toBeLessThan(frame.height * 0.1)
    for (const { frame, layout } of look({ angle: 'worm' })) expect(layout.horizon).toBeGreaterThan(frame.height * 0.85)
  })

  it('keeps a head in the frame, whatever the shot, the angle and the ratio', () => {
    const size = fc.constantFrom([128, 128], [96, 192], [220, 72])
    fc.assert(
      fc.property(
        fc.constantFrom(...SHOTS),
        fc.option(fc.constantFrom(...ANGLES), { nil: undefined }),
        size,
        (shot, angle, side) => {
          for (const { frame, head } of look({ shot, ...(angle ? { angle } : {}) }, {}, side as [number, number])) {
            expect(head.x).toBeGreaterThan(0)
            expect(head.x).toBeLessThan(frame.width)
            expect(head.y).toBeGreaterThan(0)
            expect(head.y).toBeLessThan(frame.height)
          }
        },
      ),
      { numRuns: 14, seed: 5 },
    )
  })
})
