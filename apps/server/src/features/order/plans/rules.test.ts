import type { Period } from '@easel/contract/order'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addPeriods, dayThere, fitPlan, type PlanPeriod } from './rules.ts'

const timeZone = 'Asia/Shanghai'
/** A time on a clock in Shanghai. */
const at = (written: string) => new Date(`${written}${written.includes(' ') ? '' : ' 12:00:00'}+08:00`)
const shown = (instant: Date) =>
  new Date(instant.getTime() + 8 * 3_600_000).toISOString().replace('T', ' ').slice(0, 19)
const add = (from: Date, period: Period, count: number, anchorDay = dayThere(from, timeZone)) =>
  shown(addPeriods(from, { period, count }, { timeZone, anchorDay }))

test.each<[from: string, period: Period, count: number, ends: string]>([
  ['2026-01-31', 'Month', 1, '2026-02-28 12:00:00'],
  ['2026-01-31', 'Month', 2, '2026-03-31 12:00:00'],
  ['2026-01-31', 'Month', 3, '2026-04-30 12:00:00'],
  ['2028-01-31', 'Month', 1, '2028-02-29 12:00:00'],
  ['2026-01-30', 'Month', 1, '2026-02-28 12:00:00'],
  ['2026-01-29', 'Month', 1, '2026-02-28 12:00:00'],
  ['2026-01-28', 'Month', 1, '2026-02-28 12:00:00'],
  ['2026-02-28', 'Month', 1, '2026-03-28 12:00:00'],
  ['2026-03-31', 'Month', 1, '2026-04-30 12:00:00'],
  ['2026-12-31', 'Month', 2, '2027-02-28 12:00:00'],
  ['2026-12-15', 'Month', 1, '2027-01-15 12:00:00'],
  ['2026-05-15', 'Month', 12, '2027-05-15 12:00:00'],
  ['2028-02-29', 'Year', 1, '2029-02-28 12:00:00'],
  ['2028-02-29', 'Year', 4, '2032-02-29 12:00:00'],
  ['2027-02-28', 'Year', 1, '2028-02-28 12:00:00'],
  ['2026-07-01', 'Year', 1, '2027-07-01 12:00:00'],
  ['2026-07-01', 'Year', 12, '2038-07-01 12:00:00'],
  ['2026-02-28', 'Day', 1, '2026-03-01 12:00:00'],
  ['2028-02-28', 'Day', 1, '2028-02-29 12:00:00'],
  ['2026-12-31', 'Day', 1, '2027-01-01 12:00:00'],
  ['2026-06-01', 'Day', 12, '2026-06-13 12:00:00'],
  // Midnight in Shanghai is the afternoon before in UTC.
  ['2026-01-31 00:00:00', 'Month', 1, '2026-02-28 00:00:00'],
  ['2026-03-01 00:00:00', 'Month', 1, '2026-04-01 00:00:00'],
  ['2026-03-01 00:00:01', 'Month', 1, '2026-04-01 00:00:01'],
  ['2026-02-28 23:59:59', 'Month', 1, '2026-03-28 23:59:59'],
  ['2026-12-31 23:59:59', 'Day', 1, '2027-01-01 23:59:59'],
  ['2026-01-01 07:59:59', 'Month', 1, '2026-02-01 07:59:59'],
  ['2026-01-01 08:00:00', 'Month', 1, '2026-02-01 08:00:00'],
])('from %s on %s × %i ends at %s in Shanghai', (from, period, count, ends) => {
  expect(add(at(from), period, count)).toBe(ends)
})

test('months that go on are counted from the day the first was counted from', () => {
  expect(add(at('2026-02-28'), 'Month', 1, 31)).toBe('2026-03-31 12:00:00')
  expect(add(at('2026-04-30'), 'Month', 1, 31)).toBe('2026-05-31 12:00:00')
})

test('where the clock is put forward a day still ends at the same time of day', () => {
  const from = new Date('2026-03-28T12:00:00+01:00')
  const ends = addPeriods(from, { period: 'Day', count: 1 }, { timeZone: 'Europe/Berlin', anchorDay: 28 })
  expect(ends).toEqual(new Date('2026-03-29T12:00:00+02:00'))
})

const now = at('2026-06-15')
const LOW = { productId: 'low', rank: 3 }
const HIGH = { productId: 'high', rank: 8 }

function had(of: typeof LOW, from: string, to: string, more: Partial<PlanPeriod> = {}): PlanPeriod {
  const [startsAt, endsAt] = [at(from), at(to)]
  const day = dayThere(startsAt, timeZone)
  return { id: `${of.productId} ${from}`, ...of, startsAt, endsAt, opensAt: startsAt, anchorDay: day, ...more }
}

function fit(planPeriods: PlanPeriod[], of: typeof LOW, period: Period = 'Month', quantity = 1) {
  const { made, moved } = fitPlan(planPeriods, { ...of, period, quantity }, { now, timeZone })
  const line = ({ startsAt, endsAt }: Pick<PlanPeriod, 'startsAt' | 'endsAt'>) =>
    `${shown(startsAt).slice(0, 10)} ${shown(endsAt).slice(0, 10)}`
  return { made: made.map(line), moved: moved.map((planPeriod) => `${planPeriod.productId} ${line(planPeriod)}`) }
}

