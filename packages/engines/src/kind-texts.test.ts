import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { Kind } from './kind.ts'
import { kinds } from './kinds.ts'

const ROOT = new URL('../../../', import.meta.url)
const readText = (path: string) => readFileSync(fileURLToPath(new URL(path, ROOT)), 'utf8')
const all = [...kinds.values()]

/** Keys of the console's dictionaries that this kind is told with. */
function textsOf({ name, fields }: Kind): string[] {
  const ofKind = ['engineKind', 'engineKindHint', 'addressHint', 'keyHint'].map((group) => `admin.${group}.${name}`)
  const ofFields = fields.flatMap((field) => [
    `admin.option.${field.name}`,
    ...(field.input === 'choice' ? field.choices.map((choice) => `admin.choice.${choice}`) : []),
    ...(TYPED.includes(field.input) ? [`admin.optionHint.${('hint' in field && field.hint) || field.name}`] : []),
  ])
  return [...ofKind, ...ofFields]
}
/** What one writes has a hint; what one chooses speaks for itself. */
const TYPED = ['text', 'long-text', 'whole-number', 'json']

/** Those that are not of one kind: the built-in one, and what every field may show. */
const OF_NO_KIND = ['admin.engineKind.painter', 'admin.option.usual']

describe.each(['zh-cn', 'zh-tw', 'en-us'])('the console in %s', (language) => {
  const dictionary = JSON.parse(readText(`apps/web/src/i18n/admin/${language}.json`)) as Record<string, string>

  test.each(all)('has every text of $name', (kind) => {
    expect(textsOf(kind).filter((key) => !dictionary[key])).toEqual([])
  })

  test('has no text of a kind, an option or a choice that is not there', () => {
    const used = new Set([...OF_NO_KIND, ...all.flatMap(textsOf)])
    const groups = /^admin\.(engineKind|engineKindHint|addressHint|keyHint|option|optionHint|choice)\./
    expect(Object.keys(dictionary).filter((key) => groups.test(key) && !used.has(key))).toEqual([])
  })
})

/** Rows of the manual's table that begins with this line: what stands in ticks in the first two cells, and the rest as it is. */
function readTable(head: string): { kinds: string[]; options: string[]; rest: string }[] {
  const lines = readText('docs/operating.md').split('\n')
  const from = lines.indexOf(head) + 2
  const rows = lines.slice(from, lines.indexOf('', from)).map((line) => line.split('|').slice(1, -1))
  let kindsCell = ''
  return rows.map(([first = '', second = '', ...rest]) => {
    // An empty first cell repeats the one above it.
    kindsCell = first.trim() || kindsCell
    return { kinds: inTicks(kindsCell), options: inTicks(second), rest: [second, ...rest].join('|') }
  })
}
const inTicks = (cell: string) =>
  cell === 'all' ? all.map(({ name }) => name) : [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)

describe('the manual', () => {
  const kindRows = readTable('| kind | what it is | its key |')
  const optionRows = readTable('| kind | option | default | what it does |')

  test.each(all)(
    'says of $name what it is, whether it needs a key, and what each option does',
    ({ name, needsKey, fields }) => {
      const said = kindRows.filter((row) => row.kinds.includes(name))
      expect(said).toHaveLength(1)
      expect(said[0]?.rest.trimEnd().endsWith('if any')).toBe(!needsKey)
      const options = optionRows.filter((row) => row.kinds.includes(name)).flatMap((row) => row.options)
      expect(fields.map((field) => field.name).filter((field) => !options.includes(field))).toEqual([])
    },
  )

  test('says nothing of a kind or an option that is not there', () => {
    const told = optionRows.flatMap((row) => row.kinds.flatMap((kind) => row.options.map((option) => [kind, option])))
    const gone = told.filter(([kind, option]) => !kinds.get(kind ?? '')?.fields.some(({ name }) => name === option))
    expect(gone).toEqual([])
    expect(kindRows.flatMap((row) => row.kinds).sort()).toEqual([...kinds.keys()].sort())
  })
})
