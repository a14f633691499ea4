import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { explainRefusal } from './rules.ts'

const ENGINES = fileURLToPath(new URL('../../../../../../packages/engines/src', import.meta.url))

/** What engines refuse with where they name a reason and do not repeat what they were told. */
function listCodes(): string[] {
  const files = readdirSync(ENGINES, { recursive: true, encoding: 'utf8' })
  const sources = files.filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  const found = sources.flatMap((path) => [
    ...readFileSync(join(ENGINES, path), 'utf8').matchAll(/(?:Refused\(|refused', reason: )'([a-z_]+)'/g),
  ])
  return [...new Set(found.map(([, code = '']) => code))]
}

test('every reason that an engine names is told as such, and whatever else it says is its own word', () => {
  expect(listCodes().length).toBeGreaterThan(10)
  for (const reason of listCodes()) expect(explainRefusal(reason)).toEqual({ reason, detail: null })
  const said = '[Invalid parameter] unknown'
  expect(explainRefusal(said)).toEqual({ reason: 'engine_refused', detail: said })
})
