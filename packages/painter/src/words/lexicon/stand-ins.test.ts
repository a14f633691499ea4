import { expect, test } from 'vitest'
import { nounRows } from './nouns.ts'
import { standIns } from './stand-ins.ts'

test('what is told as drawn by something near is a word of the nouns, and never the name of what is drawn', () => {
  const known = new Set(nounRows.flatMap(({ english, chinese }) => [...english, ...chinese]))
  expect([...standIns].filter((word) => !known.has(word))).toEqual([])
  const exact = new Set(nounRows.flatMap(({ subject, english }) => (english.includes(subject) ? [subject] : [])))
  expect([...standIns].filter((word) => exact.has(word))).toEqual([])
})
