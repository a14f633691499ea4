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
