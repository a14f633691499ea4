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
  for (const reason of listCodes()) expect(explainRefusal({ reason })).toEqual({ reason, detail: null, said: null })
  const said = 'Your words are too long.'
  expect(explainRefusal({ reason: said })).toEqual({ reason: 'engine_refused', detail: said, said: null })
  const blocked = { reason: 'banned_word', detail: 'It was rejected by the safety system.' }
  expect(explainRefusal(blocked)).toEqual({ ...blocked, said: null })
})

test.each([
  "Value not in list: ckpt_name: 'x' not in ['base.safetensors']",
  'ERROR: Could not detect model type of: /srv/ComfyUI/models/checkpoints/x',
  'cannot open C:\\models\\x',
  'no such file: secret.gguf',
  'connect ECONNREFUSED 192.168.1.20:7860',
  'see http://inner.example/queue',
  '[Invalid parameter] unknown',
  'RuntimeError: mat1 and mat2 shapes',
])('what a machine of the operator says of itself is for its operator alone: %s', (words) => {
  expect(explainRefusal({ reason: words })).toEqual({ reason: 'engine_refused', detail: null, said: words })
  expect(explainRefusal({ reason: 'engine_failed', detail: words })).toMatchObject({ detail: null, said: words })
})
