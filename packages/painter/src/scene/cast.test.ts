import { describe, expect, it } from 'vitest'
import { planGrid } from '../recipe/plan-grid.ts'
import { readPrompt } from '../words/read-prompt.ts'
import type { Actor } from './actor.ts'
import { castActors } from './cast.ts'
import { createStage, type Stage } from './stage.ts'

/** The four casts of a grid. */
function castGrid(prompt: string): { stage: Stage; actors: Actor[] }[] {
  const wish = { reading: readPrompt(prompt, []), seed: 41, niji: false, stylize: 100, chaos: 0, weird: 0 }
  return planGrid(wish).map((recipe) => {
    const stage = createStage(recipe, 96, 96)
    return { stage, actors: castActors(stage).cast.actors }
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
      // From near only its head must be seen whole.
      if (stage.layout.heads !== null) continue
      expect(rabbit.x - rabbit.width / 2).toBeGreaterThanOrEqual(0)
      expect(rabbit.x + rabbit.width / 2).toBeLessThanOrEqual(stage.frame.width)
    }
  })

  it('shows each of a crowd, none wholly behind another', () => {
    for (const { stage, actors } of castGrid('twelve cats in a meadow')) {
      expect(actors).toHaveLength(12)
      for (const [index, actor] of actors.entries()) {
        expect(actor.height).toBeGreaterThan(stage.frame.height * 0.05)
        const before = actors.slice(index + 1)
        const hiding = before.find(
          (other) => Math.abs(other.x - actor.x) < 0.15 * actor.width && other.y - actor.y < 0.3 * actor.height,
        )
        expect(hiding).toBeUndefined()
      }
    }
  })

  it('stands behind what it is behind and before what it is before, and can be seen', () => {
    for (const { actors } of castGrid('a boy behind a car')) {
      const [boy, car] = [find(actors, 'boy'), find(actors, 'car')]
      expect(boy.z).toBeGreaterThan(car.z)
      const beside = Math.abs(boy.x - car.x) + boy.width / 2 > car.width / 2
      expect(beside || boy.y - boy.height < car.y - car.height).toBe(true)
    }
    for (const { actors } of castGrid('a boy in front of a castle')) {
      const [boy, castle] = [find(actors, 'boy'), find(actors, 'castle')]
      expect(boy.z).toBeLessThan(castle.z)
      expect(boy.y).toBeGreaterThan(castle.y)
      expect(Math.abs(boy.x - castle.x)).toBeLessThan(castle.width)
    }
  })

  it('lies on the top of what it is on, and hangs over what it is above', () => {
    for (const { actors } of castGrid('a cat on a car')) {
      const [cat, car] = [find(actors, 'cat'), find(actors, 'car')]
      expect(cat.y).toBeLessThan(car.y - car.height * 0.6)
      expect(Math.abs(cat.x - car.x)).toBeLessThan(car.width * 0.4)
    }
    for (const { actors } of castGrid('a balloon above a house')) {
      const [balloon, house] = [find(actors, 'balloon'), find(actors, 'house')]
      expect(balloon.y).toBeLessThan(house.y - house.height * 0.6)
    }
  })

  it('looks out over the rim of what it is in', () => {
    for (const { actors } of castGrid('an apple in a cup')) {
      const [apple, cup] = [find(actors, 'apple'), find(actors, 'cup')]
      expect(apple.z).toBeGreaterThan(cup.z)
      expect(apple.y).toBeLessThan(cup.y)
      expect(apple.y - apple.height).toBeLessThan(cup.y - cup.height * 0.9)
      expect(apple.width).toBeLessThan(cup.width)
    }
  })

  it('keeps what swims off the bank that people stand on', () => {
    for (const { actors } of castGrid('a whale and two girls by the sea')) {
      const whale = find(actors, 'whale')
      for (const girl of actors.filter(({ name }) => name === 'girl')) expect(whale.y).toBeLessThan(girl.y)
    }
  })

  it('gives more room to what weighs more, and none to what weighs less than nothing', () => {
    const words = readPrompt('a fox and a rabbit', [])
    const weigh = (weight: number) => {
      const subjects = words.subjects.map((subject) => (subject.name === 'rabbit' ? { ...subject, weight } : subject))
      const wish = { reading: { ...words, subjects }, seed: 41, niji: false, stylize: 100, chaos: 0, weird: 0 }
      const [recipe] = planGrid(wish)
      if (recipe === undefined) throw new Error('A grid has pictures.')
      return castActors(createStage(recipe, 96, 96)).cast.actors
    }
    const share = (actors: Actor[]) => find(actors, 'rabbit').height / find(actors, 'fox').height
    expect(share(weigh(4))).toBeGreaterThan(share(weigh(1)) * 1.4)
    expect(weigh(-1).map(({ name }) => name)).toEqual(['fox'])
  })
})
