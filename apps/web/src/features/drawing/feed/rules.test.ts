import { expect, test } from 'vitest'
import { aGrid, anId, aPress, aSend, aTask } from '../testing/seed.ts'
import { cardKeyOf, countAfter, listEntries } from './rules.ts'

const none = { sends: [], asMessages: new Set<string>() }
const keys = (shown: Partial<Parameters<typeof listEntries>[0]>) =>
  listEntries({ tasks: [], ...none, ...shown }).map(({ key }) => key)
const late = { submitTime: '2026-02-20T12:00:00.000Z' }

test('the feed reads from the oldest down to the newest, with a line for each day', () => {
  const entries = listEntries({ tasks: [aTask(3, late), aTask(2), aTask(1)], ...none })
  expect(entries.map(({ kind }) => kind)).toEqual(['day', 'task', 'task', 'day', 'task'])
  expect(entries.at(-1)?.key).toBe(anId(3))
})

test('a picked picture lives in its grid, and beside it when the reader wants it as a message', () => {
  const grid = aGrid(1)
  const picked = aTask(2, { action: 'UPSCALE', parentId: grid.id, index: 2 })

  expect(keys({ tasks: [picked, grid] })).not.toContain(picked.id)
  expect(keys({ tasks: [picked, grid], asMessages: new Set([picked.id]) })).toContain(picked.id)
  const card = listEntries({ tasks: [picked, grid], ...none }).at(-1)
  expect(card?.kind === 'task' && card.chosen).toEqual([picked])
})

test('a picked picture whose grid is not loaded stands by itself', () => {
  expect(keys({ tasks: [aTask(2, { action: 'UPSCALE', parentId: anId(1), index: 2 })] })).toContain(anId(2))
})

test('what is on its way stands last, except a pick, which its grid shows', () => {
  const grid = aGrid(1)
  const pick = aSend({ key: 'pick', order: { kind: 'press', parent: grid, button: aPress('U1', grid) } })
  const vary = aSend({ key: 'vary', order: { kind: 'press', parent: grid, button: aPress('V1', grid) } })
  expect(keys({ tasks: [grid], sends: [pick, vary] }).slice(1)).toEqual([grid.id, 'vary'])
})

test('what came after the last card one saw is counted', () => {
  const entries = listEntries({ tasks: [aTask(3), aTask(2), aTask(1)], ...none })
  expect(countAfter(entries, anId(1))).toBe(2)
  expect(countAfter(entries, anId(3))).toBe(0)
  expect(countAfter(entries, null)).toBe(0)
})

test('single keys name the buttons of a card by their place, whatever Shift and Alt make of a digit', () => {
  const none = { shiftKey: false, altKey: false }
  expect(cardKeyOf({ key: '2', code: 'Digit2', ...none })).toEqual({ name: 'press', selector: '[data-picture="2"]' })
  expect(cardKeyOf({ key: '"', code: 'Digit2', shiftKey: true, altKey: false })).toEqual({
    name: 'press',
    selector: '[data-act="U2"]',
  })
  expect(cardKeyOf({ key: '€', code: 'Digit4', shiftKey: false, altKey: true })).toEqual({
    name: 'press',
    selector: '[data-act="V4"]',
  })
  expect(cardKeyOf({ key: 'j', code: 'KeyJ', ...none })).toEqual({ name: 'walk', step: 1 })
  expect(cardKeyOf({ key: 'x', code: 'KeyX', ...none })).toBeUndefined()
})
