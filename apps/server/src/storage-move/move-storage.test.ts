import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createHash, randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type PluginBuild } from 'esbuild'
import { expect, onTestFinished, test } from 'vitest'
import type { DbOptions } from '../db/open.ts'
import { recordMark } from '../db/storage-mark.ts'
import type { BlobStore } from '../platform/blobs.ts'
import { readConfig } from '../config.ts'
import { openBlobClaims } from '../platform/blob-claims.ts'
import { openBlobsOnDisk } from '../platform/blobs-on-disk.ts'
import { settleStorage } from '../start/settle-storage.ts'
import { type BucketStore, openBucketStore } from '../testing/open-bucket-store.ts'
import { createTestDatabase } from '../testing/open-test-database.ts'
import { openTemporaryFolder } from '../testing/temporary-folder.ts'
import { acceptStorage } from './accept-storage.ts'
import { moveStorage } from './move-storage.ts'

interface House extends Awaited<ReturnType<typeof createTestDatabase>> {
  dataDir: string
  from: BlobStore
  names: string[]
  draw(): Promise<string>
}

/** A database and a folder with so many pictures. */
async function aHouse(count: number): Promise<House> {
  const { db, server } = await createTestDatabase()
  const dataDir = openTemporaryFolder()
  const from = openBlobsOnDisk(`${dataDir}/files`, openBlobClaims())
  const owner_id = randomUUID()
  const unset = { email: null, avatar_id: null, password_hash: null, banned_at: null }
  await db
    .insertInto('users')
    .values({ id: owner_id, phone: owner_id, created_at: new Date(), ...unset })
    .execute()
  const draw = async () => {
    const sha256 = await from.put(Buffer.from(randomUUID()))
    const about = { width: 1, height: 1, bytes: 36, mime: 'image/png' as const, thumbhash: '', created_at: new Date() }
    await db
      .insertInto('images')
      .values({ id: randomUUID(), owner_id, sha256, ...about })
      .execute()
    return sha256
  }
  const names: string[] = []
  for (let nth = 0; nth < count; nth += 1) names.push(await draw())
  await settleStorage({ db, blobs: from, config: readConfig({ DATA_DIR: dataDir }) })
  return { db, server, dataDir, from, names, draw }
}

const titles = { from: 'the folder', to: 'the bucket' }
const run = ({ db, from }: House, to: BlobStore) => moveStorage({ db, from, to, say: () => undefined, names: titles })

