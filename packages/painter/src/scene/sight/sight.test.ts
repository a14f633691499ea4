import { describe, expect, it } from 'vitest'
import { freeCanvas } from '../../base/frame.ts'
import { paintPicture } from '../../paint-picture.ts'
import { planGrid } from '../../recipe/plan-grid.ts'
import { readPrompt } from '../../words/read-prompt.ts'
import { settleHome } from '../../words/settle-home.ts'
import type { Actor } from '../actor.ts'
import { castActors } from '../cast.ts'
import { createStage } from '../stage.ts'
import { measureSight, wholeOf } from './measure-sight.ts'

const SEEDS = [3, 40]

function planAll(prompt: string) {
  const reading = settleHome(readPrompt(prompt, []))
  return SEEDS.flatMap((seed) => planGrid({ reading, seed, niji: false, stylize: 100, chaos: 0, weird: 0 }))
}

function look(recipe: ReturnType<typeof planAll>[number]) {
  const stage = createStage(recipe, 96, 96)
  const { actors } = castActors(stage).cast
  const sights = measureSight(wholeOf(stage), actors)
  return { stage, seen: actors.flatMap((actor, index) => (sights[index] ? [{ actor, sight: sights[index] }] : [])) }
}

/** Words that a picture lacks, once `change` has moved its figures. */
function listLacking(prompt: string, change: (actors: Actor[]) => void): string[] {
  const [recipe] = planAll(prompt)
  if (recipe === undefined) throw new Error('A grid has four.')
  let missing: readonly string[] = []
  const painting = paintPicture(recipe, 128, 128, {
    cast: (_stage, actors) => change(actors),
    missing: (words) => (missing = words),
  })
  let step = painting.next()
  while (!step.done) step = painting.next()
  freeCanvas(step.value)
  return [...missing]
}

describe('the eye of the painter before it paints', () => {
  it.each(['a girl riding a white horse through a forest', 'a knight fighting a dragon', 'a tiger chasing a deer'])(
    'comes no nearer than all who are named can be seen: %s',
    (prompt) => {
      for (const recipe of planAll(prompt)) {
        for (const { actor, sight } of look(recipe).seen) {
          expect([actor.name, recipe.template, sight.shown > 0.4]).toEqual([actor.name, recipe.template, true])
        }
      }
    },
  )

  it('comes so near that a lone thing does not get lost, unless the words ask for a wide view', () => {
    const tallOf = (prompt: string) =>
      planAll(prompt).map((recipe) => {
        const { stage, seen } = look(recipe)
        return Math.max(...seen.map(({ actor }) => actor.height / stage.frame.height))
      })
    expect(Math.min(...tallOf('a fox in a meadow'))).toBeGreaterThan(0.3)
    expect(Math.max(...tallOf('a fox in a meadow, extreme long shot'))).toBeLessThan(0.25)
  })

  it.each(['a mouse in a teacup', 'a girl reading a book in a library'])(
    'lets nobody be hidden by what holds them or what they hold: %s',
    (prompt) => {
      for (const recipe of planAll(prompt)) {
        for (const { sight } of look(recipe).seen) {
          expect(sight.head).toBeGreaterThan(0.35)
          expect(Math.max(sight.shown, sight.head)).toBeGreaterThan(0.42)
        }
      }
    },
  )

  it.each(['an owl on top of a clock', 'a monkey sitting on a giant peach'])(
    'keeps the head of whoever stands on something in the picture: %s',
    (prompt) => {
      for (const recipe of planAll(prompt)) {
        for (const { actor, sight } of look(recipe).seen) {
          expect([actor.name, recipe.template, sight.head > 0.55]).toEqual([actor.name, recipe.template, true])
        }
      }
    },
  )

  it('lays no scene of an older painter out anew: what it cut away is cut away', () => {
    const older = planAll('a knight fighting a dragon').map((recipe) => look({ ...recipe, painterVersion: 3 }))
    expect(Math.min(...older.flatMap(({ seen }) => seen.map(({ sight }) => sight.shown)))).toBeLessThan(0.3)
  })
})

describe('the eye of the painter on the finished picture', () => {
  const fox = (actors: readonly Actor[]) => {
    const found = actors.find(({ name }) => name === 'fox')
    if (found === undefined) throw new Error('No fox was cast.')
    return found
  }

  it('misses nothing that stands there', () => {
    expect(listLacking('a fox and a house in a meadow', () => {})).toEqual([])
  })

  it('tells of what lies wholly behind something else', () => {
    const hide = (actors: Actor[]) => {
      const { x, y, height, z } = fox(actors)
      const house = actors.find(({ name }) => name === 'house')
      if (house === undefined) throw new Error('No house was cast.')
      actors.splice(actors.indexOf(house), 1)
      actors.push({ ...house, x, y: y + height * 0.2, height: height * 3, width: height * 3, z: z * 0.9 })
    }
    expect(listLacking('a fox and a house in a meadow', hide)).toEqual(['fox'])
  })

  it('tells of what is too small to be known', () => {
    const shrink = (actors: Actor[]) => void Object.assign(fox(actors), { height: 6, width: 6 })
    expect(listLacking('a fox and a house in a meadow', shrink)).toEqual(['fox'])
  })
})
