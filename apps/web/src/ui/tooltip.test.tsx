import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draw, find } from './testing/draw.ts'
import { toast } from './toast.ts'
import { Toaster } from './toaster.tsx'
import { Tooltip } from './tooltip.tsx'

let clear: () => Promise<void>
/** How often the browser refuses to open, as it does while another popover is opening. */
let refusals = 0
const lifted: string[] = []

beforeEach(async () => {
  lifted.length = 0
  refusals = 0
  HTMLElement.prototype.showPopover = function (this: HTMLElement) {
    if (refusals-- > 0) throw new DOMException('during another show operation', 'InvalidStateError')
    lifted.push(this.textContent)
  }
  clear = await draw(
    <>
      <Tooltip text="Acts">
        <button type="button">Open</button>
      </Tooltip>
      <Toaster />
    </>,
  )
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await clear()
})

const tip = () => document.querySelector('[role=tooltip]')?.textContent
const hover = (type: 'pointerover' | 'pointerdown') =>
  act(async () => find('button').dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' })))
const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))

test('a control says its name to a pointer that rests on it, until it is pressed', async () => {
  await hover('pointerover')
  await wait(450)
  expect(tip()).toBe('Acts')
  await hover('pointerdown')
  expect(tip()).toBeUndefined()
})

test('whoever presses at once is told no name afterwards', async () => {
  await hover('pointerover')
  await hover('pointerdown')
  await wait(450)
  expect(tip()).toBeUndefined()
})

test('the keyboard is told a name at once, a finger on glass is not', async () => {
  const pointer = vi.spyOn(window, 'matchMedia')
  const focus = () => act(async () => find('button').focus())
  await focus()
  expect(tip()).toBe('Acts')
  await act(async () => find('button').blur())

  pointer.mockReturnValue({ ...window.matchMedia('all'), matches: true })
  await focus()
  expect(pointer).toHaveBeenLastCalledWith('(pointer: coarse)')
  expect(tip()).toBeUndefined()
  pointer.mockRestore()
})

test('a name that comes while the browser opens a menu is shown right after', async () => {
  refusals = 1
  await hover('pointerover')
  await wait(450)
  await wait(20)
  expect(lifted).toEqual(['Acts'])
})

test('so is a toast', async () => {
  refusals = 1
  await act(async () => toast('Copied'))
  await wait(20)
  expect(lifted).toEqual(['Copied'])
})
