import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { plantBug } from './lib/plant-bug.mjs'
import { plantedBugs } from './lib/planted-bugs.mjs'

test.each(plantedBugs)('it can be planted that $name', (bug) => {
  const text = readFileSync(bug.file, 'utf8')
  expect(plantBug(text, bug)).not.toBe(text)
  expect(bug.tests.filter((path) => !existsSync(path))).toEqual([])
  expect(bug.tests).not.toEqual([])
})

test('a bug whose place has changed is not planted somewhere else', () => {
  const bug = { name: 'it fails', file: 'a.ts', from: 'one', to: 'two' }
  expect(() => plantBug('one or one', bug)).toThrow('it fails: 2 times in a.ts stands one')
  expect(() => plantBug('nothing', bug)).toThrow('0 times')
  expect(plantBug('only one $&', { ...bug, to: '$& two' })).toBe('only $& two $&')
})