function countPuts({ s3 }: BucketStore): number {
  return s3.asked.filter((asked) => /^PUT \/pictures\/easel\/[0-9a-f]{2}\//.test(asked)).length
}

function isComplete({ s3 }: BucketStore, names: readonly string[]): boolean {
  return names.every((name) => {
    const bytes = s3.objects.get(`easel/${name.slice(0, 2)}/${name.slice(2)}`)
    return bytes !== undefined && createHash('sha256').update(bytes).digest('hex') === name
  })
}

test('all pictures are in the bucket afterwards, and the database knows it as its own', async () => {
  const house = await aHouse(30)
  const bucket = await openBucketStore()
  const { text, isWell } = await run(house, bucket.blobs)
  expect(isWell).toBe(true)
  expect(text).toContain('30 of the 30 pictures that the database names are in the bucket')
  expect(text).toContain('Now one can switch')
  expect(isComplete(bucket, house.names)).toBe(true)
  await settleStorage({ ...house, blobs: bucket.blobs, config: readConfig(bucket.settings) })
})

test('what is drawn meanwhile follows with the last pass, and nothing is sent twice', async () => {
  const house = await aHouse(10)
  const bucket = await openBucketStore()
  await run(house, bucket.blobs)
  const late = [await house.draw(), await house.draw()]
  const { text } = await run(house, bucket.blobs)
  expect(text).toContain(
    '12 of the 12 pictures that the database names are in the bucket, compared with their checksums: 2 copied now, 10 there before.',
  )
  expect(isComplete(bucket, [...house.names, ...late])).toBe(true)
  expect(countPuts(bucket)).toBe(12)
})

test('a picture that lies damaged at the goal is copied again', async () => {
  const house = await aHouse(3)
  const bucket = await openBucketStore()
  await run(house, bucket.blobs)
  const [name = ''] = house.names
  bucket.s3.objects.set(`easel/${name.slice(0, 2)}/${name.slice(2)}`, Buffer.from('another'))
  expect((await run(house, bucket.blobs)).text).toContain('1 of them copied again because they were damaged')
  expect(isComplete(bucket, house.names)).toBe(true)
})

test('what is lost already is named, and the rest is moved', async () => {
  const house = await aHouse(5)
  const [name = ''] = house.names
  rmSync(`${house.dataDir}/files/${name.slice(0, 2)}/${name.slice(2)}`)
  const bucket = await openBucketStore()
  const { text, isWell } = await run(house, bucket.blobs)
  expect(isWell).toBe(false)
  expect(text).toContain(`1 are not whole in the folder and could not be copied: ${name.slice(0, 2)}/${name.slice(2)}.`)
  expect(isComplete(bucket, house.names.slice(1))).toBe(true)
})

test('a goal that belongs to another database is left alone', async () => {
  const house = await aHouse(2)
  const bucket = await openBucketStore()
  await bucket.blobs.writeMark(randomUUID())
  await expect(run(house, bucket.blobs)).rejects.toThrow(/the bucket belong to another database/)
  expect(bucket.s3.objects.size).toBe(1)
})

test('until it is complete, no server starts on the goal', async () => {
  const house = await aHouse(5)
  const bucket = await openBucketStore()
  let puts = 0
  bucket.s3.plan = ({ method }) => (method === 'PUT' && (puts += 1) > 3 ? { status: 403, code: 'AccessDenied' } : null)
  await expect(run(house, bucket.blobs)).rejects.toMatchObject({ kind: 'denied' })
  bucket.s3.plan = () => null
  const settling = () => settleStorage({ ...house, blobs: bucket.blobs, config: readConfig(bucket.settings) })
  await expect(settling()).rejects.toThrow(/still being copied/)
  await run(house, bucket.blobs)
  await settling()
})

test('whoever means it takes other pictures for those of this database', async () => {
  const house = await aHouse(2)
  const bucket = await openBucketStore()
  await bucket.blobs.writeMark(randomUUID())
  await acceptStorage(house.db, bucket.blobs)
  await settleStorage({ ...house, blobs: bucket.blobs, config: readConfig(bucket.settings) })
  const { db } = await createTestDatabase()
  await acceptStorage(db, bucket.blobs)
  expect(await recordMark(db, 'late')).toBe(await bucket.blobs.readMark())
})

/** The program itself, as the command runs it. */
async function buildProgram(): Promise<string> {
  const program = fileURLToPath(new URL(`../../dist/${randomUUID()}.mjs`, import.meta.url))
  await build({
    entryPoints: [fileURLToPath(new URL('storage-move-main.ts', import.meta.url))],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    plugins: [{ name: 'packages-stay-outside', setup: keepPackagesOutside }],
    logLevel: 'error',
  })
  onTestFinished(() => rmSync(program, { force: true }))
  return program
}

/** As the build does it. */
function keepPackagesOutside({ onResolve }: PluginBuild): void {
  onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
    kind === 'entry-point' || path.startsWith('@easel/') ? undefined : { path, external: true },
  )
}

function start(program: string, house: House, { settings }: BucketStore) {
  const env = {
    ...process.env,
    ...settings,
    STORAGE_URL: '',
    DATABASE_URL: addressOf(house.server),
    DATA_DIR: house.dataDir,
  }
  return spawn(process.execPath, [program, 'data', settings['STORAGE_URL'] ?? ''], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

// Two whole programs, on a machine that may be busy.
test('it is killed in the middle, and goes on where it was', { timeout: 240_000 }, async () => {
  const house = await aHouse(40)
  const bucket = await openBucketStore()
  const program = await buildProgram()
  const first = start(program, house, bucket)
  bucket.s3.plan = () => {
    if (countPuts(bucket) < 15) return null
    first.kill('SIGKILL')
    return 'silence'
  }
  await once(first, 'exit')
  expect(first.signalCode).toBe('SIGKILL')
  bucket.s3.plan = () => null
  expect(await bucket.blobs.readMark()).toMatch(/^moving /)
  const there = [...bucket.s3.objects.keys()].filter((key) => /^easel\/[0-9a-f]{2}\//.test(key)).length
  expect(there).toBeGreaterThan(5)
  bucket.s3.asked.length = 0

  const second = start(program, house, bucket)
  let said = ''
  second.stdout.on('data', (text: Buffer) => (said += text.toString()))
  await once(second, 'close')
  expect(said).toContain(`40 of the 40 pictures that the database names are in s3://pictures/easel/`)
  expect(second.exitCode).toBe(0)
  expect(countPuts(bucket)).toBe(40 - there)
  expect(isComplete(bucket, house.names)).toBe(true)
})

function addressOf(server: DbOptions['server']): string {
  if ('connectionString' in server) return server.connectionString
  const { host, port, user, database } = server.connection
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}
