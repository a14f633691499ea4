import { expect, test } from 'vitest'
import { AUTHOR, OTHER, aModal, aTask } from '../../../testing/seed.ts'
import { diffWords, readRatio, readZoom, closeReasonOf, writeRatio, writeZoom } from './rules.ts'

const signs = { same: ' ', added: '+', removed: '-' }
const shown = (before: string, after: string) => diffWords(before, after).map(({ kind, text }) => signs[kind] + text)

test('a changed word shows what goes before what comes, and the rest stays one piece', () => {
  expect(shown('a red fox in snow', 'a blue fox in snow')).toEqual([' a ', '-red', '+blue', '  fox in snow'])
})

test('words are told apart in Chinese, which has no blanks', () => {
  expect(shown('雪林中的红狐', '雪林中的白狐')).toEqual([' 雪林中的', '-红', '+白', ' 狐'])
})

test('nothing is lost: what stays and goes is the one text, what stays and comes the other', () => {
  const pairs = [
    ['', 'a fox'],
    ['a fox', ''],
    ['one two three four', 'zero two four five'],
    ['a a a b', 'b a a'],
    [`${'word '.repeat(900)}end`, `${'other '.repeat(900)}end`],
  ] as const
  for (const [before, after] of pairs) {
    const without = (kind: string) =>
      diffWords(before, after)
        .filter((part) => part.kind !== kind)
        .map(({ text }) => text)
        .join('')
    expect(without('added')).toBe(before)
    expect(without('removed')).toBe(after)
  }
})

test('the same text has no changes', () => {
  expect(diffWords('a fox', 'a fox')).toEqual([{ kind: 'same', text: 'a fox' }])
})

test('the prompt’s --ar follows the ratio, wherever it stands, and is put at the end once', () => {
  expect(writeRatio('a fox', '16:9')).toBe('a fox --ar 16:9')
  expect(writeRatio('a fox --ar 3:2 --zoom 1.8', '16:9')).toBe('a fox --ar 16:9 --zoom 1.8')
  expect(writeRatio('a fox --aspect', '1:1')).toBe('a fox --ar 1:1')
})

test('a ratio is read from the prompt as far as it is one', () => {
  expect(readRatio('a fox --ar 16:9 --v 7')).toBe('16:9')
  expect(readRatio('a fox —aspect 3：2')).toBe('3:2')
  expect(['a fox', 'a fox --ar', 'a fox --ar wide', 'a fox --ar 99:1', 'a fox --art 3:2'].map(readRatio)).toEqual(
    Array(5).fill(null),
  )
})

test("the prompt's --zoom follows the slider, wherever it stands, and is put at the end once", () => {
  expect(writeZoom('a fox', 1.8)).toBe('a fox --zoom 1.8')
  expect(writeZoom('a fox --zoom 1.8 --ar 3:2', 2)).toBe('a fox --zoom 2.0 --ar 3:2')
  expect(writeZoom('--zoom', 1.5)).toBe('--zoom 1.5')
})

test('the slider follows what is written, within 1.0 and 2.0', () => {
  expect(readZoom('a fox --zoom 1.35')).toBe(1.4)
  expect(readZoom('a fox —zoom 9')).toBe(2)
  expect(readZoom('a fox --zoom 0.2')).toBe(1)
  expect(readZoom('a fox --zoomed 1.2')).toBeNull()
  expect(readZoom('a fox --zoom')).toBeNull()
})

test("a dialog stands for the author of a task that waits, and for nobody else's and no other's", () => {
  const asked = { task: aModal(1), isMissing: false, userId: AUTHOR.id }
  expect(closeReasonOf(asked)).toBeNull()
  expect(closeReasonOf({ ...asked, task: undefined })).toBeNull()
  expect(closeReasonOf({ ...asked, userId: OTHER.id })).toBe('modal.notYours')
  expect(closeReasonOf({ ...asked, task: aTask(1) })).toBe('modal.gone')
  expect(closeReasonOf({ ...asked, task: undefined, isMissing: true })).toBe('modal.gone')
})
