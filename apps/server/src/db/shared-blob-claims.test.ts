import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { BlobStore } from '../platform/blobs.ts'
import { openBlobsOnDisk } from '../platform/blobs-on-disk.ts'
import { type MovingClock, openMovingClock } from '../testing/moving-clock.ts'
import { createTestDatabase } from '../testing/open-test-database.ts'
import type { Db } from './open.ts'
import { openSharedBlobClaims } from './shared-blob-claims.ts'

const HELLO = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824'
const CLAIM_S = 15 * 60

let db: Db
beforeAll(async () => {
  db = (await createTestDatabase()).db
})

const made: string[] = []
let folder: string
let clock: MovingClock
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'easel-shared-'))
  made.push(folder)
  clock = openMovingClock()
  await db.deleteFrom('blob_claims').execute()
})
afterAll(() => {
  for (const one of made) rmSync(one, { recursive: true, force: true })
})

/** One more process that keeps its pictures there. */
const aProcess = (): BlobStore => openBlobsOnDisk(folder, openSharedBlobClaims({ db, clock }))
const hello = Buffer.from('hello')
const always = async () => true

test('what one process keeps the other gives out, with its copies and previews', async () => {
  const [one, other] = [aProcess(), aProcess()]
  await one.put(hello)
  await one.derive(HELLO, 'loud', async () => Buffer.from('HELLO'))
  await one.putPreview('p', Buffer.from('half'))

  expect(String(await other.read(HELLO))).toBe('hello')
  expect(String(await other.derive(HELLO, 'loud', () => Promise.reject(new Error('made twice'))))).toBe('HELLO')
  expect(String(await other.readPreview('p'))).toBe('half')
})

test('what one process has just put the other does not remove, until its time is over', async () => {
  const [one, other] = [aProcess(), aProcess()]
  await one.put(hello)

  expect(await other.remove(HELLO, always)).toBe(false)
  clock.moveSeconds(CLAIM_S - 1)
  expect(await other.remove(HELLO, always)).toBe(false)
  clock.moveSeconds(2)

  expect(await other.remove(HELLO, always)).toBe(true)
  await expect(one.read(HELLO)).rejects.toThrow(HELLO)
})

test('what every process that put it has released the other removes at once', async () => {
  const [one, other] = [aProcess(), aProcess()]
  await Promise.all([one.put(hello), other.put(hello)])
  await one.release(HELLO)
  expect(await other.remove(HELLO, always)).toBe(false)
  await Promise.all([other.release(HELLO), other.release(HELLO)])
  expect(await other.remove(HELLO, always)).toBe(true)
})

test('claims of the dead do not add up with those of the living', async () => {
  const [dead, one] = [aProcess(), aProcess()]
  await dead.put(hello)
  clock.moveSeconds(CLAIM_S + 1)
  await one.put(hello)
  await one.release(HELLO)
  expect(await one.remove(HELLO, always)).toBe(true)
})

test('putting again begins the time anew', async () => {
  const [one, other] = [aProcess(), aProcess()]
  await one.put(hello)
  clock.moveSeconds(CLAIM_S - 1)
  await one.put(hello)
  clock.moveSeconds(CLAIM_S - 1)

  expect(await other.remove(HELLO, always)).toBe(false)
})

test('who puts what another process is removing finds it there afterwards, however often they meet', async () => {
  const [one, other] = [aProcess(), aProcess()]
  for (let round = 0; round < 50; round += 1) {
    await one.put(hello)
    clock.moveSeconds(CLAIM_S + 1)
    const acts = [other.remove(HELLO, always), one.put(hello), other.remove(HELLO, always)]
    await Promise.all(round % 2 ? acts : acts.reverse())

    expect(String(await one.read(HELLO))).toBe('hello')
    expect(await other.remove(HELLO, always)).toBe(false)
  }
})

test('a process that starts leaves alone what another is writing, and removes what nobody can be', () => {
  aProcess()
  const [young, old] = [join(folder, 'writing', 'young'), join(folder, 'writing', 'old')]
  for (const draft of [young, old]) writeFileSync(draft, 'hel')
  const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000)
  utimesSync(old, twoDaysAgo, twoDaysAgo)

  aProcess()

  expect(readFileSync(young, 'utf8')).toBe('hel')
  expect(statSync(old, { throwIfNoEntry: false })).toBeUndefined()
})
