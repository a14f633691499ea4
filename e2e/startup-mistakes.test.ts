import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { findRunningPostgres } from '../apps/server/src/db/embedded/find-running-postgres.ts'
import { findFreePort } from './free-port.ts'
import { runScript } from './run-script.ts'
import { startServer } from './server.ts'

const folder = mkdtempSync(join(tmpdir(), 'easel-mistakes-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Output of a start with these settings until it gives up. */
async function startWith(settings: Record<string, string>, node: string[] = []): Promise<string> {
  const good = { DATA_DIR: join(folder, 'data'), PORT: String(await findFreePort()), NODE_ENV: '' }
  const { code, stdout, stderr } = await runScript('start.mjs', { settings: { ...good, ...settings }, node })
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toMatch(/^[^\n]+\n$/)
  expect(stderr).not.toMatch(/^\s+at /m)
  return stderr.trim()
}

test('a port in use is named, with another one to take, and nothing is left running', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const dataDir = join(folder, 'port-in-use')

  expect(await startWith({ PORT: String(port), DATA_DIR: dataDir })).toBe(
    `Port ${port} is in use: stop the program that has it, or choose another one with PORT=${port + 1}.`,
  )
  expect(await findRunningPostgres(join(dataDir, 'postgres'))).toBeUndefined()
  other.close()
})

test('an address that this machine does not have is named', async () => {
  expect(await startWith({ HOST: '203.0.113.7' })).toBe(
    'This machine has no address 203.0.113.7: correct HOST, or leave it out.',
  )
})

test('a data folder that cannot be written is named', async () => {
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  expect(await startWith({ DATA_DIR: join(file, 'data') })).toBe(
    `The data folder ${join(file, 'data')} cannot be written (ENOTDIR): make it writable for this user, or choose another one with DATA_DIR.`,
  )
})

test('a folder for pictures that cannot be written is named', async () => {
  const file = join(folder, 'another-file')
  writeFileSync(file, '')
  expect(await startWith({ STORAGE_URL: pathToFileURL(join(file, 'pictures')).href })).toBe(
    `Cannot keep pictures in ${join(file, 'pictures')}: see STORAGE_URL and the rights of that folder.`,
  )
})

test('a second server on the same folder is refused, and the first one does not notice', async () => {
  const server = await startServer()
  expect(await startWith({ DATA_DIR: server.dataDir })).toMatch(
    /^Another server \(process \d+\) uses the data folder .+: stop it, or choose another folder with DATA_DIR\.$/,
  )
  expect((await fetch(`${server.url}/readyz`)).ok).toBe(true)
  await server.close()
})

test('every wrong setting is named at once with what it must be, and no secret is repeated', async () => {
  const wrong = {
    PORT: 'eighty',
    ADMIN_PHONE: '12',
    ADMIN_PASSWORD: 'hunter2',
    LOG_LEVEL: 'loud',
    STORAGE_URL: 'ftp://a/b',
  }
  const said = await startWith(wrong)
  expect(said).toBe(
    'The settings are wrong: PORT: must be a whole number from 0 to 65535; ' +
      'ADMIN_PHONE: must be a phone number like +8613800000000 or 13800000000; ' +
      'ADMIN_PASSWORD: must have 8 to 256 characters; LOG_LEVEL: must be debug or info or warn or error; ' +
      'STORAGE_URL: must be file:/// and the path of a folder that every server reaches, or s3://bucket?endpoint=https://… of an S3 server',
  )
})

test('in production a provider of SMS must be named', async () => {
  expect(await startWith({ NODE_ENV: 'production', SMS_PROVIDER: '' })).toBe(
    'The settings are wrong: SMS_PROVIDER: must be named in production and where PUBLIC_URL is not of this network; console prints the codes on this machine',
  )
})

test('a database that does not answer is named', async () => {
  const said = await startWith({ DATABASE_URL: `postgres://easel:hunter2@127.0.0.1:${await findFreePort()}/easel` })
  expect(said).toMatch(/^The database does not answer \(.+\): check DATABASE_URL, or leave DATABASE_URL out/)
  expect(said).not.toContain('hunter2')
})

test('a Node that is too old is told before anything else', async () => {
  const preload = join(folder, 'old-node.mjs')
  const disguise = (name: string, value: string) => `Object.defineProperty(process, '${name}', { value: ${value} })\n`
  writeFileSync(
    preload,
    disguise('versions', `{ ...process.versions, node: '20.18.3' }`) + disguise('version', `'v20.18.3'`),
  )
  expect(await startWith({}, ['--import', pathToFileURL(preload).href])).toBe(
    'Easel needs Node 20.19 or newer, and this is v20.18.3; install a newer one from https://nodejs.org and try again.',
  )
})
