import { describe, expect, test } from 'vitest'
import type { SubjectWord } from '../recipe/recipe.ts'
import { readPrompt } from './read-prompt.ts'

const RED = '#c8281e'
const BLUE = '#2f6fc4'
const BLACK = '#26242a'
const WHITE = '#f3f1ec'

type Bound = Partial<SubjectWord>[]
const read = (prompt: string) => readPrompt(prompt, [])

describe('colours', () => {
  test.each<[string, Bound]>([
    ['a fox that is red', [{ name: 'fox', colour: RED }]],
    ['红色的狐狸在蓝色的月亮下', [{ name: 'fox', colour: RED, relation: { kind: 'under', target: 'moon' } }]],
    [
      'two black wolves and a white dog',
      [
        { name: 'wolf', count: 2, colour: BLACK },
        { name: 'dog', colour: WHITE },
      ],
    ],
    [
      'a girl in red and a boy in blue',
      [
        { name: 'girl', colour: RED },
        { name: 'boy', colour: BLUE },
      ],
    ],
    [
      'a house and a dragon that is blue',
      [
        { name: 'house', colour: null },
        { name: 'dragon', colour: BLUE },
      ],
    ],
    ['a fox and a wolf are white', [{ colour: WHITE }, { colour: WHITE }]],
    [
      '一个穿红裙子的女孩抱着兔子',
      [
        { name: 'girl', colour: RED, relation: { kind: 'holding', target: 'rabbit' } },
        { name: 'rabbit', colour: null },
      ],
    ],
    [
      '一匹馬和一個穿藍色洋裝的女孩',
      [
        { name: 'horse', colour: null },
        { name: 'girl', colour: BLUE },
      ],
    ],
  ])('%s', (prompt, subjects) => {
    expect(read(prompt)).toMatchObject({ subjects, notDrawn: [] })
  })

  test('shades are darker and lighter than their colour', () => {
    const [dark, plain, light] = ['dark red', 'red', 'pale red'].map(
      (shade) => read(`a ${shade} fox`).subjects[0]?.colour,
    )
    expect(dark).toBe('#791b1a')
    expect(plain).toBe(RED)
    expect(light).toBe(read('一只浅红色的狐狸').subjects[0]?.colour)
    expect(light).not.toBe(plain)
  })

  test('of eyes, hair and roofs are not those of their owner, and are told of', () => {
    expect(read('a blue-eyed wolf')).toMatchObject({
      subjects: [{ name: 'wolf', colour: null }],
      notDrawn: ['blue-eyed'],
    })
    expect(read('a house with a red roof')).toMatchObject({
      subjects: [{ colour: null, relation: null }],
      notDrawn: ['red'],
    })
    expect(read('狐狸的眼睛是蓝色的')).toMatchObject({ subjects: [{ colour: null }], notDrawn: ['蓝色'] })
  })
})

describe('counts', () => {
  test.each([
    ['many foxes', 16],
    ['无数的蝴蝶', 16],
    ['a hundred foxes', 16],
    ['14 foxes', 14],
    ['40 foxes', 16],
    ['1girl', 1],
    ['十一匹马', 11],
    ['一對天鵝', 2],
    ['a dozen roses', 12],
    ['成群的狼', 7],
  ])('%s', (prompt, count) => {
    expect(read(prompt)).toMatchObject({ subjects: [{ count }], notDrawn: [] })
  })
})

describe('relations and poses', () => {
  test.each<[string, Bound]>([
    [
      'a girl riding a horse holding a lantern',
      [
        { name: 'girl', relation: { kind: 'riding', target: 'horse' }, also: { kind: 'holding', target: 'lantern' } },
        { name: 'horse', relation: null },
        { name: 'lantern' },
      ],
    ],
    [
      'a girl beside a tree reading a book',
      [
        { name: 'girl', pose: 'reading', relation: { kind: 'holding', target: 'book' } },
        { name: 'tree', relation: null },
        { name: 'book' },
      ],
    ],
    [
      '站在房子后面的女孩',
      [
        { name: 'house', relation: null },
        { name: 'girl', pose: 'standing', relation: { kind: 'behind', target: 'house' } },
      ],
    ],
    [
      'a cat in a boat under a bridge',
      [
        { name: 'cat', relation: { kind: 'in', target: 'boat' } },
        { name: 'boat', relation: { kind: 'under', target: 'bridge' } },
        { name: 'bridge' },
      ],
    ],
    ['a fox and a wolf sleeping', [{ pose: 'sleeping' }, { pose: 'sleeping' }]],
    [
      'a dancing girl and a sleeping dog',
      [
        { name: 'girl', pose: 'dancing' },
        { name: 'dog', pose: 'sleeping' },
      ],
    ],
    [
      'a dragon flying over a castle',
      [{ name: 'dragon', pose: 'flying', relation: { kind: 'above', target: 'castle' } }, { name: 'castle' }],
    ],
    [
      'a girl, standing on a bridge',
      [{ name: 'girl', pose: 'standing', relation: { kind: 'on', target: 'bridge' } }, { name: 'bridge' }],
    ],
    ['女孩看着城堡', [{ name: 'girl', relation: { kind: 'in front of', target: 'castle' } }, { name: 'castle' }]],
    [
      'a girl with an umbrella',
      [{ name: 'girl', relation: { kind: 'holding', target: 'umbrella' } }, { name: 'umbrella' }],
    ],
    ['a girl with a dog', [{ name: 'girl', relation: { kind: 'beside', target: 'dog' } }, { name: 'dog' }]],
  ])('%s', (prompt, subjects) => {
    expect(read(prompt)).toMatchObject({ subjects, notDrawn: [] })
  })
})

