import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bringBack, closeUp, cutOff, fitPlan, type PlanPeriod } from './rules.ts'

const timeZone = 'Asia/Shanghai'
const start = new Date('2026-03-01T00:00:00Z')
const later = (days: number) => new Date(start.getTime() + days * 86_400_000)

const purchase = fc.record({
  rank: fc.integer({ min: 1, max: 3 }),
  quantity: fc.integer({ min: 1, max: 3 }),
  afterDays: fc.nat(9),
})

/** What somebody has who has bought all this, and when that was. */
function buy(purchases: readonly { rank: number; quantity: number; afterDays: number }[]) {
  let [had, now]: [PlanPeriod[], Date] = [[], start]
  for (const [order, { rank, quantity, afterDays }] of purchases.entries()) {
    now = new Date(now.getTime() + afterDays * 86_400_000)
    const bought = { productId: `product ${rank}`, rank, period: 'Day' as const, quantity }
    const { made, moved } = fitPlan(had, bought, { now, timeZone })
    const news = made.map((planPeriod, at) => ({ ...bought, ...planPeriod, id: `${order} ${at}` }))
    had = [...had.map((planPeriod) => moved.find(({ id }) => id === planPeriod.id) ?? planPeriod), ...news]
  }
  return { had: had.filter(({ endsAt }) => endsAt > now), now }
}

const merge = (had: readonly PlanPeriod[], changed: readonly PlanPeriod[]) => [
  ...had.filter(({ id }) => !changed.some((planPeriod) => planPeriod.id === id)),
  ...changed,
]
const timeLeft = (had: readonly PlanPeriod[], now: Date) =>
  had.reduce((sum, { startsAt, endsAt }) => sum + endsAt.getTime() - Math.max(startsAt.getTime(), now.getTime()), 0)

/** One after the other without a gap, the highest first. */
function areInTurn(had: readonly PlanPeriod[], now: Date): void {
  const turns = [...had].sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
  let end = now
  for (const { startsAt, endsAt } of turns) {
    expect(Math.max(startsAt.getTime(), now.getTime())).toBe(end.getTime())
    end = endsAt
  }
  const ranks = turns.map(({ rank }) => rank)
  expect(ranks).toEqual([...ranks].sort((one, other) => other - one))
}

test('when an order’s periods end the others move up, and when they come back nobody has lost a day', () => {
  fc.assert(
    fc.property(fc.array(purchase, { minLength: 1, maxLength: 6 }), fc.nat(5), fc.nat(3), (purchases, order, days) => {
      const { had, now } = buy(purchases)
      const before = timeLeft(had, now)
      const { ended, moved } = closeUp(had, ({ id }) => id.startsWith(`${order} `), now)
      const kept = merge(had, moved).filter(({ id }) => !ended.some((planPeriod) => planPeriod.id === id))
      areInTurn(kept, now)
      expect(timeLeft(kept, now) + timeLeft(ended, now)).toBe(before)
      for (const planPeriod of ended) expect(cutOff(planPeriod, now).endsAt).toEqual(now)

      const then = new Date(now.getTime() + days * 86_400_000)
      const open = kept.filter(({ endsAt }) => endsAt > then)
      const all = merge(open, bringBack(open, ended, { endedAt: now, now: then }))
      areInTurn(all, then)
      expect(timeLeft(all, then)).toBe(timeLeft(open, then) + timeLeft(ended, now))
    }),
  )
})

test('credits of what had opened are open when it comes back, and those of what had not open with it', () => {
  const { had, now } = buy([
    { rank: 1, quantity: 2, afterDays: 0 },
    { rank: 2, quantity: 1, afterDays: 0 },
  ])
  const { ended } = closeUp(had, ({ id }) => id.startsWith('0 '), now)
  const back = bringBack([], ended, { endedAt: now, now: later(4) })
  expect(back.map(({ startsAt }) => startsAt)).toEqual([later(4), later(5)])
  expect(back.map(({ opensAt }) => opensAt)).toEqual([start, later(5)])
})
