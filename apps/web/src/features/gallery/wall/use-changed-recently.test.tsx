import { act, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../testing/render.tsx'
import { useChangedRecently } from './use-changed-recently.ts'

function Sleeper() {
  const [value, setValue] = useState(0)
  return (
    <button type="button" onClick={() => setValue(value + 1)}>
      {useChangedRecently(value) ? 'awake' : 'asleep'}
    </button>
  )
}

test('what changes is awake, and sleeps once nothing has changed for a while', async () => {
  const { root, unmount } = await render(<Sleeper />)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms))
  const change = () => act(async () => root.querySelector('button')?.click())
  expect(root.textContent).toBe('asleep')
  await change()
  await pass(1_400)
  await change()
  await pass(1_400)
  expect(root.textContent).toBe('awake')
  await pass(100)
  expect(root.textContent).toBe('asleep')
  vi.useRealTimers()
  await unmount()
})
