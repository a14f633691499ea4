import { afterEach, beforeEach, expect, test } from 'vitest'
import { Menu } from './menu.tsx'
import { MENU, Popover } from './popover.tsx'
import { click, draw, find, press } from './testing/draw.ts'
import { standInPopovers } from './testing/stand-in-popover.ts'

standInPopovers()

let chosen: string[] = []
let clear: () => Promise<void>

beforeEach(async () => {
  chosen = []
  const entry = (label: string) => ({ label, onSelect: () => chosen.push(label) })
  clear = await draw(
    <Popover label="Acts" options={MENU} trigger={<button type="button">Open</button>}>
      {(close) => (
        <Menu
          close={close}
          groups={[
            [entry('Copy'), entry('Edit')],
            [entry('Delete'), entry('Erase')],
          ]}
        />
      )}
    </Popover>,
  )
})
afterEach(() => clear())

const isOpen = () => find('button').getAttribute('aria-expanded') === 'true'
const focused = () => document.activeElement?.textContent

test('a menu opens with the focus on its first act', async () => {
  expect(isOpen()).toBe(false)
  await click(find('button'))
  expect(isOpen()).toBe(true)
  expect(focused()).toBe('Copy')
})

test('arrows walk round, Home and End go to the ends', async () => {
  await click(find('button'))
  await press('ArrowUp')
  expect(focused()).toBe('Erase')
  await press('ArrowDown')
  expect(focused()).toBe('Copy')
  await press('End')
  expect(focused()).toBe('Erase')
  await press('Home')
  expect(focused()).toBe('Copy')
})

test('a letter goes to the next act that starts with it', async () => {
  await click(find('button'))
  await press('e')
  expect(focused()).toBe('Edit')
  await press('e')
  expect(focused()).toBe('Erase')
  await press('e')
  expect(focused()).toBe('Edit')
})

test('Tab leaves the menu', async () => {
  await click(find('button'))
  await press('Tab')
  expect(isOpen()).toBe(false)
})

test('choosing closes the menu and acts', async () => {
  await click(find('button'))
  await click(find('[role=menuitem]'))
  expect(isOpen()).toBe(false)
  expect(chosen).toEqual(['Copy'])
})
