import { describe, expect, test } from 'vitest'
import { drawSubject, subjectTraits } from '../subjects/draw-subject.ts'
import { lexicon } from './lexicon.ts'
import { nounRows } from './lexicon/nouns.ts'
import { readPrompt } from './read-prompt.ts'
import type { Reading } from '../recipe/recipe.ts'

/** A reading in one line: subjects with what is bound to them, then place, time, weather and medium where they speak. */
function said(prompt: string, without: readonly string[] = []): string {
  const reading = readPrompt(prompt, without)
  const subjects = reading.subjects.map(({ name, count, colour, size, relation, pose }) =>
    [
      count,
      name,
      colour,
      size === 'natural' ? null : size,
      relation ? `${relation.kind} ${relation.target}` : null,
      pose,
    ]
      .filter((part) => part !== null && part !== undefined)
      .join(' '),
  )
  return [
    subjects.join(' + '),
    conditions(reading),
    reading.features.join(' '),
    reading.notDrawn.map((word) => `?${word}`).join(' '),
  ]
    .filter((part) => part !== '')
    .join(' | ')
}

function conditions({ setting, time, weather, medium }: Reading): string {
  return [setting, time, weather === 'clear' ? '' : weather, medium].filter((part) => part !== '').join(' ')
}

const RED = '#c8281e'
const BLUE = '#2f6fc4'

test.each([
  ['a fox on a beach with mountains behind', ['mountains']],
  ['mountains behind a city street', ['mountains']],
  ['a fox in a meadow, mountains', []],
  ['a castle on a mountain by the sea', []],
  ['a cat in a library under the moon', ['moon']],
  ['a fox under the moon', []],
  ['lightning over a lake', []],
  ['a fox on a rock', ['rock']],
  ['a lighthouse on a rock', []],
  ['golden wheat field at noon', ['golden wheat field']],
  ['a marble hall', ['marble']],
])('%s: what the place has no room for is told of', (prompt, notDrawn) => {
  expect(readPrompt(prompt, []).notDrawn).toEqual(notDrawn)
})

describe('what is read', () => {
  test.each([
    ['a red fox in a snowy forest at sunset, oil painting', `1 fox ${RED} in forest | forest sunset oil | snow`],
    [
      'a lighthouse on a cliff above a stormy sea at night, cinematic',
      '1 lighthouse on cliff | sea night storm cinematic | cliff',
    ],
    [
      'a castle on a mountain under a starry sky, niji anime',
      '1 castle on mountains | mountains night anime | mountains stars',
    ],
    ['宇航员和独角兽在月球上', '1 astronaut on moon + 1 unicorn on moon | moon day cinematic'],
    ['three sailboats on a calm lake at dawn, watercolor', '3 sailboat on lake | lake dawn watercolour'],
    [
      'a robot in a cyberpunk city street with neon lights in the rain',
      '1 robot in city | city night rain cinematic | neon street',
    ],
    ['misty snowy mountains above a calm lake at dawn, oil', 'lake dawn fog oil | mountains snow'],
    ['a whale in the sea at sunset under the stars, oil', '1 whale in sea | sea sunset oil | stars'],
    ['宇航员在月球上看地球，水彩', '1 astronaut on moon | moon day watercolour | earth'],
    ['a red fox under a blue moon', `1 fox ${RED} under moon | open night cinematic | moon`],
  ])('%s', (prompt, reading) => {
    expect(said(prompt)).toBe(reading)
  })
})

describe('counts', () => {
  test.each([
    ['a cat', '1 cat | open day cinematic'],
    ['two cats', '2 cat | open day cinematic'],
    ['twelve quokka-free swans', '12 swan | open day cinematic | ?quokka-free'],
    ['3 dogs', '3 dog | open day cinematic'],
    ['many butterflies', '16 butterfly | open day cinematic'],
    ['a flock of birds', '7 bird | open day cinematic'],
    ['a pair of wolves', '2 wolf | open day cinematic'],
    ['sunflowers', '3 sunflower | open day cinematic'],
    ['three deer', '3 deer | open day cinematic'],
    ['三只猫', '3 cat | open day cinematic'],
    ['两艘帆船', '2 sailboat | open day cinematic'],
    ['一群鸟', '7 bird | open day cinematic'],
    ['十二朵玫瑰', '12 rose | open day cinematic'],
    ['5只鸭子', '5 duck | open day cinematic'],
    ['兩隻貓', '2 cat | open day cinematic'],
    ['fox::2 and cat::1', '1 fox + 1 cat | open day cinematic'],
  ])('%s', (prompt, reading) => {
    expect(said(prompt)).toBe(reading)
  })
})

