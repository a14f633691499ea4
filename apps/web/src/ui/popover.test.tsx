import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Popover } from './popover.tsx'
import { click, draw, find } from './testing/draw.ts'
import { standInPopovers } from './testing/stand-in-popover.ts'

standInPopovers()

let clear: () => Promise<void>

beforeEach(async () => {
  const one = (name: string) => (
    <Popover label={name} trigger={<button type="button" id={name} />}>
      {`about ${name}`}
    </Popover>
  )
  clear = await draw([<div key="a">{one('fox')}</div>, <div key="b">{one('boat')}</div>])
})
afterEach(() => clear())

const press = (name: string) => click(find(`#${name}`))
const wordsOf = (name: string) => find(`[aria-label=${name}]`).textContent
const isExpanded = (name: string) => find(`#${name}`).getAttribute('aria-expanded')

async function untilEmpty(name: string): Promise<void> {
  // The change is not caused by an act() of the test.
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
  await vi.waitFor(() => expect(wordsOf(name)).toBe(''))
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
}

test('a popover that is closed says so at once, and keeps what it holds until it is out of sight', async () => {
  await press('fox')
  await press('fox')
  expect([isExpanded('fox'), wordsOf('fox')]).toEqual(['false', 'about fox'])
  await untilEmpty('fox')
})

test('one that is opened again while it leaves keeps what it holds', async () => {
  for (const name of ['fox', 'fox', 'fox', 'boat', 'boat']) await press(name)
  await untilEmpty('boat')
  expect([isExpanded('fox'), wordsOf('fox')]).toEqual(['true', 'about fox'])
})
