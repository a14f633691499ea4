import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startDebianPostgres } from '../../apps/server/src/testing/start-debian-postgres.ts'
import { drawOne, signIn } from '../api-client.ts'
import { findFreePort } from '../free-port.ts'
import { waitUntil } from '../wait-until.ts'
import { buildImage, type Image } from './build-image.ts'
import { type Container, startContainer } from './container.ts'

/** The image may have 450 MB; the node that it is made of elsewhere is 28 MB larger than the oldest that runs Easel. */
const MOST_BYTES = 420_000_000
const PASSWORD = 'a password of nobody'
const FOX = 'a red fox in a snowy forest at sunset, oil painting'

let image: Image
beforeAll(() => {
  image = buildImage(resolve('.'))
})
afterAll(() => image?.close())

const isOfImage = (path: string) => existsSync(join(image.root, path))

/** An empty volume, as Docker makes one for the image's own account. */
function makeVolume(): string {
  const volume = mkdtempSync(join(tmpdir(), 'easel-volume-'))
  chownSync(volume, 1000, 1000)
  onTestFinished(() => rmSync(volume, { recursive: true, force: true }))
  return volume
}

async function start(volume: string, settings: Record<string, string> = {}): Promise<Container & { url: string }> {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const own = { PORT: String(port), ADMIN_PASSWORD: PASSWORD }
  const container = await startContainer(image, { volume, settings: { ...own, ...settings } })
  onTestFinished(async () => void (await container.end('SIGKILL')))
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok || container.output(),
      () => container.output(),
    )
  await waitUntil(isReady, (answer) => answer === true)
  return { ...container, url }
}

const enter = ({ url }: { url: string }) => signIn(url, { phone: '+8613800000000', password: PASSWORD })
const readPicture = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer())

test('the image is small, and holds what runs and nothing that builds', () => {
  expect(Number(execFileSync('du', ['-sb', image.root], { encoding: 'utf8' }).split('\t')[0])).toBeLessThan(MOST_BYTES)
  const builders = ['npm', 'npx', 'yarn', 'corepack', 'gcc', 'make', 'python3', 'git', 'curl']
  expect(builders.filter((name) => isOfImage(`usr/bin/${name}`) || isOfImage(`usr/local/bin/${name}`))).toEqual([])
  const tools = ['vite', 'esbuild', 'rolldown', 'typescript', 'tsx', 'vitest', 'eslint', 'playwright-core', 'react']
  expect(tools.filter((name) => isOfImage(`app/node_modules/${name}`))).toEqual([])
  expect(readdirSync(join(image.root, 'app/apps/server')).sort()).toEqual(['dist', 'package.json'])
})

test('what the build was told of the registry is not in the image', () => {
  const found = execFileSync('sh', [
    '-c',
    'grep -rlE "^cafile=" "$0/app" "$0/root" "$0/etc" "$0/data" || true',
    image.root,
  ])
  expect(String(found)).toBe('')
  expect(image.config.Env.map((line) => line.split('=')[0])).toEqual(['PATH', 'HOST', 'PORT', 'DATA_DIR', 'LOG_TO'])
})

test('with nothing to write to but its volume, and no rights, it starts, is healthy, draws, stops in order, and has its pictures again', async () => {
  const volume = makeVolume()
  const container = await start(volume)
  const [, ...healthcheck] = image.config.Healthcheck.Test
  expect(await container.run(...healthcheck)).toMatchObject({ code: 0 })
  expect((await container.run('touch', '/app/x')).output).toContain('Read-only file system')
  const status = (await container.run('cat', '/proc/self/status')).output
  expect(status).toMatch(/^Uid:\t1000\t/m)

  const task = await drawOne(container.url, await enter(container), FOX)
  expect(task).toMatchObject({ status: 'SUCCESS', progress: 100 })
  const draw = await container.run('node', 'scripts/draw.mjs', 'three sailboats', '--out', '/tmp/pictures', '--json')
  expect(draw).toMatchObject({ code: 0 })
  const doctor = await container.run('node', 'scripts/doctor.mjs')
  expect(doctor, doctor.output).toMatchObject({ code: 0 })
  const picture = await readPicture(container.url + (task.grid?.url ?? ''))

  expect(await container.end('SIGTERM')).toBe(0)
  const said = container.output()
  expect(said.indexOf('"stopping"')).toBeGreaterThan(0)
  expect(said.indexOf('"stopped"')).toBeGreaterThan(said.indexOf('"stopping"'))
  expect(existsSync(join(volume, 'postgres', 'postmaster.pid'))).toBe(false)

  const again = await start(volume)
  expect(await readPicture(again.url + (task.grid?.url ?? ''))).toEqual(picture)
  await again.end('SIGKILL')
  const afterwards = await start(volume)
  expect(await readPicture(afterwards.url + (task.grid?.url ?? ''))).toEqual(picture)
  expect(await afterwards.end('SIGTERM')).toBe(0)
})

test('once the database was brought up to date, one serves and another draws', async () => {
  const volume = makeVolume()
  const shared = {
    DATABASE_URL: await startDebianPostgres(),
    SECRET_KEY: randomUUID(),
    STORAGE_URL: 'file:///data/files',
    ADMIN_PASSWORD: PASSWORD,
  }
  const command = ['node', 'scripts/migrate.mjs']
  const migrate = await startContainer(image, { volume, settings: { ...shared, DATA_DIR: '/data/migrate' }, command })
  expect(await migrate.whenEnded(), migrate.output()).toBe(0)

  const web = await start(volume, { ...shared, ROLE: 'web', DATA_DIR: '/data/web' })
  const worker = await start(volume, { ...shared, ROLE: 'worker', DATA_DIR: '/data/worker' })
  const [, ...healthcheck] = image.config.Healthcheck.Test
  for (const container of [web, worker]) expect(await container.run(...healthcheck)).toMatchObject({ code: 0 })
  const task = await drawOne(web.url, await enter(web), FOX)
  expect(task).toMatchObject({ status: 'SUCCESS' })
  expect((await fetch(web.url + (task.grid?.url ?? ''))).status).toBe(200)
  for (const container of [worker, web]) expect(await container.end('SIGTERM')).toBe(0)
})

test('a container in which nothing listens is not healthy', async () => {
  const container = await startContainer(image, { volume: makeVolume(), command: ['sleep', '60'] })
  onTestFinished(async () => void (await container.end('SIGKILL')))
  const [, ...healthcheck] = image.config.Healthcheck.Test
  expect((await container.run(...healthcheck)).code).toBe(1)
})

test('orphans do not stay as zombies', async () => {
  const command = ['sh', '-c', '(sleep 0.1 & echo "orphan $!"); sleep 60']
  const container = await startContainer(image, { volume: makeVolume(), command })
  onTestFinished(async () => void (await container.end('SIGKILL')))
  const orphan = await waitUntil(
    () => /orphan (\d+)/.exec(container.output())?.[1] ?? '',
    (pid) => pid !== '',
  )
  await waitUntil(
    async () => (await container.run('test', '-e', `/proc/${orphan}`)).code,
    (code) => code === 1,
    10_000,
  )
})
