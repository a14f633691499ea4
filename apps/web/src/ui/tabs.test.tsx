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

function Sample() {
  const [value, setValue] = useState<'a' | 'b' | 'c'>('a')
  const tabs = (['a', 'b', 'c'] as const).map((name) => ({ value: name, label: name }))
  return (
    <Tabs label="Letters" value={value} tabs={tabs} onChange={setValue}>
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
