import { describe, expect, it } from 'vitest'
import { planGrid } from '../plan-grid.ts'
import { readPrompt } from '../words/read-prompt.ts'
import type { Actor } from './actor.ts'
import { castActors } from './cast.ts'
import { createStage, type Stage } from './stage.ts'

/** The four casts of a grid. */
function castGrid(prompt: string): { stage: Stage; actors: Actor[] }[] {
  const wish = { reading: readPrompt(prompt, []), seed: 41, niji: false, stylize: 100, chaos: 0, weird: 0 }
  return planGrid(wish).map((recipe) => {
    const stage = createStage(recipe, 96, 96)
    return { stage, actors: castActors(stage) }
  })
}

function find(actors: readonly Actor[], name: string): Actor {
  const found = actors.find((actor) => actor.name === name)
  if (found === undefined) throw new Error(`There is no ${name}.`)
  return found
}

describe('the cast of a scene', () => {
  it('stands below the umbrella that it is said to be under', () => {
    for (const { actors } of castGrid('two cats and a dog under an umbrella')) {
      const roof = find(actors, 'umbrella')
      for (const guest of actors.filter((actor) => actor !== roof)) {
        expect(Math.abs(guest.x - roof.x)).toBeLessThan(roof.width * 0.55)
        expect(guest.height).toBeLessThan(roof.height * 0.5)
      }
    }
  })

  it('sits on the back that it rides, before the mount and as large as in nature', () => {
    for (const { actors } of castGrid('a girl riding a horse')) {
      const rider = find(actors, 'girl')
      const horse = find(actors, 'horse')
      expect(rider.pose).toBe('riding')
      expect(rider.z).toBeLessThan(horse.z)
      expect(rider.height).toBeLessThan(horse.height)
      expect(rider.y).toBeLessThan(horse.y)
    }
  })

  it('holds an umbrella over its head and not before its face', () => {
    for (const { actors } of castGrid('a girl holding an umbrella')) {
      const girl = find(actors, 'girl')
      const umbrella = find(actors, 'umbrella')
      expect(umbrella.z).toBeGreaterThan(girl.z)
      expect(umbrella.y - umbrella.height).toBeLessThan(girl.y - girl.height)
    }
  })

  it('is large enough to be known again and stays in the frame', () => {
    for (const { stage, actors } of castGrid('a rabbit in a meadow')) {
      const rabbit = find(actors, 'rabbit')
      expect(rabbit.height).toBeGreaterThan(stage.frame.height * 0.18)
      expect(rabbit.x - rabbit.width / 2).toBeGreaterThanOrEqual(0)
      expect(rabbit.x + rabbit.width / 2).toBeLessThanOrEqual(stage.frame.width)
    }
  })
})
