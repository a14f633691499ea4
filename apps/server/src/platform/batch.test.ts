import { expect, test } from 'vitest'
import { batch } from './batch.ts'

test('what comes at the same moment is done together, and each gets what is its own', async () => {
  const groups: (readonly number[])[] = []
  const double = batch(
    async (numbers: readonly number[]) => {
      groups.push(numbers)
      return numbers.map((number) => number * 2)
    },
    { waitMs: 0, atOnce: 3, patienceMs: 60_000 },
  )
  expect(await Promise.all([1, 2, 3, 4].map(double))).toEqual([2, 4, 6, 8])
  expect(groups).toEqual([[1, 2, 3], [4]])
  expect(await double(5)).toBe(10)
})

test('what comes while others are being done is done together after them', async () => {
  const groups: (readonly string[])[] = []
  const open = new Map<string, () => void>()
  const say = batch(
    async (words: readonly string[]) => {
      groups.push(words)
      await new Promise<void>((resolve) => open.set(words.join(), resolve))
      return words
    },
    { waitMs: 0, atOnce: 9, patienceMs: 60_000 },
  )
  const first = say('first')
  await expect.poll(() => open.has('first')).toBe(true)
  const later = [say('second'), say('third')]
  open.get('first')?.()
  expect(await first).toBe('first')
  await expect.poll(() => open.has('second,third')).toBe(true)
  open.get('second,third')?.()
  expect(await Promise.all(later)).toEqual(['second', 'third'])
  expect(groups).toEqual([['first'], ['second', 'third']])
})

test('a group that fails takes only its own with it', async () => {
  const act = batch(
    async (things: readonly string[]) => {
      if (things.includes('bad')) throw new Error('bad')
      return things
    },
    { waitMs: 0, atOnce: 2, patienceMs: 60_000 },
  )
  const [one, two, three] = await Promise.allSettled(['good', 'bad', 'later'].map(act))
  expect([one?.status, two?.status, three?.status]).toEqual(['rejected', 'rejected', 'fulfilled'])
})

test('who comes after a group that never ends does not wait for it', async () => {
  const act = batch(
    async (things: readonly string[]) => {
      if (things.includes('hangs')) await new Promise(() => undefined)
      return things
    },
    { waitMs: 0, atOnce: 1, patienceMs: 1 },
  )
  void act('hangs')
  expect(await act('goes on')).toBe('goes on')
})
