import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Tabs } from './tabs.tsx'
import { draw, find, press } from './testing/draw.ts'

let clear: () => Promise<void>
beforeEach(async () => {
  clear = await draw(<Sample />)
  find('[role=tab]').focus()
})
afterEach(() => clear())

function Sample({ place = 'row' }: { place?: 'row' | 'side' }) {
  const [value, setValue] = useState<'a' | 'b' | 'c'>('a')
  const tabs = (['a', 'b', 'c'] as const).map((name) => ({ value: name, label: name }))
  return (
    <Tabs label="Letters" value={value} tabs={tabs} onChange={setValue} place={place}>
      panel {value}
    </Tabs>
  )
}

test.each([
  { key: 'ArrowRight', panel: 'panel b' },
  { key: 'ArrowLeft', panel: 'panel c' },
  { key: 'End', panel: 'panel c' },
  { key: 'Home', panel: 'panel a' },
])('$key shows $panel and takes the focus along', async ({ key, panel }) => {
  await press(key)
  expect(find('[role=tabpanel]').textContent).toBe(panel)
  expect(document.activeElement?.getAttribute('aria-selected')).toBe('true')
})

test('tabs at the side are walked up and down too', async () => {
  await clear()
  clear = await draw(<Sample place="side" />)
  find('[role=tab]').focus()
  await press('ArrowDown')
  expect(find('[role=tabpanel]').textContent).toBe('panel b')
  await press('ArrowUp')
  await press('ArrowLeft')
  expect(find('[role=tabpanel]').textContent).toBe('panel c')
})

test('above a panel, Arrow Down is left to the page', async () => {
  await press('ArrowDown')
  expect(find('[role=tabpanel]').textContent).toBe('panel a')
})
