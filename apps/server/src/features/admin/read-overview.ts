import type { readOverview as call } from '@easel/contract/admin-overview'
import type { DataOf, QueryOf } from '@easel/contract/call'
import { lastDays, readOffset } from '../../db/local-days.ts'
import type { Deps } from '../../deps.ts'
import { countNewByDay } from '../account/gate.ts'
import { countTasksByDay } from '../drawing/gate.ts'
import { sumIncomeByDay } from '../order/gate.ts'

const DAYS = 14
const IDLE = { tasks: 0, done: 0, failed: 0, medianWaitSeconds: null }

/**
 * Drawings, revenue and new people of each of the last days in the reader's time zone, today last.
 *
 * @throws Refusal invalid_input for a clock that nobody on earth has
 */
export async function readOverview(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { offset }: QueryOf<typeof call>,
): Promise<DataOf<typeof call>> {
  const minutes = readOffset(offset)
  const { days, since } = lastDays(clock.now(), minutes, DAYS)
  const work = new Map((await countTasksByDay(db, since, minutes)).map((one) => [one.day, one]))
  const incomes = await sumIncomeByDay(db, since, minutes)
  const people = await countNewByDay(db, since, minutes)
  return {
    days: days.map((day) => ({
      ...(work.get(day) ?? IDLE),
      day,
      people: people.get(day) ?? 0,
      income: incomes.filter((one) => one.day === day).map(({ currency, amount }) => ({ currency, amount })),
    })),
  }
}
