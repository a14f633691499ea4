import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { openTemporaryFolder } from '../../testing/temporary-folder.ts'
import { StartupProblem } from '../startup-problem.ts'
import { readEnginesFile } from './read-engines-file.ts'

function write(content: unknown): string {
  const file = path.join(openTemporaryFolder(), 'engines.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

const home = { id: 'home', kind: 'sdcpp', address: 'http://192.168.1.20:1234' }
const mistakesOf = (content: unknown, env = {}) => readEnginesFile(write(content), env).mistakes

test('what is left out is as usual', () => {
  const { engines, mistakes } = readEnginesFile(write([home]), {})
  expect(mistakes).toEqual([])
  expect(engines).toMatchObject([
    { ...home, key: null, bots: ['MID_JOURNEY', 'NIJI_JOURNEY'], verbs: null, slots: 1, weight: 1, isOn: true },
  ])
  expect(engines[0]?.options).toEqual({
    ...{
      isEditModel: false,
      isAnimeModel: false,
      steps: null,
      loras: null,
      maxPixels: 1_048_576,
      timeoutSeconds: 1_800,
    },
  })
})

test('a key comes from the environment or from a file, and prints nowhere', () => {
  const keyFile = write('from a file\n')
  const content = [
    { ...home, key: { env: 'HOME_KEY' } },
    { ...home, id: 'away', key: { file: keyFile } },
  ]
  const { engines } = readEnginesFile(write(content), { HOME_KEY: 'from the environment' })
  expect(engines.map(({ key }) => key?.reveal())).toEqual(['from the environment', 'from a file'])
  expect(JSON.stringify(engines)).not.toContain('from')
})

test.each<[string, unknown, string]>([
  ['text that is no JSON', '{', 'is not JSON'],
  ['one engine without a list', home, 'must hold a list'],
  ['a key in the open', [{ ...home, key: 'sk-1' }], 'home: key: must be { "env": "NAME" } or { "file": "/path" }'],
  ['a key that is not set', [{ ...home, key: { env: 'NONE' } }], 'home: key: NONE is not set'],
  ['a key whose file is missing', [{ ...home, key: { file: '/no/such' } }], 'its file cannot be read (ENOENT)'],
  ['an unknown kind', [{ ...home, kind: 'easel' }], 'home: kind: must be mj-proxy or'],
  ['an unknown option', [{ ...home, options: { sampler: 'x' } }], 'home: options: Unrecognized key: "sampler"'],
  ['an option out of range', [{ ...home, options: { steps: 900 } }], 'home: options.steps: '],
  ['an unknown field', [{ ...home, url: 'x' }], 'home: Unrecognized key: "url"'],
  ['an address of credentials', [{ ...home, address: 'http://169.254.169.254' }], 'leads to where nobody may be sent'],
  ['an address that is none', [{ ...home, address: 'ftp://home' }], 'must be an http or https address'],
  ['one name twice', [home, home], 'home: is there twice'],
  ['the painter', [{ ...home, id: 'painter' }], 'painter: is built in'],
  ['no name', [{ kind: 'sdcpp' }], 'number 1: id: '],
])('%s is named in a sentence', (_what, content, sentence) => {
  const mistakes = mistakesOf(content)
  expect(mistakes.join('; ')).toContain(sentence)
  for (const mistake of mistakes) expect(mistake).toMatch(/^ENGINES_FILE: /)
})

test('everything that is wrong is told at once, and the server does not start', () => {
  const file = write([
    { ...home, slots: 0 },
    { ...home, id: 'BIG' },
  ])
  expect(() => readConfig({ ENGINES_FILE: file, PORT: 'x' })).toThrow(StartupProblem)
  expect(() => readConfig({ ENGINES_FILE: file, PORT: 'x' })).toThrow(/home: slots.*BIG: id.*PORT/)
  expect(() => readConfig({ ENGINES_FILE: '/no/such' })).toThrow('ENGINES_FILE: cannot be read (ENOENT)')
  expect(readConfig({}).enginesOfFile).toBeNull()
})