describe('colours and sizes belong to their own noun', () => {
  test.each([
    ['a blue bird and a red car', `1 bird ${BLUE} + 1 car ${RED} | open day cinematic`],
    ['a red quokka and a fox', '1 fox | open day cinematic | ?quokka ?red'],
    ['a red and white fox', `1 fox ${RED} | open day cinematic | ?white`],
    ['a girl in red', `1 girl ${RED} | open day cinematic`],
    ['the fox is blue', `1 fox ${BLUE} | open day cinematic`],
    ['一只蓝色的鸟和红色的汽车', `1 bird ${BLUE} + 1 car ${RED} | open day cinematic`],
    ['狐狸是蓝色的', `1 fox ${BLUE} | open day cinematic`],
    ['藍色的馬', `1 horse ${BLUE} | open day cinematic`],
    ['a tiny house and a giant mushroom', '1 house tiny + 1 mushroom giant | open day cinematic'],
    ['巨大的机器人', '1 robot giant | open day cinematic'],
    ['a puppy', '1 dog tiny | open day cinematic'],
    ['小狗', '1 dog tiny | open day cinematic'],
    ['a corgi', '1 dog | open day cinematic | ?corgi'],
    ['a sedan', '1 car | open day cinematic'],
  ])('%s', (prompt, reading) => {
    expect(said(prompt)).toBe(reading)
  })

  test('a blue moon keeps its colour', () => {
    expect(readPrompt('a red fox under a blue moon', []).featureColours).toEqual({ moon: BLUE })
  })
})

describe('relations', () => {
  test.each([
    ['an astronaut riding a horse', '1 astronaut riding horse + 1 horse | open day cinematic'],
    ['a girl holding an umbrella in the rain', '1 girl holding umbrella + 1 umbrella | open day rain cinematic'],
    ['a cat under a tree', '1 cat under tree + 1 tree | open day cinematic'],
    ['a dog beside a house', '1 dog beside house + 1 house | open day cinematic'],
    ['a bear behind a tree', '1 bear behind tree + 1 tree | open day cinematic'],
    ['a boy in front of a castle', '1 boy in front of castle + 1 castle | open day cinematic'],
    ['an owl above the sea', '1 owl above sea | sea day cinematic'],
    ['a fox in the snow', '1 fox in snow | open day cinematic | snow'],
    ['a fox and a rabbit on a bridge', '1 fox on bridge + 1 rabbit on bridge + 1 bridge | open day cinematic'],
    ['on a bridge a cat', '1 bridge + 1 cat on bridge | open day cinematic'],
    ['树下的猫', '1 tree + 1 cat under tree | open day cinematic'],
    ['猫在树下', '1 cat under tree + 1 tree | open day cinematic'],
    ['宇航员骑着马', '1 astronaut riding horse + 1 horse | open day cinematic'],
    ['月球上的宇航員騎著獨角獸，油畫', '1 astronaut riding unicorn + 1 unicorn | moon day oil'],
    ['女孩拿着灯笼站在桥上', '1 girl holding lantern + 1 lantern on bridge standing + 1 bridge | open day cinematic'],
    ['房子旁边有一棵树', '1 house + 1 tree beside house | open day cinematic'],
    ['雪山下的一座红色城堡', `1 castle ${RED} under mountains | mountains day cinematic | mountains snow`],
  ])('%s', (prompt, reading) => {
    expect(said(prompt)).toBe(reading)
  })
})

