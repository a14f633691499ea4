import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draw, find } from './testing/draw.ts'
import { standInPopovers } from './testing/stand-in-popover.ts'
import { toast, useToasts } from './toast.ts'
import { Toaster } from './toaster.tsx'

standInPopovers()

let clear: () => Promise<void>

beforeEach(() => useToasts.setState({ toasts: [] }))
afterEach(() => clear())

test.each([
  ['what went well', 'success', undefined, 4000],
  ['what can be taken back', 'success', { label: 'Undo', run: vi.fn(), otherwise: vi.fn() }, 6000],
  ['an error', 'danger', undefined, 8000],
] as const)('%s fades away at the end of its time', async (_, tone, act, shownMs) => {
  toast('Words', tone, act)
  clear = await draw(<Toaster />)
  expect(find('[data-tone]').style.getPropertyValue('--stay')).toBe(`${shownMs}ms`)
})

test('toasts stand in the dialog that was opened last, and in the page again once it is gone', async () => {
  const placeOf = () => find('[role=status]').parentElement
  const open = () => {
    const dialog = document.body.appendChild(document.createElement('dialog'))
    dialog.showModal()
    dialog.dispatchEvent(new Event('toggle'))
    return dialog
  }
  toast('Deleted', 'success', { label: 'Undo', run: vi.fn(), otherwise: vi.fn() })
  clear = await draw(<Toaster />)
  expect(placeOf()).toBe(document.body)

  const below = open()
  const above = open()
  expect([placeOf(), above.textContent]).toEqual([above, 'DeletedUndo'])

  above.close()
  above.dispatchEvent(new Event('toggle'))
  expect(placeOf()).toBe(below)

  below.remove()
  await vi.waitFor(() => expect(placeOf()).toBe(document.body))
  above.remove()
})
