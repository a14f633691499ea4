import { describe, expect, it } from 'vitest'
import { planGrid } from '../../recipe/plan-grid.ts'
import type { Recipe } from '../../recipe/recipe.ts'
import { readPrompt } from '../../words/read-prompt.ts'
import { settleHome } from '../../words/settle-home.ts'
import type { Actor } from '../actor.ts'
import { castActors } from '../cast.ts'
import { listUnplaced } from '../list-unplaced.ts'
import { createStage } from '../stage.ts'

function castAll(prompt: string, change: Partial<Recipe> = {}): Actor[][] {
  const reading = settleHome(readPrompt(prompt, []))
  const wish = { reading, seed: 61, niji: false, stylize: 100, chaos: 0, weird: 0 }
  return planGrid(wish).map((recipe) => castActors(createStage({ ...recipe, ...change }, 96, 96)).cast.actors)
}

function named(actors: readonly Actor[], name: string): Actor[] {
  return actors.filter((actor) => actor.name === name && actor.part === undefined)
}

function only(actors: readonly Actor[], name: string): Actor {
  const [found] = named(actors, name)
  if (found === undefined) throw new Error(`There is no ${name}.`)
  return found
}

const apart = (one: Actor, other: Actor) => Math.abs(one.x - other.x) / Math.max(one.height, other.height)
const looksAt = (one: Actor, other: Actor) => Math.sign(other.x - one.x) === one.facing

describe('those who act on each other', () => {
  it.each(['two people hugging', '两个人拥抱', 'a mother hugging her child', 'a man and a woman kissing'])(
    '%s: they touch, look at each other, and one arm lies around the other',
    (prompt) => {
      for (const actors of castAll(prompt)) {
        const [one, other] = actors.filter(({ part }) => part === undefined)
        if (one === undefined || other === undefined) throw new Error('There are two.')
        expect(apart(one, other)).toBeLessThan(0.3)
        expect(looksAt(one, other) && looksAt(other, one)).toBe(true)
        const arm = actors.find(({ part }) => part === 'near arm')
        expect(arm?.z).toBeLessThan(Math.min(one.z, other.z))
      }
    },
  )

  it('hold hands side by side at the height of both hands', () => {
    for (const actors of castAll('a man and a girl holding hands')) {
      const [man, girl] = [only(actors, 'man'), only(actors, 'girl')]
      expect(apart(man, girl)).toBeLessThan(0.45)
      expect(girl.pose).toBe('hand held up')
      expect(man.pose).toBe('hand in hand')
    }
  })

  it('fight face to face, one striking and one on guard, and both are seen', () => {
    for (const actors of castAll('two boxers fighting')) {
      const [one, other] = named(actors, 'boxer')
      if (one === undefined || other === undefined) throw new Error('There are two.')
      expect(looksAt(one, other) && looksAt(other, one)).toBe(true)
      expect(new Set([one.pose, other.pose])).toEqual(new Set(['punching', 'fighting']))
    }
  })

  it('chase one behind the other, the same way', () => {
    for (const actors of castAll('a dog chasing a cat')) {
      const [dog, cat] = [only(actors, 'dog'), only(actors, 'cat')]
      expect(dog.facing).toBe(cat.facing)
      expect(looksAt(dog, cat)).toBe(true)
      expect([dog.pose, cat.pose]).toEqual(['running', 'running'])
    }
  })

  it('stand around what is in their middle, some behind it and nobody before it', () => {
    for (const actors of castAll('five people dancing around a fire')) {
      const fire = only(actors, 'fire')
      const ring = named(actors, 'man')
      expect(ring.some(({ x }) => x < fire.x) && ring.some(({ x }) => x > fire.x)).toBe(true)
      expect(ring.some(({ z }) => z > fire.z)).toBe(true)
      for (const dancer of ring) {
        expect(looksAt(dancer, fire)).toBe(true)
        if (dancer.z < fire.z) expect(Math.abs(dancer.x - fire.x)).toBeGreaterThan(fire.width / 2)
      }
    }
  })

  it('stand between those whom the words name', () => {
    for (const [prompt, first, second] of [
      ['a cat between two dogs', 'dog', 'dog'],
      ['a girl between a lion and a tiger', 'lion', 'tiger'],
    ] as const) {
      for (const actors of castAll(prompt)) {
        const middle = only(actors, prompt.includes('cat') ? 'cat' : 'girl')
        const sides = [...new Set([...named(actors, first), ...named(actors, second)])].map(({ x }) => x)
        expect(Math.min(...sides)).toBeLessThan(middle.x)
        expect(Math.max(...sides)).toBeGreaterThan(middle.x)
      }
    }
  })

  it('push what is before them, hands to its end', () => {
    for (const actors of castAll('a man pushing a shopping cart')) {
      const [man, cart] = [only(actors, 'man'), only(actors, 'shopping cart')]
      expect(looksAt(man, cart)).toBe(true)
      expect(cart.facing).toBe(man.facing)
      expect(Math.abs(cart.x - man.x)).toBeLessThan(cart.width / 2 + man.height * 0.45)
    }
  })

  it('are all there: none is told to be missing', () => {
    for (const prompt of ['two knights fighting', 'a mother hugging her child', 'four children holding hands']) {
      const reading = settleHome(readPrompt(prompt, []))
      for (const recipe of planGrid({ reading, seed: 7, niji: false, stylize: 100, chaos: 0, weird: 0 })) {
        const stage = createStage(recipe, 96, 96)
        expect(listUnplaced(stage, castActors(stage).cast.actors)).toEqual([])
      }
    }
  })

  it('stand as they stood in pictures of the third painter', () => {
    for (const actors of castAll('two people hugging', { painterVersion: 3 }))
      expect(actors.every(({ part }) => part === undefined)).toBe(true)
  })
})

