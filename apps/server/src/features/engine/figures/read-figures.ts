import type { Deps } from '../../../deps.ts'
import { findLocal } from '../find-local.ts'
import { listEngineRows } from '../queries.ts'
import type { Figures } from '../rules.ts'
import { countEndedTasks, countOpenTasks, timeEngines } from './queries.ts'

const HOURS = 24
const MOST_REASONS = 5

/** What every engine has drawn within a day, and has to draw, by the name of its row. */
export async function readFigures({
  db,
  clock,
  engines,
}: Pick<Deps, 'db' | 'clock' | 'engines'>): Promise<Map<string, Figures>> {
  const since = new Date(clock.now().getTime() - HOURS * 3_600_000)
  const local = findLocal(engines)?.id
  const rows = await listEngineRows(db)
  const drawnAs = rows.map(({ id, origin }) => ({ id, name: origin === 'built-in' ? (local ?? id) : id }))
  const names = drawnAs.map(({ name }) => name)
  const [open, ended, timed] = await Promise.all([
    countOpenTasks(db),
    countEndedTasks(db, since),
    timeEngines(db, names, since),
  ])
  return new Map(
    drawnAs.map(({ id, name }): [string, Figures] => {
      const own = ended.filter(({ engine }) => engine === name)
      const failed = own.filter(({ status }) => status === 'FAILURE')
      const inLine = open.find(({ engine }) => engine === name)
      return [
        id,
        {
          waiting: inLine?.waiting ?? 0,
          running: inLine?.running ?? 0,
          done: sum(own.filter(({ status }) => status === 'SUCCESS')),
          failed: sum(failed),
          medianSeconds: timed.find(({ engine }) => engine === name)?.seconds ?? null,
          reasons: failed.slice(0, MOST_REASONS).map(({ reason, count }) => ({ reason: reason ?? 'internal', count })),
        },
      ]
    }),
  )
}

const sum = (parts: readonly { count: number }[]) => parts.reduce((total, { count }) => total + count, 0)
