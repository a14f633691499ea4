import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { becomeAdministrator, becomePerson, hasEnded, type Person } from './person.ts'
import { runScript, startScript } from './run-script.ts'
import { type ProductServer, startServer } from './server.ts'
import { countAdrift, openDatabaseOf, serverPid } from './task-rows.ts'
import { waitUntil } from './wait-until.ts'

const BOATS = 'three sailboats on a calm lake at dawn, watercolor'
const GRID_CREDITS = 4
const CLIP_CREDITS = 16
const SIGN_UP_CREDITS = 40
const GRIDS_EACH = SIGN_UP_CREDITS / GRID_CREDITS
const ADOPTED_WITHIN_MS = 10_000

let server: ProductServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server?.close())

/** Ids of all tasks. */
async function listTasks(): Promise<string[]> {
  const db = await openDatabaseOf(server.dataDir)
  const rows = await db.selectFrom('tasks').select('id').orderBy('id').execute()
  await db.destroy()
  return rows.map(({ id }) => id)
}

const isBeingPainted = ({ status }: { status: string }) => status === 'IN_PROGRESS'

test('a server that is killed while it paints goes on after a start, and charges once', async () => {
  const person = await becomeAdministrator(server)
  const before = await person.credits()
  const painted = await person.submit(BOATS)
  const waiting = await person.submit('a castle on a hill, niji anime')
  await person.waitFor(painted.id, isBeingPainted)

  await server.kill()
  await server.restart()

  expect(await person.isSignedIn()).toBe(true)
  expect(await person.waitFor(painted.id, hasEnded)).toMatchObject({ status: 'SUCCESS', cost: GRID_CREDITS })
  expect(await person.waitFor(waiting.id, hasEnded)).toMatchObject({ status: 'SUCCESS', cost: GRID_CREDITS })
  expect(await person.credits()).toBe(before - 2 * GRID_CREDITS)
})

test('a clip that is being made when the server is killed is made after a start, and charged once; one that is cancelled costs nothing', async () => {
  const person = await becomePerson(server, '+8613900000077')
  const made = await person.submitVideo('waves at dusk')
  const waiting = await person.submitVideo('a lake at dawn')
  await person.waitFor(made.id, isBeingPainted)

  await server.kill()
  await server.restart()

  const clip = await person.waitFor(made.id, hasEnded)
  expect(clip).toMatchObject({
    status: 'SUCCESS',
    cost: CLIP_CREDITS,
    media: [{ mime: 'video/mp4', durationMs: 4000 }],
  })
  await person.waitFor(waiting.id, isBeingPainted)
  expect(await person.cancel(waiting.id)).toMatchObject({ status: 'CANCEL', media: [] })
  expect(await person.credits()).toBe(SIGN_UP_CREDITS - CLIP_CREDITS)
})

/** Starts the server and kills it, once when it has locked its folder and once when it responds. @returns their process ids */
async function dieWhileStarting(): Promise<number[]> {
  const settings = { DATA_DIR: server.dataDir, PORT: new URL(server.url).port }
  const holdsFolder = (pid: number) =>
    readdirSync(join(server.dataDir, 'run')).some((name) => name.startsWith(`server-${pid}-`))
  const answers = () =>
    fetch(`${server.url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  const pids: number[] = []
  for (const hasComeFarEnough of [holdsFolder, answers]) {
    const { child, ended } = startScript('start.mjs', { settings })
    const { pid = 0 } = child
    await waitUntil(() => hasComeFarEnough(pid), Boolean)
    child.kill('SIGKILL')
    await ended
    pids.push(pid)
  }
  return pids
}

test('fifty open tasks of a server that is killed, and again and again while it starts, are all under control again within ten seconds, none lost and none doubled', async () => {
  const earlier = await listTasks()
  const people: Person[] = []
  for (let at = 0; at < 5; at += 1) people.push(await becomePerson(server, `+861390000000${at}`))
  const sent: { person: Person; id: string }[] = []
  for (let round = 0; round < GRIDS_EACH; round += 1) {
    for (const person of people) sent.push({ person, id: (await person.submit(BOATS)).id })
  }
  for (const person of people) expect(await person.credits()).toBe(0)

  const first = serverPid(server.dataDir)
  await server.kill()
  const dead = [first, ...(await dieWhileStarting())]
  await server.restart()

  const db = await openDatabaseOf(server.dataDir)
  const isNone = (count: number) => count === 0
  await waitUntil(() => countAdrift(db, dead), isNone, ADOPTED_WITHIN_MS)
  await db.destroy()
  expect(await listTasks()).toEqual([...earlier, ...sent.map(({ id }) => id)].sort())

  // Running tasks finish; cancel the others.
  for (const { person, id } of sent) {
    const { status } = await person.read(id)
    expect(status).not.toMatch(/FAILURE|CANCEL/)
    if (status === 'NOT_START') await person.cancel(id)
  }
  const ends = await Promise.all(sent.map(({ person, id }) => person.waitFor(id, hasEnded)))
  expect(ends.filter(({ status }) => status === 'FAILURE')).toEqual([])
  expect(ends.filter(({ status }) => status === 'SUCCESS').length).toBeGreaterThan(0)
  for (const [at, person] of people.entries()) {
    const own = ends.filter((_, sentAt) => sentAt % people.length === at)
    const paid = own.filter(({ status }) => status === 'SUCCESS').length * GRID_CREDITS
    expect(await person.isSignedIn()).toBe(true)
    expect(await person.credits()).toBe(SIGN_UP_CREDITS - paid)
  }
})

test('after all of that the ledger is in order', async () => {
  const checked = await runScript('ledger-check.mjs', { settings: { DATA_DIR: server.dataDir } })
  expect(checked).toEqual({ code: 0, stdout: 'The ledger is in order.\n', stderr: '' })
})
