import type { Db } from '../../../db/open.ts'
import { listEngineRows } from '../queries.ts'
import { countOpenTasks } from './queries.ts'

export interface EngineFigures {
  id: string
  isOn: boolean
  isSetAside: boolean
  /** In a row. */
  failures: number
}

/** How every engine stands, and how many tasks each has, by the name that tasks know it by. */
export async function readEngineFigures(
  db: Db,
): Promise<{ engines: EngineFigures[]; running: { engine: string; count: number }[] }> {
  const [rows, open] = await Promise.all([listEngineRows(db), countOpenTasks(db)])
  return {
    engines: rows.map(({ id, is_on: isOn, set_aside_until: until, failures }) => ({
      ...{ id, isOn, failures },
      isSetAside: until !== null,
    })),
    running: open.map(({ engine, running: count }) => ({ engine, count })),
  }
}
