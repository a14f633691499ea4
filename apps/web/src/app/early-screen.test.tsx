import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { render } from '../testing/render.tsx'
import { earlyScreen } from './early-screen.tsx'

test('a screen whose file is here is drawn at once, and nothing stands in its place before', async () => {
  let hasWaited = false
  function Waiting() {
    hasWaited = true
    return null
  }
  const { Screen, load } = earlyScreen(() => Promise.resolve(() => <p>easel</p>))
  await load()
  const { root, unmount } = await render(
    <Suspense fallback={<Waiting />}>
      <Screen />
    </Suspense>,
  )
  expect(root.textContent).toBe('easel')
  expect(hasWaited).toBe(false)
  await unmount()
})
