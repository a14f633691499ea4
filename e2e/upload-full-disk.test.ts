import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callApi } from './api-client.ts'
import { becomePerson, type Person } from './person.ts'
import { addressOf, listRows, listUnserved, lookAtFiles, noisePicture, sendPicture } from './picture-store.ts'
import { type ProductServer, startServer } from './server.ts'
import { limitFileSize, mountSmallDisk, type SmallDisk } from './small-disk.ts'
import { serverPid } from './task-rows.ts'

const SIDE = 200
/** Approximate size of a stored picture of that side. */
const PICTURE_BYTES = SIDE * SIDE * 3

/** Only root may mount; the test with a file size limit below runs for everyone. */
const mayMount = canMount()

let server: ProductServer
let person: Person
let disk: SmallDisk | undefined
beforeEach(async () => {
  server = await startServer({ ENGINE: 'fake', MIN_FREE_MB: '0' })
  person = await becomePerson(server, '+8613900000001')
})
afterEach(async () => {
  await server?.stop()
  disk?.close()
  disk = undefined
  await server?.close()
})

function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'easel-mount-'))
  const tried = mountSmallDisk(folder)
  tried?.close()
  rmSync(folder, { recursive: true, force: true })
  return tried !== undefined
}

const upload = async () => sendPicture(server.url, person.token, noisePicture(SIDE))

async function lookAtAll() {
  return { files: lookAtFiles(server.dataDir), rows: await listRows(server.dataDir) }
}

/** The upload is refused with the contract's error, and nothing of it is stored. */
async function expectNoRoom(): Promise<void> {
  const before = await lookAtAll()
  const answer = await upload()
  expect(answer).toMatchObject({
    http: 503,
    envelope: { code: 503, success: false, data: { reason: 'storage_full' } },
  })
  expect(answer?.retryAfter).toBeGreaterThan(0)
  expect(await lookAtAll()).toEqual(before)
  expect(before.files).toMatchObject({ broken: [], drafts: [] })
}

/** Stored pictures are still served, in new sizes too; pages and read calls work. */
async function expectReadable(): Promise<void> {
  const rows = await listRows(server.dataDir)
  expect(rows.size).toBeGreaterThan(0)
  expect(await listUnserved(server.url, rows)).toEqual([])
  for (const id of rows.values()) {
    const copy = await fetch(`${server.url}/api/files/${id}?w=320`)
    expect([copy.status, copy.headers.get('content-type')]).toEqual([200, 'image/webp'])
  }
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  expect((await fetch(`${server.url}/draw`)).status).toBe(200)
  expect(await person.isSignedIn()).toBe(true)
  await callApi(server.url, `/api/draw/tasks/${person.channelId}`, { token: person.token, body: {} })
}

async function expectRoom(): Promise<void> {
  const address = addressOf(await upload())
  expect((await fetch(`${server.url}${address}`)).status).toBe(200)
  expect(lookAtFiles(server.dataDir)).toMatchObject({ broken: [], drafts: [] })
}

const LEFT = [0, 4096, PICTURE_BYTES / 2, PICTURE_BYTES - 4096]

test.runIf(mayMount)(
  'on a full disk an upload is refused as such, wherever it ran out, and reading goes on',
  async () => {
    await server.stop()
    disk = mountSmallDisk(join(server.dataDir, 'files'))
    await server.restart()
    const pid = serverPid(server.dataDir)
    await expectRoom()

    for (const freeBytes of LEFT) {
      disk?.fillUpTo(freeBytes)
      await expectNoRoom()
    }
    disk?.fillUpTo(0)
    const answers = await Promise.all(Array.from({ length: 4 }, upload))
    expect(answers.map((answer) => answer?.http)).toEqual([503, 503, 503, 503])
    await expectReadable()

    disk?.makeRoom()
    await expectRoom()
    expect(serverPid(server.dataDir)).toBe(pid)
  },
)

test.runIf(mayMount)('the same when the database and the log are on that disk too', async () => {
  await server.stop()
  const aside = `${server.dataDir}-aside`
  renameSync(server.dataDir, aside)
  disk = mountSmallDisk(server.dataDir, 400 * 1024 * 1024)
  expect(spawnSync('cp', ['-a', `${aside}/.`, server.dataDir]).status).toBe(0)
  rmSync(aside, { recursive: true })
  await server.restart()
  const pid = serverPid(server.dataDir)
  await expectRoom()

  disk?.fillUpTo(0)
  await expectNoRoom()
  await expectReadable()

  disk?.makeRoom()
  await expectRoom()
  expect(serverPid(server.dataDir)).toBe(pid)
})

const readLog = () => readFileSync(join(server.dataDir, 'logs', 'server.log'), 'utf8')

test.runIf(process.platform === 'linux')(
  'where no file may grow any more, uploads are refused and the log loses lines; both go on when it may again',
  async () => {
    await expectRoom()
    const pid = serverPid(server.dataDir)

    for (const bytes of LEFT) {
      limitFileSize(pid, bytes)
      await expectNoRoom()
    }
    limitFileSize(pid, 0)
    await expectReadable()
    const logged = readLog().length

    limitFileSize(pid, null)
    await expectRoom()
    expect(serverPid(server.dataDir)).toBe(pid)
    await vi.waitFor(() => expect(readLog().length).toBeGreaterThan(logged), { timeout: 20_000 })
  },
)
