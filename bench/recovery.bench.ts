import { becomeAdministrator } from '../e2e/person.ts'
import { startServer } from '../e2e/server.ts'
import { countAdrift, openDatabaseOf, serverPid } from '../e2e/task-rows.ts'
import { waitUntil } from '../e2e/wait-until.ts'
import { inSeconds, report, spread, timeMs } from './measure.ts'

const OPEN_TASKS = 50
const KILLS = 5

const server = await startServer()
const person = await becomeAdministrator(server)
const runsMs: number[] = []
for (let round = 0; round < KILLS; round += 1) {
  const sent: string[] = []
  while (sent.length < OPEN_TASKS) sent.push((await person.submit('a red fox in a snowy forest')).id)
  runsMs.push(await killAndWait())
  for (const id of sent) await person.cancel(id)
}
report(`from kill -9 with ${OPEN_TASKS} open tasks to all under control`, spread(runsMs, inSeconds), 'under 2 s')
await server.close()

/** Milliseconds from the death of the server, which is started again at once, until no task is in its dead hands. */
async function killAndWait(): Promise<number> {
  const db = await openDatabaseOf(server.dataDir)
  const deadPid = serverPid(server.dataDir)
  await waitUntil(() => countAdrift(db, [0]).then((count) => count === 0), Boolean)
  await server.kill()
  const adopted = timeMs(() =>
    waitUntil(
      () => countAdrift(db, [deadPid]),
      (count) => count === 0,
    ),
  )
  await server.restart()
  const ms = await adopted
  await db.destroy()
  return ms
}
