import { expect, test } from 'vitest'
import { readPrompt } from './read-prompt.ts'
import { settleHome } from './settle-home.ts'

test.each([
  ['a badge of a fox with the text "Wild Heart"', ['Wild Heart'], 'badge'],
  ['logo for a bakery, “Golden Crust”, “since 1962”', ['Golden Crust', 'since 1962'], 'logo'],
  ["a wooden sign saying 'No Fishing' by a lake", ['No Fishing'], 'sign'],
  ['a cat sticker saying Hello World with stars', ['Hello World'], 'sticker'],
  ['a poster that says happy new year in gold letters', ['happy new year'], 'poster'],
  ['一张海报，标题“中秋节”，月亮', ['中秋节'], 'poster'],
  ['熊猫徽章，写着成都茶馆四个大字', ['成都茶馆'], 'badge'],
  ['春联「春风送暖」', ['春风送暖'], 'couplet'],
  ['书法作品《静心》', ['静心'], 'calligraphy'],
  ['贺卡，写着新年快乐', ['新年快乐'], 'card'],
  ['a neon sign "OPEN"', ['OPEN'], 'neon sign'],
] as const)('%s: what is to be written, and on what', (prompt, texts, graphic) => {
  const reading = readPrompt(prompt, [])
  expect(reading.texts).toEqual(texts)
  expect(reading.graphic).toBe(graphic)
})

test.each([
  'a girl holding a poster',
  "the dogs' and cats' party",
  "rock 'n' roll",
  'a boy reading a book',
  '"a cat on a mat"',
  '《红楼梦》里的林黛玉',
  'a street with a sign',
  'a screen 24" wide and 10" tall',
])('%s: nothing is to be written', (prompt) => {
  expect(readPrompt(prompt, []).texts).toBeUndefined()
})

test('words that are written are not drawn, and are not told to be missing', () => {
  const reading = readPrompt('a logo with the text "Fox & Owl", a bear', [])
  expect(reading.subjects.map(({ name }) => name)).toEqual(['bear'])
  expect(reading.notDrawn).toEqual([])
  expect(readPrompt('a poster with a fox, title: “猫和月亮”', []).subjects.map(({ name }) => name)).toEqual(['fox'])
})

test('a text longer than a title is a part of the prompt, and of many texts three are written', () => {
  const long = 'a fox sits in the snow while the sun goes down behind the hills of the north'
  expect(readPrompt(`a poster: "${long}"`, []).texts).toBeUndefined()
  expect(readPrompt('poster "One" "Two" "Three" "Four"', []).texts).toEqual(['One', 'Two', 'Three'])
})

test('a thing that somebody holds or stands beside makes no poster of the picture', () => {
  expect(readPrompt('a girl holding a poster', []).graphic).toBeUndefined()
  expect(readPrompt('a girl standing beside a sign', []).graphic).toBeUndefined()
})

test('a flat sign stands on paper and in no home of its subject; the scene of a poster is at home', () => {
  expect(settleHome(readPrompt('a sticker of a whale', [])).setting).toBe('paper')
  expect(settleHome(readPrompt('a poster of a whale', [])).setting).toBe('sea')
})

test('a book with a title is its cover, and calligraphy without a text is painted in ink', () => {
  expect(readPrompt('a book titled "The Last Ember"', [])).toMatchObject({ graphic: 'cover', subjects: [] })
  expect(readPrompt('a girl with a book titled "Ember"', []).graphic).toBeUndefined()
  const brushed = readPrompt('calligraphy of a bamboo', [])
  expect(brushed.graphic).toBeUndefined()
  expect(brushed.medium).toBe('ink')
})

test('the wall that a sign of light hangs on and the paper of couplets are no figures on them', () => {
  const sign = readPrompt('a pink neon sign saying "OPEN" on a brick wall', [])
  expect(sign).toMatchObject({ subjects: [], notDrawn: [], featureColours: { graphic: expect.any(String) } })
  expect(readPrompt('春联，红纸', []).notDrawn).toEqual([])
})

test('a flat sign shows mountains and a moon beside its figure, and names the surroundings that it has no sign for', () => {
  expect(readPrompt('a badge of a mountain and the moon', []).notDrawn).toEqual([])
  expect(readPrompt('a sticker of a cat with fireworks', []).notDrawn).toEqual(['fireworks'])
})
