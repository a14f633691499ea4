import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { plantBug } from './lib/plant-bug.mjs'
import { plantedBugs } from './lib/planted-bugs.mjs'
import { projectsOf } from './lib/projects-of.mjs'

test.each(plantedBugs)('it can be planted that $name', (bug) => {
  const text = readFileSync(bug.file, 'utf8')
  expect(plantBug(text, bug)).not.toBe(text)
  expect(bug.tests.filter((path) => !existsSync(path))).toEqual([])
  expect(projectsOf(bug.tests)).not.toEqual([])
})

test('each planted bug has a name of its own', () => {
  expect(new Set(plantedBugs.map(({ name }) => name)).size).toBe(plantedBugs.length)
})

test('a bug whose place has changed is not planted somewhere else', () => {
  const bug = { name: 'it fails', file: 'a.ts', from: 'one', to: 'two' }
  expect(() => plantBug('one or one', bug)).toThrow('it fails: 2 times in a.ts stands one')
  expect(() => plantBug('nothing', bug)).toThrow('0 times')
  expect(plantBug('only one $&', { ...bug, to: '$& two' })).toBe('only $& two $&')
})

test('a test file belongs to one project, and a walk to none that can run here', () => {
  const tests = ['apps/web/a.test.tsx', 'stand-ins/src/a.test.ts', 'apps/server/a.test.ts', 'packages/a/a.test.ts']
  expect(projectsOf(tests)).toEqual(['web', 'packages', 'server'])
  expect(() => projectsOf(['e2e/a.test.ts'])).toThrow('no project for e2e/a.test.ts')
})
