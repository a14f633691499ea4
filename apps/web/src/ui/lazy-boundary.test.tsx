import { lazy } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadLanguage } from '../i18n/text.ts'
import { LazyBoundary } from './lazy-boundary.tsx'
import { click, draw, find } from './testing/draw.ts'

let reloads: number
let clear: () => Promise<void>

beforeAll(() => loadLanguage('zh-CN'))
beforeEach(() => {
  reloads = 0
  // React logs every crash to the console.
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('location', { reload: () => (reloads += 1) })
})
afterEach(async () => {
  await clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const lost = () => lazy(() => Promise.reject(new Error('Failed to fetch dynamically imported module: /assets/part.js')))

test('a part that does not come says so in its own place, and one can ask for it again', async () => {
  const Part = lost()
  clear = await draw(
    <LazyBoundary>
      <Part />
    </LazyBoundary>,
  )
  expect(find('[role="alert"]').textContent).toContain('请求失败，请稍后重试')
  await click(find('[role="alert"] button'))
  expect(reloads).toBe(1)
})

test('a part with something in its stead leaves that standing', async () => {
  const Part = lost()
  clear = await draw(
    <LazyBoundary instead={<p id="plain">plain words</p>}>
      <Part />
    </LazyBoundary>,
  )
  expect(find('#plain').textContent).toBe('plain words')
  expect(document.querySelector('[role="alert"]')).toBeNull()
})
