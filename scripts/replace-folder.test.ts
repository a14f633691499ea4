import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FILES = 50
/** Puts a whole folder in the place of the last one, many times over. */
const RIVAL = `
  import { mkdirSync, writeFileSync } from 'node:fs'
  import { replaceFolder } from './scripts/lib/replace-folder.mjs'
  const folder = process.argv[1]
  for (let round = 0; round < 40; round += 1) {
    const fresh = folder + '-' + process.pid
    mkdirSync(fresh)
    for (let at = 0; at < ${FILES}; at += 1) writeFileSync(fresh + '/' + at, String(process.pid))
    replaceFolder(folder, fresh)
  }
`

test('processes that build the same folder at once all come through, and it is one of theirs, whole', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'easel-folder-'))
  const folder = join(parent, 'dist')
  const rivals = [1, 2, 3].map(() =>
    spawn(process.execPath, ['--input-type=module', '--eval', RIVAL, folder], { stdio: 'inherit' }),
  )
  const codes = await Promise.all(rivals.map(async (rival) => (await once(rival, 'exit'))[0]))
  expect(codes).toEqual([0, 0, 0])
  expect(readdirSync(parent)).toEqual(['dist'])
  const writers = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  expect(writers).toHaveLength(FILES)
  expect(new Set(writers).size).toBe(1)
})