describe('what must not be seen', () => {
  test.each([
    ['a fox, no people', ['man', 'woman', 'girl']],
    ['a fox in a meadow without trees or flowers, at night', ['tree', 'pine', 'flower']],
    ['没有人的街道', ['man', 'woman']],
    ['空無一人的海灘', ['man', 'woman']],
    ['night::2 girl::-0.5', ['girl']],
  ])('%s', (prompt, without) => {
    const reading = read(prompt)
    expect(reading.without).toEqual(expect.arrayContaining(without))
    expect(reading.subjects.map(({ name }) => name)).not.toEqual(expect.arrayContaining(without))
    expect(reading.notDrawn).toEqual([])
  })

  test('what follows the unwanted is drawn again', () => {
    expect(read('no clouds in the sky over a castle')).toMatchObject({
      subjects: [{ name: 'castle' }],
      without: ['clouds'],
    })
    expect(read('没有树的小村庄，冬天')).toMatchObject({ setting: 'village', season: 'winter' })
  })
})

describe('weights', () => {
  test('make their subjects heavy and put them first', () => {
    expect(read('forest::1 fox::2').subjects).toMatchObject([{ name: 'fox', weight: 2 }])
    expect(read('cat::0.5 dog').subjects).toMatchObject([{ name: 'dog' }, { name: 'cat', weight: 0.5 }])
    expect(read('狐狸：：3 猫').subjects).toMatchObject([{ name: 'fox', weight: 3 }, { name: 'cat' }])
    expect(read('desert::1 forest::3').setting).toBe('forest')
  })

  test('that are negative take colours away, and no sign is left over', () => {
    expect(read('a red fox red::-0.5')).toMatchObject({ subjects: [], notDrawn: [] })
    expect(read('a red fox:: red::-0.5')).toMatchObject({ subjects: [{ name: 'fox', colour: null }], notDrawn: [] })
    expect(read('hot:: dog')).toMatchObject({ subjects: [{ name: 'dog' }], notDrawn: ['hot'] })
    expect(read('fox:: :: ::-1 ::.5 cat::0')).toMatchObject({ subjects: [{ name: 'fox' }] })
  })
})

describe('what one does to another', () => {
  test.each<[string, Bound]>([
    ['two people hugging', [{ name: 'man', count: 2, pose: 'hugging', relation: null }]],
    [
      'a mother hugging her child',
      [{ name: 'woman', pose: 'hugging', relation: { kind: 'hugging', target: 'girl' } }, { name: 'girl' }],
    ],
    [
      'a man and a woman kissing in the rain',
      [
        { name: 'man', pose: 'kissing' },
        { name: 'woman', pose: 'kissing' },
      ],
    ],
    ['a couple holding hands', [{ name: 'couple', count: 1, pose: 'hand in hand' }]],
    ['狗追猫', [{ name: 'dog', relation: { kind: 'chasing', target: 'cat' } }, { name: 'cat' }]],
    ['a cat between two dogs', [{ relation: { kind: 'between', target: 'dog' } }, { name: 'dog', count: 2 }]],
    ['a boy kicking a football', [{ pose: 'kicking', relation: { kind: 'kicking', target: 'soccer ball' } }, {}]],
    ['five people dancing around a bonfire', [{ pose: 'dancing', relation: { kind: 'around', target: 'fire' } }, {}]],
    ['a girl between a lion and a tiger', [{ relation: { kind: 'between', target: 'lion' } }, {}, { relation: null }]],
  ])('%s', (prompt, subjects) => {
    expect(read(prompt)).toMatchObject({ subjects, notDrawn: [] })
  })
})