describe('place, hour, weather and medium', () => {
  test.each([
    ['a cat at golden hour', '1 cat | open sunset cinematic'],
    ['a cat under the northern lights', '1 cat under aurora | open night cinematic | aurora'],
    ['a rocket in space', '1 rocket in space | space day cinematic'],
    ['a cup on a table, still life, pencil sketch', '1 cup on tabletop | tabletop day pencil'],
    ['a quokka-less desert, ink wash', 'desert day ink | ?quokka-less'],
    ['竹林里的熊猫，水墨', '1 panda in forest | forest day ink | bamboo'],
    ['黄昏的海边，灯塔，油画', '1 lighthouse | beach sunset oil'],
    ['賽博龐克城市的機器人', '1 robot | city night cinematic | neon'],
    ['下雪的夜晚，小木屋', '1 cabin | open night snow cinematic | snow'],
    ['櫻花樹下的少女，動漫', '1 cherry tree + 1 girl under cherry tree | open day anime'],
    ['湖上的天鹅，清晨，薄雾', '1 swan on lake | lake dawn fog cinematic'],
    ['a fox in a snowy village', '1 fox in village | village day cinematic | snow'],
    ['a neon cyberpunk street, oil painting', 'city night oil | neon street'],
  ])('%s', (prompt, reading) => {
    expect(said(prompt)).toBe(reading)
  })
})

describe('honesty', () => {
  test.each([
    ['a quokka playing vuvuzela', 'open day cinematic | ?quokka ?playing ?vuvuzela'],
    ['a fox, masterpiece, highly detailed, 4k, trending on artstation', '1 fox | open day cinematic'],
    ['地榆上的猫', '1 cat | open day cinematic | ?地榆'],
    ['a fox in the style of Qwrty Zzyzx', '1 fox | open day cinematic | ?Qwrty ?Zzyzx'],
    ['', 'open day cinematic'],
    ['，。！', 'open day cinematic'],
  ])('%s', (prompt, reading) => {
    expect(said(prompt)).toBe(reading)
  })

  test('more subjects than a picture holds are reported', () => {
    const names = [
      'fox',
      'cat',
      'dog',
      'wolf',
      'lion',
      'tiger',
      'bear',
      'panda',
      'horse',
      'deer',
      'rabbit',
      'owl',
      'swan',
      'duck',
    ]
    const reading = readPrompt(names.join(', '), [])
    expect(reading.subjects).toHaveLength(12)
    expect(reading.notDrawn).toEqual(['swan', 'duck'])
  })

  test('what is not wanted is not there', () => {
    expect(said('a fox under a tree under the moon at night', ['trees, 月亮'])).toBe('1 fox | open night cinematic')
  })
})

test('every noun of the lexicon can be drawn', () => {
  expect(nounRows.map(({ subject }) => subject).filter((subject) => subjectTraits(subject) === null)).toEqual([])
  expect(lexicon().size).toBeGreaterThan(1000)
})

test('an unknown subject draws nothing and has no traits', () => {
  expect(subjectTraits('quokka')).toBeNull()
  expect(subjectTraits('constructor')).toBeNull()
  expect(drawSubject).toBeTypeOf('function')
})

test('any 6,000 characters are read once and bounded', () => {
  for (const hostile of [
    'fox ',
    '地',
    'a',
    'in the ',
    '的在上',
    '::',
    'hot air ',
    '\u0130',
    '\ud83e\udd8a',
    '\ud800',
    'red ',
    '1',
    '-',
    '骑着马的',
  ]) {
    const reading = readPrompt(hostile.repeat(6000).slice(0, 6000), [hostile])
    expect(reading.subjects.length).toBeLessThanOrEqual(12)
    expect(reading.notDrawn.length).toBeLessThanOrEqual(40)
  }
})

test('clears the background too of what must not be seen', () => {
  const reading = readPrompt('a fox under a tree on a mountain with flowers', ['trees', 'mountain', '花'])
  expect(reading.subjects).toMatchObject([{ name: 'fox', relation: null }])
  expect(reading.without).toEqual(expect.arrayContaining(['tree', 'pine', 'mountains', 'flower']))
  expect(readPrompt('a girl and a fox', ['people']).subjects.map(({ name }) => name)).toEqual(['fox'])
  expect(readPrompt('a fox', []).without).toBeUndefined()
})

test('what something else is drawn for is reported, in one and in many, and its synonyms are not', () => {
  expect(readPrompt('a magpie on a branch', []).notDrawn).toContain('magpie')
  expect(readPrompt('three kingfishers', []).notDrawn).toContain('kingfishers')
  expect(readPrompt('一只喜鹊', []).notDrawn).toEqual(['喜鹊'])
  expect(readPrompt('a kitty and an automobile', []).notDrawn).toEqual([])
})

test('a pavilion of a garden of Suzhou is the garden’s own, and is not reported', () => {
  expect(readPrompt('苏州园林，亭子', [])).toMatchObject({ setting: 'chinese garden', subjects: [], notDrawn: [] })
})
