import Trash2 from 'lucide-react/icons/trash'
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { IconButton } from './icon-button.tsx'
import { draw, find, press } from './testing/draw.ts'
import { standInPopovers } from './testing/stand-in-popover.ts'

standInPopovers()

let clear: () => Promise<void>

beforeEach(async () => {
  clear = await draw(<IconButton label="Delete" icon={Trash2} />)
})
afterEach(() => clear())

const tip = () => document.querySelector('[role=tooltip]')?.textContent

test('its name is for everybody, its picture for the eye alone', () => {
  expect(find('button').getAttribute('aria-label')).toBe('Delete')
  expect(find('button').textContent).toBe('')
  expect(find('button svg').getAttribute('aria-hidden')).toBe('true')
})

test('the keyboard sees the name too, until Escape or the next stop', async () => {
  await act(async () => find('button').focus())
  expect(tip()).toBe('Delete')
  await press('Escape')
  expect(tip()).toBeUndefined()
  await act(async () => find('button').blur())
  await act(async () => find('button').focus())
  await act(async () => find('button').blur())
  expect(tip()).toBeUndefined()
})
