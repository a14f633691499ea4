import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findRunningPostgres } from '../apps/server/src/db/embedded/find-running-postgres.ts'
import { becomeAdministrator, hasEnded, type Person } from './person.ts'
import { runScript, startScript } from './run-script.ts'
import { type ProductServer, startServer } from './server.ts'
import { waitUntil } from './wait-until.ts'

const BOATS = 'three sailboats on a calm lake at dawn, watercolor'

let server: ProductServer
let person: Person
const folder = mkdtempSync(join(tmpdir(), 'easel-pictures-'))
beforeAll(async () => {
  server = await startServer()
  person = await becomeAdministrator(server)
})
afterAll(async () => {
  await server?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Locale and data folder as in a terminal. */
const terminal = (dataDir = server.dataDir) => ({ DATA_DIR: dataDir, LC_ALL: 'en_US.UTF-8' })
const draw = (args: string[], settings = terminal()) =>
  runScript('draw.mjs', { args: [...args, '--out', folder], settings })

/** Files that a running server has in its data folder's `run`. */
const listRun = (dataDir: string) => (existsSync(join(dataDir, 'run')) ? readdirSync(join(dataDir, 'run')) : [])

interface Printed {
  id: string
  seed: number
  pictures: string[]
  grid: string
}
const readJson = (stdout: string): Printed => JSON.parse(stdout)

/** Size of a PNG in px. */
function sizeOf(path: string): { width: number; height: number } {
  const bytes = readFileSync(path)
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG')
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

test('a drawing on the running server leaves four pictures and their grid, and prints where they are', async () => {
  const before = await person.credits()
  const { code, stdout, stderr } = await draw([BOATS])

  expect([code, stderr]).toEqual([0, expect.stringContaining('done 100 %')])
  const paths = stdout.split('\n').filter((line) => line.endsWith('.png'))
  expect(paths.map((path) => /-(\d|grid)\.png$/.exec(path)?.[1])).toEqual(['1', '2', '3', '4', 'grid'])
  for (const path of paths.slice(0, 4)) expect(sizeOf(path)).toEqual({ width: 768, height: 768 })
  expect(sizeOf(paths[4] ?? '')).toEqual({ width: 1536, height: 1536 })
  expect(await person.credits()).toBe(before - 4)
})

test('the same seed gives the same bytes in the terminal and in the browser', async () => {
  const printed = readJson((await draw([BOATS, '--seed', '7', '--json'])).stdout)
  const { id } = await person.submit(`${BOATS} --seed 7`)
  const task = await person.waitFor(id, hasEnded)

  expect(printed).toMatchObject({ seed: 7 })
  const urls = [...task.images, task.grid].map((image) => `${server.url}${image?.url}`)
  const shown = await Promise.all(urls.map(async (url) => Buffer.from(await (await fetch(url)).arrayBuffer())))
  const saved = [...printed.pictures, printed.grid].map((path) => readFileSync(path))
  expect(saved.map((bytes, at) => bytes.equals(shown[at] ?? Buffer.of()))).toEqual([true, true, true, true, true])
})

test('shape and bot can be chosen', async () => {
  const printed = readJson((await draw(['a castle on a hill', '--ar', '3:2', '--niji', '--json'])).stdout)
  const { width, height } = sizeOf(printed.pictures[0] ?? '')

  expect(width / height).toBeCloseTo(1.5, 1)
  expect(await person.read(printed.id)).toMatchObject({ aspectRatio: '3:2', botType: 'NIJI_JOURNEY' })
})

test.each([
  [['a fox', '--ar', '0:1'], /^Part of the input is not valid: --ar needs a ratio like 3:2, at most 14:1\n$/],
  [['a fox', '--seed', 'seven'], /^Part of the input is not valid: --seed needs a whole number\n$/],
  [['a fox', '--colour', 'red'], /^Unknown option '--colour'.*Usage: npm run draw/s],
  [[], /^Say what to draw: .*Usage: npm run draw/s],
])('%j is refused in words a person can act on', async (args, sentence) => {
  const before = await person.credits()
  const { code, stdout, stderr } = await draw(args)

  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toMatch(sentence)
  expect(stderr).not.toContain('    at ')
  expect(await person.credits()).toBe(before)
})

test('Ctrl-C cancels the drawing and gives the credits back', async () => {
  const before = await person.credits()
  const { child, stderr, ended } = startScript('draw.mjs', { args: [BOATS, '--out', folder], settings: terminal() })
  await waitUntil(stderr, (said) => said.includes('painting'))
  child.kill('SIGINT')

  expect(await ended).toMatchObject({ code: 1, stderr: expect.stringContaining('Cancelled; the credits are back.') })
  expect(await person.credits()).toBe(before)
})

test('without a server it starts one, stops it again, and tells the password that was made', async () => {
  const dataDir = join(folder, 'own-data')
  const settings = terminal(dataDir)
  const first = await draw([BOATS, '--seed', '7', '--json'], settings)
  const second = await draw([BOATS, '--seed', '7', '--json'], settings)

  expect(first.code).toBe(0)
  expect(first.stderr).toMatch(/^The browser's sign-in: phone \+8613800000000, password \S+ \(shown this once\)\n$/)
  expect(second).toMatchObject({ code: 0, stderr: '' })
  expect(readJson(second.stdout).grid).toBe(readJson(first.stdout).grid)
  expect(await runScript('ledger-check.mjs', { settings })).toMatchObject({ code: 0 })
})

test('Ctrl-C while its own server starts leaves nothing running', async () => {
  const settings = terminal(join(folder, 'short-lived'))
  const { child, ended } = startScript('draw.mjs', { args: [BOATS, '--out', folder], settings })
  await waitUntil(
    () => listRun(settings.DATA_DIR),
    (names) => names.some((name) => name.endsWith('.lock')),
  )
  child.kill('SIGINT')

  expect(await ended).toMatchObject({ code: 1, stderr: expect.stringContaining('Nothing was drawn.') })
  expect(listRun(settings.DATA_DIR)).toEqual([])
  expect(await findRunningPostgres(join(settings.DATA_DIR, 'postgres'))).toBeUndefined()
})
