import { describe, expect, it } from 'vitest'
import { measureLook } from '../look/measure-look.ts'
import { BALL, createImage, DUSK } from '../testing/create-image.ts'
import { type Guesses, recognise } from '../recognise/recognise.ts'
import { readPrompt } from '../words/read-prompt.ts'
import { describeLook } from './describe-look.ts'
import { wordsOf } from './say-once.ts'
import { sayShade } from './say-shade.ts'

const WIDE = { width: 600, height: 400 }

const NOTHING: Guesses = { things: [{ name: 'cat', likely: 0.1 }], places: [{ name: 'forest', likely: 0.1 }] }

function say(sight: typeof BALL, guesses = NOTHING): string[] {
  return describeLook(measureLook(sight), guesses, WIDE)
}

function seeing(thing: number, place: number): Guesses {
  const others = [{ name: 'dog', likely: 0.1 }]
  return { things: [{ name: 'cat', likely: thing }, ...others], places: [{ name: 'forest', likely: place }] }
}

describe('what the painter says of a picture that it did not draw', () => {
  it('is four different prompts with its ratio', () => {
    for (const sight of [BALL, DUSK, createImage(() => '#777777')]) {
      const prompts = say(sight)
      expect(new Set(prompts).size).toBe(4)
      for (const prompt of prompts) expect(prompt).toMatch(/^[\x20-\x7e]+ --ar 3:2$/)
    }
  })

  it('says no word twice', () => {
    const sights = [
      BALL,
      DUSK,
      createImage((x, y) => (x + y < 1 ? '#001040' : '#a0c0ff')),
      createImage((x) => (x < 0.5 ? '#000000' : '#ffffff')),
    ]
    for (const sight of [...sights, createImage(() => '#777777'), createImage(() => '#101018')]) {
      for (const prompt of say(sight, seeing(0.95, 0.95))) {
        const words = wordsOf(prompt.replace(/ --.*/, ''))
        expect(words).toEqual([...new Set(words)])
      }
    }
  })

  it('names the colours, the hour and the horizon that were measured', () => {
    const [colours, mood, , composition] = say(DUSK)
    expect(colours).toMatch(/orange/)
    expect(colours).toMatch(/deep blue/)
    expect(mood).toContain('sunset')
    expect(composition).toContain('low horizon')
    expect(say(BALL)[3]).toContain('level horizon')
    expect(say(createImage(() => '#101018'))[1]).toContain('night')
  })

  it('claims no hour and no horizon of a plain grey', () => {
    const all = say(createImage(() => '#777777')).join(' ')
    expect(all).not.toMatch(/sunset|daylight|night|(low|level|high) horizon/)
  })

  it('names no thing and no place where none is likely', () => {
    for (const sight of [BALL, DUSK, createImage((x) => (x < 0.5 ? '#c02020' : '#f0f0f0'))]) {
      for (const prompt of say(sight)) expect(readPrompt(prompt, [])).toMatchObject({ subjects: [], setting: 'open' })
    }
    const grey = createImage(() => '#777777')
    expect(say(grey, recognise(grey)).join(' ')).not.toMatch(/perhaps| an? (?!scene)/)
  })

  it('names what was recognised, and the painter reads it as that thing in that place, in no colour of its own', () => {
    for (const prompt of say(DUSK, seeing(0.95, 0.95))) {
      expect(prompt).toContain('a cat in a forest')
      const { subjects, setting } = readPrompt(prompt.replace(/ --.*/, ''), [])
      expect(subjects).toMatchObject([{ name: 'cat', colour: null, count: 1 }])
      expect(setting).toBe('forest')
    }
  })

  it('says a place without a thing, and its snow', () => {
    const places = [
      { name: 'snow', likely: 0.99 },
      { name: 'sea', likely: 0.98 },
    ]
    expect(say(DUSK, { things: [], places })[0]).toContain('on the snowy sea')
    expect(say(DUSK, { things: [{ name: 'owl', likely: 0.99 }], places: places.slice(0, 1) })[0]).toContain(
      'an owl in the snow',
    )
  })

  it('says a doubtful thing with its doubt', () => {
    for (const prompt of say(DUSK, seeing(0.6, 0))) expect(prompt).toContain('perhaps a cat')
    expect(say(DUSK, seeing(0.95, 0)).join(' ')).not.toContain('perhaps')
  })

  it.each([
    ['#c8281e', 'red'],
    ['#f07820', 'orange'],
    ['#0a1a50', 'deep blue'],
    ['#3f8a34', 'green'],
    ['#7d5232', 'brown'],
    ['#ffffff', 'white'],
    ['#000000', 'black'],
    ['#808080', 'grey'],
  ])('says %s as %s', (hex, name) => {
    expect(sayShade(hex)).toBe(name)
  })
})
