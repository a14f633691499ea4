import { type DrawOptions, readDrawOptions } from '@easel/contract/draw-options'
import { parsePrompt } from '@easel/prompt/parse-prompt'
import { beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../../testing/open-test-server.ts'
import { aMember } from '../../../../testing/seed.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await openTestServer()
  token = (await aMember(server.deps)).token
})

async function read(language: string, botType = 'MID_JOURNEY'): Promise<DrawOptions> {
  const headers = { 'accept-language': language }
  return readDrawOptions.data.parse((await server.call(readDrawOptions, { token, query: { botType }, headers })).data)
}

const valuesOf = (choices: { value: string }[]) => choices.map(({ value }) => value)
const WORDS = ['styles', 'views', 'shots', 'lights'] as const
const LISTS = ['versions', 'aspectRatios', 'qualities', 'stylizes', ...WORDS] as const

test.each([
  ['zh-CN', '赛博朋克', '1:1'],
  ['zh-TW', '賽博龐克', '1:1'],
  ['en-US', 'Cyberpunk', '1:1'],
])('in %s the first style is called %s, and it adds the same English words everywhere', async (language, label) => {
  const { styles, aspectRatios } = await read(language)
  expect(styles[0]).toEqual({ value: 'cyberpunk', label, phrase: 'cyberpunk' })
  expect(aspectRatios[0]).toMatchObject({ value: '1:1', label: expect.stringContaining('1:1'), phrase: null })
})

test('each list is as long as it should be, and no two of its choices look or are alike', async () => {
  for (const language of ['zh-CN', 'zh-TW', 'en-US']) {
    const options = await read(language)
    expect(LISTS.map((list) => options[list].length)).toEqual([5, 7, 4, 4, 21, 10, 7, 9])
    for (const list of LISTS) {
      const { length } = options[list]
      expect(new Set(valuesOf(options[list])).size).toBe(length)
      expect(new Set(options[list].map(({ label }) => label)).size).toBe(length)
    }
  }
})

test('versions are those of the bot, newest first; ratios, qualities and levels are parameters', async () => {
  const options = await read('en-US')
  expect(valuesOf(options.versions)).toEqual(['7', '6.1', '6', '5.2', '5.1'])
  expect(valuesOf((await read('en-US', 'NIJI_JOURNEY')).versions)).toEqual(['7', '6', '5', '4'])
  expect(valuesOf(options.aspectRatios)).toEqual(['1:1', '2:3', '3:2', '4:3', '3:4', '16:9', '9:16'])
  expect(valuesOf(options.qualities)).toEqual(['0.25', '0.5', '1', '2'])
  expect(valuesOf(options.stylizes)).toEqual(['50', '100', '250', '750'])
  const written = [
    ...options.versions.map(({ value }) => `--v ${value}`),
    ...options.aspectRatios.map(({ value }) => `--ar ${value}`),
    ...options.qualities.map(({ value }) => `--q ${value}`),
    ...options.stylizes.map(({ value }) => `--s ${value}`),
  ]
  for (const parameter of written) expect(parsePrompt(`a fox ${parameter}`).problems).toEqual([])
})

test('what a choice adds is English, says nothing but words, and no list repeats it', async () => {
  const [chinese, english] = [await read('zh-TW'), await read('en-US')]
  for (const list of WORDS) {
    const phrases = english[list].map(({ phrase }) => phrase)
    expect(chinese[list].map(({ phrase }) => phrase)).toEqual(phrases)
    expect(phrases.every((phrase) => /^[A-Za-z][A-Za-z' -]+$/.test(phrase ?? ''))).toBe(true)
  }
  const all = WORDS.flatMap((list) => valuesOf(english[list]))
  expect(new Set(all).size).toBe(all.length)
})
