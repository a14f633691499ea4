import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from './error-boundary.tsx'
import { click, draw, find } from './testing/draw.ts'

let problem: string | null
let clear: () => Promise<void>

beforeEach(() => {
  // React logs every crash to the console.
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(async () => {
  await clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function Area() {
  if (problem !== null) throw new Error(problem)
  return <p id="area">here</p>
}

async function show(): Promise<void> {
  clear = await draw(
    <>
      <p id="rest">lives on</p>
      <ErrorBoundary
        fallback={({ error, retry }) => (
          <button type="button" onClick={retry}>
            {error.message}
          </button>
        )}
      >
        <Area />
      </ErrorBoundary>
    </>,
  )
}

test('what breaks in an area stays there, and is drawn again when one asks for it', async () => {
  problem = 'no time at all'
  await show()
  expect([find('button').textContent, find('#rest').textContent]).toEqual(['no time at all', 'lives on'])
  problem = null
  await click(find('button'))
  expect(find('#area').textContent).toBe('here')
})

test('a file that did not come would not come again: the page is loaded anew', async () => {
  let reloads = 0
  vi.stubGlobal('location', { reload: () => (reloads += 1) })
  problem = 'Failed to fetch dynamically imported module: /assets/area.js'
  await show()
  problem = null
  await click(find('button'))
  expect([reloads, document.querySelector('#area')]).toEqual([1, null])
})
