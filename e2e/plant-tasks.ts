import type { Db } from '../apps/server/src/db/open.ts'
import type { RunningServer } from './server.ts'
import { openDatabaseOf } from './task-rows.ts'

interface Planting {
  /** Id of a finished grid, which is copied; the copies share its pictures. */
  like: string
  count: number
  /** Submit time of the newest; each older one is an hour earlier. */
  newestAt: Date
}

const HOUR_MS = 3_600_000

/** Copies a finished grid on a running server; the newest copy is an hour old. */
export async function plantCopies({ dataDir }: RunningServer, like: string, count: number): Promise<void> {
  const db = await openDatabaseOf(dataDir)
  await plantTasks(db, { like, count, newestAt: new Date(Date.now() - HOUR_MS) })
  await db.destroy()
}

/** Simulates weeks of drawing. */
export async function plantTasks(db: Db, { like, count, newestAt }: Planting): Promise<void> {
  const model = await db.selectFrom('tasks').selectAll().where('id', '=', like).executeTakeFirstOrThrow()
  const rows = Array.from({ length: count }, (_, at) => {
    const time = new Date(newestAt.getTime() - at * HOUR_MS)
    return {
      ...model,
      id: idAt(time, at),
      prompt: `planted ${at}`,
      recipes: JSON.stringify(model.recipes),
      parameters: JSON.stringify(model.parameters),
      weights: JSON.stringify(model.weights),
      pictures_not_drawn: JSON.stringify(model.pictures_not_drawn),
      modal: null,
      number: undefined,
      client: null,
      ticket: null,
      turn: null,
      submit_time: time,
      start_time: time,
      finish_time: time,
    }
  })
  await db.insertInto('tasks').values(rows).execute()
}

/** A UUIDv7 with that timestamp. */
function idAt(time: Date, nth: number): string {
  const ms = time.getTime().toString(16).padStart(12, '0')
  return `${ms.slice(0, 8)}-${ms.slice(8)}-7000-8000-${nth.toString(16).padStart(12, '0')}`
}
