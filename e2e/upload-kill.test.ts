import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { becomePerson } from './person.ts'
import { addressOf, listRows, listUnserved, lookAtFiles, noisePicture, sendPicture } from './picture-store.ts'
import { type ProductServer, startServer } from './server.ts'
import { waitUntil } from './wait-until.ts'

const folder = mkdtempSync(join(tmpdir(), 'easel-fault-'))
/** File with the write step at which the server kills itself like `kill -9`. */
const fault = join(folder, 'step')

/** Preloaded into the server; wraps file operations, which work normally until a step is named. */
const FAULT = `
  import fs from 'node:fs'
  import { syncBuiltinESMExports } from 'node:module'
  const dieAt = (step) => {
    let wanted = ''
    try { wanted = fs.readFileSync(${JSON.stringify(fault)}, 'utf8') } catch {}
    if (wanted === step) process.kill(process.pid, 'SIGKILL')
    return wanted
  }
  const handle = await fs.promises.open('/dev/null')
  const kind = Object.getPrototypeOf(handle)
  await handle.close()
  const { writeFile, sync } = kind
  let isRenamed = false
  kind.writeFile = async function (bytes) {
    isRenamed = false
    if (dieAt('opened') === 'half written') {
      await this.write(bytes, 0, bytes.length >> 1)
      dieAt('half written')
    }
    await writeFile.call(this, bytes)
    dieAt('written')
  }
  kind.sync = async function () {
    await sync.call(this)
    dieAt(isRenamed ? 'kept, and no row yet' : 'synced')
  }
  const { rename } = fs.promises
  fs.promises.rename = async (from, to) => {
    await rename(from, to)
    isRenamed = String(from).includes('writing')
    if (isRenamed) dieAt('renamed')
  }
  syncBuiltinESMExports()
`

let server: ProductServer
let token: string
beforeAll(async () => {
  server = await startServer({
    ENGINE: 'fake',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(FAULT)}`,
  })
  ;({ token } = await becomePerson(server, '+8613900000001'))
})
afterAll(async () => {
  await server?.close()
  rmSync(folder, { recursive: true, force: true })
})

const upload = async (side = 64) => sendPicture(server.url, token, noisePicture(side))

/** After a restart: no partial files, no row without its file, confirmed pictures are served, and uploads work. */
async function expectOrder(promised: readonly string[]): Promise<void> {
  const { originals, broken, drafts } = lookAtFiles(server.dataDir)
  expect({ broken, drafts }).toEqual({ broken: [], drafts: [] })
  const rows = await listRows(server.dataDir)
  expect([...rows.keys()].filter((name) => !originals.includes(name))).toEqual([])
  expect(await listUnserved(server.url, rows)).toEqual([])
  for (const address of promised) expect((await fetch(`${server.url}${address}`)).status).toBe(200)
  const isNamed = async () => lookAtFiles(server.dataDir).originals.filter((name) => !rows.has(name))
  expect(await waitUntil(isNamed, (orphans) => orphans.length === 0)).toEqual([])
  const next = addressOf(await upload())
  expect((await fetch(`${server.url}${next}`)).status).toBe(200)
}

const STEPS: [step: string, left: { drafts: number; orphans: number }][] = [
  ['opened', { drafts: 1, orphans: 0 }],
  ['half written', { drafts: 1, orphans: 0 }],
  ['written', { drafts: 1, orphans: 0 }],
  ['synced', { drafts: 1, orphans: 0 }],
  ['renamed', { drafts: 0, orphans: 1 }],
  ['kept, and no row yet', { drafts: 0, orphans: 1 }],
]

test.each(STEPS)('killed while a picture is %s, the server serves no half and leaves no orphan', async (step, left) => {
  const before = addressOf(await upload())
  const known = lookAtFiles(server.dataDir).originals

  writeFileSync(fault, step)
  expect(await upload()).toBeUndefined()
  rmSync(fault)

  await server.kill()
  const { originals, broken, drafts } = lookAtFiles(server.dataDir)
  const orphans = originals.filter((name) => !known.includes(name))
  expect({ drafts: drafts.length, orphans: orphans.length, broken }).toEqual({ ...left, broken: [] })
  await server.restart()
  await expectOrder([before])
})

const KILLS = 10
const UPLOADERS = 4
const SIDE = 500

test('killed again and again at any moment of four uploads at once, it loses none that it has acknowledged', async () => {
  const people = await Promise.all(
    Array.from({ length: UPLOADERS }, (_, at) => becomePerson(server, `+861390000010${at}`)),
  )
  const pictures = Array.from({ length: 60 }, () => noisePicture(SIDE))
  const promised: string[] = []
  let interrupted = 0
  for (let round = 0; round < KILLS; round += 1) {
    let isOver = false
    let sent = 0
    const working = people.map(async (person) => {
      while (!isOver) {
        const picture = pictures[(sent += 1) % pictures.length] ?? Buffer.alloc(0)
        const answer = await sendPicture(server.url, person.token, picture)
        if (answer) promised.push(addressOf(answer))
      }
    })
    // Waits for some successful uploads, then for a moment at which a file is being written.
    await vi.waitFor(() => expect(sent).toBeGreaterThan(UPLOADERS + round), { timeout: 60_000, interval: 5 })
    const writing = join(server.dataDir, 'files', 'writing')
    const deadline = Date.now() + 10_000
    while (readdirSync(writing).length === 0 && Date.now() < deadline) await nextTurn()
    isOver = true
    await server.kill()
    await Promise.all(working)
    interrupted += lookAtFiles(server.dataDir).drafts.length
    await server.restart()
    await expectOrder(promised.slice(-UPLOADERS))
  }
  expect(interrupted).toBeGreaterThan(0)
  await expectOrder(promised)
}, 900_000)
