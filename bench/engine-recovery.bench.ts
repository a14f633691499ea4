import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openMjProxyStandIn } from '../stand-ins/src/mj-proxy/open-mj-proxy.ts'
import { openVirtualClock } from '../stand-ins/src/mj-proxy/virtual-clock.ts'
import { systemClock } from '../apps/server/src/platform/clock.ts'
import { newId } from '../apps/server/src/platform/ids.ts'
import { aMember } from '../apps/server/src/testing/seed.ts'
import { callApi } from '../e2e/api-client.ts'
import { startServer } from '../e2e/server.ts'
import { openDatabaseOf, serverPid } from '../e2e/task-rows.ts'
import { waitUntil } from '../e2e/wait-until.ts'
import { inSeconds, report, spread, timeMs } from './measure.ts'

const TASKS = 200
/** A third one without any progress between them would end the tasks: they could be what kills the server. */
const KILLS = 2
const AT_ONCE = 10
const KEY = 'sesame'
/** In which whoever hands something over again would have done so. */
const QUIET_MS = 3_000

// Its clock stands still: nothing there ever comes to its end.
const standIn = await openMjProxyStandIn({ dialect: 'plus', key: KEY }, openVirtualClock(Date.now()))
const engines = join(tmpdir(), `engines-${process.pid}.json`)
const key = { env: 'MJ_SECRET' }
writeFileSync(engines, JSON.stringify([{ id: 'mj', kind: 'mj-proxy', address: standIn.origin, key, slots: TASKS }]))
const server = await startServer({ ENGINES_FILE: engines, MJ_SECRET: KEY, ENGINE: 'fake', RATE_LIMIT: '1000000' })
await submitAll()
await waitUntil(countTickets, (count) => count === TASKS)
const runs: { adoptedMs: number; readyMs: number }[] = []
while (runs.length < KILLS) runs.push(await killAndWait())
await pause(QUIET_MS)
const adopted = spread(
  runs.map(({ adoptedMs }) => adoptedMs),
  inSeconds,
)
report(`from kill -9 with ${TASKS} tasks at an engine to all followed again`, adopted, 'under 2 s')
report(
  'of this, until the server answers',
  spread(
    runs.map(({ readyMs }) => readyMs),
    inSeconds,
  ),
  '',
)
report('handed over twice', String(standIn.taken.length - TASKS), 'none')
await server.close()
await standIn.close()

/** Of those that were handed over, those whose ticket is kept: what became of the others is not known, and they would end. */
async function countTickets(): Promise<number> {
  const db = await openDatabaseOf(server.dataDir)
  const rows = await db.selectFrom('tasks').select('id').where('ticket', 'is not', null).execute()
  await db.destroy()
  return rows.length
}

/** Of so many people one task each. */
async function submitAll(): Promise<void> {
  const db = await openDatabaseOf(server.dataDir)
  const seeds = { db, clock: systemClock, newId: () => newId() }
  const people: Awaited<ReturnType<typeof aMember>>[] = []
  while (people.length < TASKS) people.push(await aMember(seeds))
  await db.destroy()
  const body = { botType: 'MID_JOURNEY', prompt: 'a red fox' }
  const submit = ({ token, channelId }: (typeof people)[number]) =>
    callApi(server.url, `/api/mj/submit/imagine/${channelId}`, { token, body })
  while (people.length > 0) await Promise.all(people.splice(0, AT_ONCE).map(submit))
}

/** From the death of the server, which is started again at once, until the new one holds every task. */
async function killAndWait(): Promise<{ adoptedMs: number; readyMs: number }> {
  const deadPid = serverPid(server.dataDir)
  const db = await openDatabaseOf(server.dataDir)
  const isHeld = (owner: string | null) => owner !== null && Number(owner.split(':')[1]) !== deadPid
  const countHeld = async () => {
    const rows = await db.selectFrom('tasks').select('lease_owner').where('lease_until', '>', new Date()).execute()
    return rows.filter(({ lease_owner: owner }) => isHeld(owner)).length
  }
  await server.kill()
  const adopted = timeMs(() => waitUntil(countHeld, (count) => count === TASKS))
  const readyMs = await timeMs(() => server.restart())
  const adoptedMs = await adopted
  await db.destroy()
  return { adoptedMs, readyMs }
}
