import { expect, test } from 'vitest'
import { openConcurrencyLimit } from './concurrency-limit.ts'

function openActs() {
  const begun: (() => void)[] = []
  let running = 0
  let most = 0
  const act = () =>
    new Promise<void>((resolve) => {
      running += 1
      most = Math.max(most, running)
      begun.push(() => {
        running -= 1
        resolve()
      })
    })
  return { act, begun, mostAtOnce: () => most }
}

test('two run at once, a hundred wait in line, nobody else is let in until one is done', async () => {
  const turnstile = openConcurrencyLimit({ atOnce: 2, waiting: 100 })
  const { act, begun, mostAtOnce } = openActs()
  const passes = Array.from({ length: 102 }, () => turnstile.pass(act))
  expect(passes).not.toContain(null)
  expect(turnstile.pass(act)).toBeNull()
  begun.shift()?.()
  await passes[0]
  const late = turnstile.pass(act)
  expect(late).not.toBeNull()
  expect(turnstile.pass(act)).toBeNull()
  for (const pass of [...passes.slice(1), late]) {
    begun.shift()?.()
    await pass
  }
  expect(mostAtOnce()).toBe(2)
})

test('what fails gives its place on', async () => {
  const turnstile = openConcurrencyLimit({ atOnce: 1, waiting: 1 })
  const broken = turnstile.pass(() => Promise.reject(new Error('broken')))
  const next = turnstile.pass(async () => 'done')
  await expect(broken).rejects.toThrow('broken')
  expect(await next).toBe('done')
})
