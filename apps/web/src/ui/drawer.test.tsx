import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Drawer } from './drawer.tsx'
import { click, draw, find } from './testing/draw.ts'

let clear: () => Promise<void>

beforeEach(async () => {
  clear = await draw([<Cupboard key="a" name="cups" />, <Cupboard key="b" name="coats" />])
})
afterEach(() => clear())

function Cupboard({ name }: { name: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div id={name}>
      <button type="button" className="open" onClick={() => setOpen(true)} />
      <Drawer label="Channels" isOpen={isOpen} onClose={() => setOpen(false)}>
        <button type="button" className="choose" onClick={() => setOpen(false)} />
      </Drawer>
    </div>
  )
}

const drawerOf = (name: string) => find(`#${name} dialog`)
const isEmpty = (name: string) => drawerOf(name).childElementCount === 0

function reachOf(name: string) {
  const drawer = drawerOf(name)
  const { inert } = drawer
  return { isOpen: drawer.hasAttribute('open'), inert, isHidden: drawer.getAttribute('aria-hidden') }
}

const WITHIN = { isOpen: true, inert: false, isHidden: 'false' }
const BEYOND = { isOpen: false, inert: true, isHidden: 'true' }

async function untilEmpty(name: string): Promise<void> {
  // The change is not caused by an act() of the test.
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
  await vi.waitFor(() => expect(isEmpty(name)).toBe(true))
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
}

test('a drawer that was never opened holds nothing', () => {
  expect([reachOf('cups'), isEmpty('cups')]).toEqual([BEYOND, true])
})

test.each([
  ['a choice in it', '#cups .choose'],
  ['a press beside it', '#cups dialog'],
])('%s puts it out of reach at once, and what it holds goes when it is out of sight', async (_, pressed) => {
  await click(find('#cups .open'))
  expect([reachOf('cups'), isEmpty('cups')]).toEqual([WITHIN, false])
  await click(find(pressed))
  expect([reachOf('cups'), isEmpty('cups')]).toEqual([BEYOND, false])
  await untilEmpty('cups')
})

test('opened again while it leaves it keeps what it holds', async () => {
  for (const act of ['#cups .open', '#cups .choose', '#cups .open', '#coats .open', '#coats .choose'])
    await click(find(act))
  await untilEmpty('coats')
  expect([reachOf('cups'), isEmpty('cups')]).toEqual([WITHIN, false])
})
