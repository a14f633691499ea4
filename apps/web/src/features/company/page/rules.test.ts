import { expect, test } from 'vitest'
import { readSections } from './rules.ts'

test('headings begin sections and blank lines part paragraphs', () => {
  expect(readSections('First words.\n\n## What\n\nOne\ntwo.\n\n \nThree.\n## Then\nFour.')).toEqual([
    { title: null, paragraphs: ['First words.'] },
    { title: 'What', paragraphs: ['One\ntwo.', 'Three.'] },
    { title: 'Then', paragraphs: ['Four.'] },
  ])
})

test.each(['# one', '### three', '##none', ' ## indented', 'a ## b', '##', '<h2>x</h2>', '[a](javascript:b)'])(
  '%s is text',
  (line) => {
    expect(readSections(line)).toEqual([{ title: null, paragraphs: [line] }])
  },
)

test('lines that other systems break are lines too', () => {
  expect(readSections('## A\r\n\r\nb\rc')).toEqual([{ title: 'A', paragraphs: ['b\nc'] }])
})

test('nothing is nothing', () => {
  expect(readSections(' \n\n')).toEqual([])
})
