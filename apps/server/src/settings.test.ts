import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const namesIn = (text: string, line: RegExp) => [...text.matchAll(line)].map(([, name = '']) => name).sort()

const sources = [
  'config.ts',
  'platform/roles.ts',
  ...['backup', 'database', 'payments', 'sms', 'storage', 'traces'].map((name) => `platform/${name}/settings.ts`),
]
  .map(read)
  .join('')
const settings = [...new Set(namesIn(sources, /^ {2,4}([A-Z][A-Z0-9_]+): /gm))]

test('the manual and the example name exactly the settings that are read', () => {
  expect(settings).toContain('DATABASE_URL')
  expect(namesIn(read('../../../docs/operating.md'), /^\| `([A-Z][A-Z0-9_]+)` \|/gm)).toEqual(settings)
  expect(namesIn(read('../../../.env.example'), /^#?([A-Z][A-Z0-9_]+)=/gm)).toEqual(settings)
})
