import { afterEach, expect, test, vi } from 'vitest'
import { afterBack, goBack } from './go-back.ts'

const back = vi.spyOn(history, 'back').mockImplementation(() => undefined)

async function arrive(): Promise<void> {
  window.dispatchEvent(new Event('popstate'))
  await Promise.resolve().then(() => undefined)
}

afterEach(async () => {
  await arrive()
  back.mockClear()
  vi.useRealTimers()
})

test('two who close the same thing go one step back', async () => {
  goBack()
  goBack()
  expect(back).toHaveBeenCalledTimes(1)
  await arrive()
  goBack()
  expect(back).toHaveBeenCalledTimes(2)
})

test('who goes somewhere while the way back lasts, goes after it, once', async () => {
  const went: string[] = []
  afterBack(() => went.push('at once'))
  goBack()
  afterBack(() => went.push('after it'))
  expect(went).toEqual(['at once'])
  await arrive()
  await arrive()
  expect(went).toEqual(['at once', 'after it'])
})

test('a browser that does not go back holds nobody up for long', async () => {
  vi.useFakeTimers()
  const go = vi.fn()
  goBack()
  afterBack(go)
  await vi.advanceTimersByTimeAsync(500)
  expect(go).toHaveBeenCalledTimes(1)
})
