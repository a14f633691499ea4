import { expect, test } from 'vitest'
import { filterByName, findBegun, splitCommand } from './rules.ts'

test('a slash begins a command at the start only, two dashes a parameter behind a space', () => {
  expect(findBegun('/bl', 3)).toMatchObject({ kind: 'command', typed: 'bl', start: 0 })
  expect(findBegun('a /bl', 5)).toBeUndefined()
  expect(findBegun('a fox --Se', 10)).toMatchObject({ kind: 'parameter', typed: 'se', start: 6 })
  expect(findBegun('a fox —', 7)).toMatchObject({ kind: 'parameter', typed: '' })
  expect(findBegun('well--kept', 10)).toBeUndefined()
  expect(findBegun('a fox --seed 7', 14)).toBeUndefined()
  expect(findBegun('a fox --se, later', 10)).toMatchObject({ end: 10 })
})

test('what is offered begins as typed; Chinese is looked for in what it does', () => {
  const offered = [
    { name: 'describe', words: '描述图片' },
    { name: 'blend', words: '融合图片' },
  ]
  const names = (typed: string) => filterByName(offered, typed).map(({ name }) => name)
  expect([names(''), names('b'), names('融合'), names('x')]).toEqual([['describe', 'blend'], ['blend'], ['blend'], []])
})

test('the longest command counts, and what is behind it are its words', () => {
  const commands = [{ name: 'prefer' }, { name: 'prefer suffix' }]
  expect(splitCommand(commands, '/prefer suffix --ar 3:2')).toEqual({
    command: { name: 'prefer suffix' },
    words: '--ar 3:2',
  })
  expect(splitCommand(commands, '/PREFER x')).toMatchObject({ command: { name: 'prefer' }, words: 'x' })
  expect(splitCommand(commands, '/preferred')).toBeUndefined()
})
