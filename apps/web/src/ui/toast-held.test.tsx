import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadLanguage } from '../i18n/text.ts'
import { draw, find } from './testing/draw.ts'
import { standInPopovers } from './testing/stand-in-popover.ts'
import { toast, useToasts } from './toast.ts'
import { Toaster } from './toaster.tsx'

standInPopovers()

let clear: () => Promise<void>

beforeEach(async () => {
  await loadLanguage('en-US')
  useToasts.setState({ toasts: [] })
  vi.useFakeTimers()
})
afterEach(async () => {
  await clear()
  vi.useRealTimers()
})

const shown = () => useToasts.getState().toasts.map(({ message }) => message)
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms))
const doing = (what: () => void) => act(async () => what())

test('a toast stays as long as the focus or the pointer is on it', async () => {
  toast('Copied')
  clear = await draw(<Toaster />)
  await doing(() => find('[role=status] button').focus())
  await pass(60_000)
  expect(shown()).toEqual(['Copied'])
  await doing(() => find('[role=status] button').blur())
  await pass(60_000)
  expect(shown()).toEqual([])
})

test('its cross takes it away; what it offers is done once, and then it goes too', async () => {
  let undone = 0
  toast('Saved')
  toast('Deleted', 'success', { label: 'Undo', run: () => (undone += 1), otherwise: () => {} })
  clear = await draw(<Toaster />)
  await doing(() => find('[role=status] button[aria-label=Close]').click())
  expect(shown()).toEqual(['Deleted'])
  await doing(() => find('[role=status] button').click())
  expect([undone, shown()]).toEqual([1, []])
})
