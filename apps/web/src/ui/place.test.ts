import { expect, test } from 'vitest'
import { placeBeside, roomBeside } from './place.ts'

const viewport = { width: 400, height: 600 }
const menu = { width: 200, height: 150 }

test('a menu stands under its button, aligned as asked', () => {
  const button = { left: 100, top: 100, width: 80, height: 32 }
  expect(placeBeside(button, menu, viewport, { side: 'below', align: 'start' })).toEqual({ left: 100, top: 138 })
})

test('without room below it flips above', () => {
  const button = { left: 100, top: 550, width: 80, height: 32 }
  expect(placeBeside(button, menu, viewport, { side: 'below', align: 'start' }).top).toBe(394)
})

test('without room above it flips below', () => {
  const button = { left: 100, top: 20, width: 80, height: 32 }
  expect(placeBeside(button, menu, viewport, { side: 'above', align: 'start' }).top).toBe(58)
})

test('without room to the left it begins where its button does', () => {
  const button = { left: 120, top: 100, width: 60, height: 32 }
  expect(placeBeside(button, menu, viewport, { side: 'below', align: 'end' }).left).toBe(120)
})

test('it never leaves the window', () => {
  const button = { left: 380, top: 100, width: 20, height: 32 }
  expect(placeBeside(button, menu, viewport, { side: 'below', align: 'start' }).left).toBe(192)
  expect(placeBeside(button, { width: 900, height: 900 }, viewport, { side: 'below', align: 'end' })).toEqual({
    left: 8,
    top: 8,
  })
})

test('what is tall stays beside its button and scrolls, unless there is next to no room', () => {
  expect(roomBeside({ top: 400, height: 32 }, 600)).toBe(386)
  expect(roomBeside({ top: 100, height: 32 }, 600)).toBe(454)
  expect(roomBeside({ top: 120, height: 32 }, 260)).toBe(244)
})