test.each<[what: string, result: ReturnType<typeof fit>, made: string[], moved: string[]]>([
  ['a first plan starts at once', fit([], LOW), ['2026-06-15 2026-07-15'], []],
  [
    'three periods follow one another',
    fit([], LOW, 'Month', 3),
    ['2026-06-15 2026-07-15', '2026-07-15 2026-08-15', '2026-08-15 2026-09-15'],
    [],
  ],
  [
    'one that has ended counts no more',
    fit([had(LOW, '2026-05-01', '2026-06-01')], LOW),
    ['2026-06-15 2026-07-15'],
    [],
  ],
  [
    'one that ends this second counts no more',
    fit([had(LOW, '2026-05-15', '2026-06-15')], LOW),
    ['2026-06-15 2026-07-15'],
    [],
  ],
  ['the same again prolongs', fit([had(LOW, '2026-06-01', '2026-07-01')], LOW), ['2026-07-01 2026-08-01'], []],
  [
    'the same twice more prolongs twice',
    fit([had(LOW, '2026-06-01', '2026-07-01'), had(LOW, '2026-07-01', '2026-08-01')], LOW),
    ['2026-08-01 2026-09-01'],
    [],
  ],
  [
    'a month that goes on keeps its day',
    fit([had(LOW, '2026-05-31', '2026-06-30')], LOW),
    ['2026-06-30 2026-07-31'],
    [],
  ],
  [
    'a higher one starts now and the remaining days follow it',
    fit([had(LOW, '2026-06-01', '2026-07-01')], HIGH),
    ['2026-06-15 2026-07-15'],
    ['low 2026-07-15 2026-07-31'],
  ],
  [
    'all that waits moves behind a higher one',
    fit([had(LOW, '2026-06-01', '2026-07-01'), had(LOW, '2026-07-01', '2026-08-01')], HIGH),
    ['2026-06-15 2026-07-15'],
    ['low 2026-07-15 2026-07-31', 'low 2026-07-31 2026-08-31'],
  ],
  [
    'a lower one starts when the higher ends',
    fit([had(HIGH, '2026-06-01', '2026-07-01')], LOW),
    ['2026-07-01 2026-08-01'],
    [],
  ],
  [
    'a lower one waits for all that is higher',
    fit([had(HIGH, '2026-06-01', '2026-07-01'), had(HIGH, '2026-07-01', '2026-08-01')], LOW),
    ['2026-08-01 2026-09-01'],
    [],
  ],
  [
    'the higher again goes before what waits',
    fit([had(HIGH, '2026-06-01', '2026-07-01'), had(LOW, '2026-07-01', '2026-08-01')], HIGH),
    ['2026-07-01 2026-08-01'],
    ['low 2026-08-01 2026-09-01'],
  ],
  [
    'one as high waits its turn',
    fit([had(LOW, '2026-06-01', '2026-07-01')], { ...LOW, productId: 'other' }),
    ['2026-07-01 2026-08-01'],
    [],
  ],
  [
    'a day pass in a month of the same height follows it',
    fit([had(LOW, '2026-06-01', '2026-07-01')], { ...LOW, productId: 'other' }, 'Day'),
    ['2026-07-01 2026-07-02'],
    [],
  ],
])('%s', (_what, result, made, moved) => {
  expect(result).toEqual({ made, moved })
})

test('credits of a period that was pushed back may be spent on, and those of one that had not begun wait with it', () => {
  const planPeriods = [had(LOW, '2026-06-01', '2026-07-01'), had(LOW, '2026-07-01', '2026-08-01')]
  const { moved } = fitPlan(planPeriods, { ...HIGH, period: 'Month', quantity: 1 }, { now, timeZone })
  expect(moved.map(({ opensAt }) => shown(opensAt).slice(0, 10))).toEqual(['2026-06-01', '2026-07-31'])
})

test('whatever is bought in whatever order, no two plans run at once, none is lost, and the highest runs first', () => {
  const buy = fc.record({
    of: fc.constantFrom(LOW, HIGH, { productId: 'other', rank: 5 }),
    period: fc.constantFrom<Period>('Day', 'Month', 'Year'),
    quantity: fc.integer({ min: 1, max: 3 }),
    /** Days until it is bought. */
    wait: fc.integer({ min: 0, max: 50 }),
  })
  fc.assert(
    fc.property(fc.array(buy, { maxLength: 8 }), (history) => {
      let planPeriods: PlanPeriod[] = []
      let today = now
      for (const { of, period, quantity, wait } of history) {
        today = new Date(today.getTime() + wait * 86_400_000)
        const left = (list: readonly PlanPeriod[]) =>
          list.reduce(
            (sum, { startsAt, endsAt }) =>
              sum + Math.max(0, endsAt.getTime() - Math.max(today.getTime(), startsAt.getTime())),
            0,
          )
        const before = left(planPeriods)
        const { made, moved } = fitPlan(planPeriods, { ...of, period, quantity }, { now: today, timeZone })
        const fresh = made.map((planPeriod, index) => ({ ...planPeriod, ...of, id: `${planPeriods.length + index}` }))
        planPeriods = [...planPeriods.map((old) => moved.find(({ id }) => id === old.id) ?? old), ...fresh]
        expect(left(planPeriods)).toBe(before + left(fresh))
        const open = planPeriods
          .filter(({ endsAt }) => endsAt > today)
          .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
        for (const [index, planPeriod] of open.entries()) {
          const next = open[index + 1]
          if (next) expect([planPeriod.endsAt <= next.startsAt, planPeriod.rank >= next.rank]).toEqual([true, true])
        }
      }
    }),
  )
})