describe('people of any kind', () => {
  it('differ in a crowd: men and women, old and young, of different heights', () => {
    for (const actors of castAll('a group of people in a park')) {
      expect(new Set(actors.map(({ guise }) => guise)).size).toBeGreaterThanOrEqual(4)
      const heights = actors.map(({ height, y }) => height / y)
      expect(Math.max(...heights) / Math.min(...heights)).toBeGreaterThan(1.15)
    }
    for (const actors of castAll('two children holding hands'))
      expect(new Set(actors.map(({ guise }) => guise))).toEqual(new Set(['girl', 'boy']))
    for (const actors of castAll('three men in a park')) expect(actors.every(({ guise }) => !guise)).toBe(true)
  })

  it('sit on the seat of a bench, before its back, and not on top of it', () => {
    for (const actors of castAll('a girl sitting on a bench')) {
      const [girl, bench] = [only(actors, 'girl'), only(actors, 'bench')]
      expect(girl.z).toBeLessThan(bench.z)
      expect(girl.y).toBeGreaterThan(bench.y - bench.height * 0.4)
      expect(girl.y - girl.height).toBeLessThan(bench.y - bench.height * 0.9)
    }
  })

  it('lie flat in the water when they swim', () => {
    for (const actors of castAll('a man swimming in the sea')) expect(only(actors, 'man').pose).toBe('crawl')
  })

  it('keep a chair that they sit on, and an animal on the shoulder', () => {
    for (const actors of castAll('a king sitting on a chair')) {
      const [king, chair] = [only(actors, 'king'), only(actors, 'chair')]
      expect(Math.abs(king.x - chair.x)).toBeLessThan(chair.width * 0.2)
    }
    for (const actors of castAll("a cat on a girl's shoulder")) {
      const [cat, girl] = [only(actors, 'cat'), only(actors, 'girl')]
      expect(cat.height).toBeLessThan(girl.height * 0.3)
      expect(cat.y).toBeGreaterThan(girl.y - girl.height * 0.85)
    }
  })

  it('ride a broom that lies in the air', () => {
    for (const actors of castAll('a witch riding a broom')) {
      const [witch, broom] = [only(actors, 'witch'), only(actors, 'broom')]
      expect(broom.footing).toBe('air')
      expect(broom.turn).toBeGreaterThan(1)
      expect(Math.abs(witch.x - broom.x)).toBeLessThan(broom.height * 0.3)
      expect(witch.y).toBeGreaterThan(broom.y - broom.height * 0.5)
    }
  })

  it('play a piano that stands on the ground beside them', () => {
    for (const actors of castAll('a man playing the piano')) {
      const [man, piano] = [only(actors, 'man'), only(actors, 'piano')]
      expect(piano.footing).toBe('ground')
      expect(looksAt(man, piano)).toBe(true)
      expect(piano.height).toBeGreaterThan(man.height * 0.5)
    }
  })
})

describe('things in hand', () => {
  it.each(['a woman reading a book', 'a man playing the guitar', 'a girl hugging a teddy bear'])(
    '%s: the thing lies between both arms and below the face',
    (prompt) => {
      for (const actors of castAll(prompt)) {
        const arm = actors.find(({ part }) => part === 'near arm')
        const bearer = actors.find(({ name, part }) => name === arm?.name && part === undefined)
        const thing = actors.find(({ name }) => name !== arm?.name)
        if (!arm || !bearer || !thing) throw new Error('There are a bearer, an arm and a thing.')
        expect(arm.z).toBeLessThan(thing.z)
        expect(thing.z).toBeLessThan(bearer.z)
        expect(bearer.y - thing.y + thing.height).toBeLessThan(bearer.height * 0.9)
      }
    },
  )

  it('come to the mouth when they are eaten or drunk, and bowls stay in the hands', () => {
    for (const [prompt, name, thing] of [
      ['a man eating an apple', 'man', 'apple'],
      ['a girl drinking tea', 'girl', 'cup'],
    ] as const) {
      for (const actors of castAll(prompt)) {
        const [eater, eaten] = [only(actors, name), only(actors, thing)]
        expect((eater.y - eaten.y + eaten.height) / eater.height).toBeGreaterThan(0.78)
        expect(eaten.height).toBeLessThan(eater.height * 0.2)
      }
    }
    for (const actors of castAll('an old man eating noodles')) {
      const [eater, bowl] = [only(actors, 'old man'), only(actors, 'ramen')]
      expect((eater.y - bowl.y + bowl.height) / eater.height).toBeLessThan(0.86)
    }
  })
})
