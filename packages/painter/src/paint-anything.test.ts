import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readPixels } from './base/canvas-pixels.ts'
import { paintPicture } from './paint-picture.ts'
import { planGrid } from './recipe/plan-grid.ts'
import type { Reading, SubjectWord } from './recipe/recipe.ts'
import { plates } from './subjects/plates.ts'
import { ANGLES, LIGHTS, SEASONS, SHOTS } from './recipe/vocabulary.ts'

/** A hundred pictures take their time on a busy machine. */
const MANY_PICTURES_MS = 600_000

const subject: fc.Arbitrary<SubjectWord> = fc.record({
  name: fc.constantFrom(...Object.keys(plates), 'nothing that is known'),
  word: fc.constant('word'),
  count: fc.integer({ min: 1, max: 12 }),
  colour: fc.constantFrom(null, '#c8281e', '#1e50c8'),
  size: fc.constantFrom('tiny', 'natural', 'giant'),
  relation: fc.option(
    fc.record({
      kind: fc.constantFrom('on', 'in', 'under', 'above', 'beside', 'behind', 'in front of', 'riding', 'holding'),
      target: fc.constantFrom('mountains', 'cliff', 'sea', 'moon', ...Object.keys(plates)),
    }),
  ),
})

const reading: fc.Arbitrary<Reading> = fc.record({
  subjects: fc.array(subject, { maxLength: 3 }),
  time: fc.constantFrom('day', 'dawn', 'sunset', 'night'),
  weather: fc.constantFrom('clear', 'rain', 'storm', 'snow', 'fog'),
  setting: fc.constantFrom(
    'open',
    'meadow',
    'forest',
    'mountains',
    'sea',
    'lake',
    'river',
    'city',
    'desert',
    'moon',
    'space',
    'room',
  ),
  features: fc.subarray(['cliff', 'mountains', 'stars', 'moon', 'earth', 'neon', 'street', 'snow', 'flowers']),
  medium: fc.constantFrom('oil', 'watercolour', 'ink', 'anime', 'neon', 'cinematic', 'pencil'),
  moods: fc.subarray(['calm', 'stormy', 'dark', 'misty', 'epic', 'dreamy', 'surreal', 'monochrome']),
  notDrawn: fc.constant([]),
  season: fc.constantFrom(...SEASONS),
  lights: fc.subarray([...LIGHTS], { maxLength: 2 }),
  camera: fc.record(
    { angle: fc.constantFrom(...ANGLES), shot: fc.constantFrom(...SHOTS), blur: fc.constant(true as const) },
    { requiredKeys: [] },
  ),
})

it(
  'a picture is painted, whatever a prompt may say',
  () => {
    const size = fc.constantFrom([48, 48], [80, 32], [32, 80])
    fc.assert(
      fc.property(
        reading,
        fc.nat({ max: 4294967295 }),
        size,
        fc.boolean(),
        (words, seed, [width = 48, height = 48], niji) => {
          const recipes = planGrid({
            reading: words,
            seed,
            niji,
            stylize: seed % 1001,
            chaos: seed % 101,
            weird: seed % 3001,
          })
          const recipe = recipes[seed % 4]
          if (recipe === undefined) throw new Error('A grid has four pictures.')
          const painting = paintPicture(recipe, width, height)
          let step = painting.next()
          while (!step.done) step = painting.next()
          const canvas = step.value
          expect([canvas.width, canvas.height]).toEqual([width, height])
          expect(readPixels(canvas).every((value, index) => index % 4 !== 3 || value === 255)).toBe(true)
        },
      ),
      { numRuns: 100, seed: 20 },
    )
  },
  MANY_PICTURES_MS,
)
