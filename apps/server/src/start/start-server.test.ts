import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSession } from '@easel/contract/account'
import { afterAll, afterEach, expect, test } from 'vitest'
import { type Config, readConfig } from '../config.ts'
import { writeGreeting } from './greeting.ts'
import { StartupProblem } from '../platform/startup-problem.ts'
import { type RunningServer, startServer } from './start-server.ts'

const folders: string[] = []
const running: RunningServer[] = []
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop()
})
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'easel-start-'))
  chmodSync(folder, 0o711) // root's PostgreSQL runs under another account
  folders.push(folder)
  return join(folder, 'data')
}

function configFor(dataDir: string, more: Record<string, string> = {}): Config {
  return readConfig({ DATA_DIR: dataDir, PORT: '0', ENGINE: 'fake', ...more })
}

async function start(config: Config): Promise<RunningServer> {
  const server = await startServer(config, () => undefined)
  running.push(server)
  return server
}

const readNote = (dataDir: string) => JSON.parse(readFileSync(join(dataDir, 'run', 'server.json'), 'utf8'))

async function whoIs({ url, token }: { url: string; token: string }) {
  const response = await fetch(`${url}/api/home/index`, { headers: { authorization: `Bearer ${token}` } })
  return readSession.data.parse((await response.json()).data)
}

test('an empty folder becomes a server that is ready, tells how to sign in, and leaves a note for programs', async () => {
  const dataDir = aFolder()
  const config = configFor(dataDir)
  const server = await start(config)
  expect(await (await fetch(`${server.url}/readyz`)).json()).toMatchObject({
    ready: true,
    database: true,
    storage: true,
    queue: true,
  })
  const greeting = writeGreeting(config, server)
  for (const part of [
    server.url,
    '+8613800000000',
    server.administratorPassword ?? '',
    join(dataDir, 'outbox', 'sms.jsonl'),
  ]) {
    expect(greeting).toContain(part)
  }
  const note = readNote(dataDir)
  expect(note.pid).toBe(process.pid)
  expect(statSync(join(dataDir, 'run', 'server.json')).mode & 0o777).toBe(0o600)
  expect(await whoIs(note)).toMatchObject({ auth: true, user: { role: 'admin', credits: 1000 } })
})

test('a stop takes the note and its session away, and a later start finds everything as it was', async () => {
  const dataDir = aFolder()
  const first = await start(configFor(dataDir))
  const note = readNote(dataDir)
  await first.stop()
  expect(existsSync(join(dataDir, 'run', 'server.json'))).toBe(false)
  await expect(fetch(`${first.url}/healthz`)).rejects.toThrow()
  const second = await start(configFor(dataDir))
  expect(second.administratorPassword).toBeNull()
  expect((await whoIs({ url: second.url, token: note.token })).auth).toBe(false)
  const again = await whoIs(readNote(dataDir))
  expect(again.user).toMatchObject({ role: 'admin', credits: 1000 })
})

test('a port in use is told in one sentence, and the folder is free again', async () => {
  const blocker = createServer()
  const port = await new Promise<number>((resolve) => {
    blocker.listen(0, '127.0.0.1', () => {
      const address = blocker.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  const dataDir = aFolder()
  const starting = start(configFor(dataDir, { PORT: String(port) }))
  await expect(starting).rejects.toThrow(StartupProblem)
  await expect(starting).rejects.toThrow(`Port ${port} is in use`)
  blocker.close()
  expect((await start(configFor(dataDir))).url).toContain('http://')
})

test('a second server on the same folder is refused in one sentence, and the first goes on', async () => {
  const dataDir = aFolder()
  const first = await start(configFor(dataDir))
  await expect(start(configFor(dataDir))).rejects.toThrow(/Another server .* uses the data folder/)
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
})
