import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from '../../../testing/render.tsx'
import { aSingle } from '../../../testing/seed.ts'
import { Stage } from './stage.tsx'

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 800, 600))
})
afterEach(() => vi.restoreAllMocks())

async function openPicture(width: number, height: number, canWalk = (_step: 1 | -1) => true) {
  const [seed] = aSingle(1).images
  if (!seed) throw new Error('a single picture has one')
  const shown = await render(
    <Stage image={{ ...seed, width, height }} alt="" canWalk={canWalk} onWalk={vi.fn()} onSwipe={vi.fn()} />,
  )
  const stage = shown.root.querySelector<HTMLElement>('[data-stage]')
  const press = () =>
    act(async () => {
      stage?.dispatchEvent(new MouseEvent('dblclick', { clientX: 500, clientY: 300, bubbles: true }))
    })
  return { press, lies: () => stage?.querySelector('img')?.style.transform, root: shown.root, unmount: shown.unmount }
}

const FITS = 'translate(0px, 0px) scale(1)'

test.each([
  ['shows each of its pixels, and what was pressed stays under the pointer', 1600, 1600, 8 / 3],
  ['goes no closer than eight times', 16_000, 100, 8],
  ['shows one that hardly fits at twice that', 850, 600, 2],
  ['shows one with fewer pixels than the stage at twice that', 512, 512, 2],
])('a double press on a picture %s; another one fits it again', async (_, width, height, scale) => {
  const { press, lies, unmount } = await openPicture(width, height)

  await press()
  expect(lies()).toBe(`translate(${100 - 100 * scale}px, 0px) scale(${scale})`)
  await press()
  expect(lies()).toBe(FITS)
  await unmount()
})

test('at the end of what one walks through the button on says that it leads nowhere', async () => {
  const { root, unmount } = await openPicture(800, 600, (step) => step === -1)
  const ends = [...root.querySelectorAll('button')].map((button) => button.getAttribute('aria-disabled'))
  expect(ends).toEqual([null, 'true'])
  await unmount()
})
