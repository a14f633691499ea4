import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { BlobDamaged, BlobMissing } from './blobs.ts'
import { openBlobsOnDisk } from './blobs-on-disk.ts'

const made: string[] = []
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'easel-blobs-'))
  made.push(folder)
})
afterAll(() => {
  for (const one of made) rmSync(one, { recursive: true, force: true })
})

const HELLO = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824'
const filesIn = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length

test('bytes are kept once under the name of their content', async () => {
  const blobs = openBlobsOnDisk(folder)
  const names = await Promise.all(Array.from({ length: 20 }, () => blobs.put(Buffer.from('hello'))))
  expect(new Set(names)).toEqual(new Set([HELLO]))
  expect(filesIn()).toBe(1)
  expect(readFileSync(join(folder, HELLO.slice(0, 2), HELLO.slice(2)), 'utf8')).toBe('hello')
  expect(String(await blobs.read(HELLO))).toBe('hello')
})

test('what was never kept is missing', async () => {
  await expect(openBlobsOnDisk(folder).read(HELLO)).rejects.toThrow(BlobMissing)
})

test('a copy is made once', async () => {
  const blobs = openBlobsOnDisk(folder)
  await blobs.put(Buffer.from('hello'))
  const first = await blobs.derive(HELLO, 'loud', async (original) => Buffer.from(String(original).toUpperCase()))
  const again = await blobs.derive(HELLO, 'loud', () => Promise.reject(new Error('made twice')))
  expect([String(first), String(again)]).toEqual(['HELLO', 'HELLO'])
})

const place = (copy = '') => join(folder, HELLO.slice(0, 2), `${HELLO.slice(2)}${copy}`)

test.each([
  ['empty', ''],
  ['cut', 'hell'],
  ['changed', 'hallo'],
])('a file that is %s is no picture, until it is put again', async (_what, bytes) => {
  await openBlobsOnDisk(folder).put(Buffer.from('hello'))
  writeFileSync(place(), bytes)
  const blobs = openBlobsOnDisk(folder)
  await expect(blobs.read(HELLO)).rejects.toThrow(BlobDamaged)
  expect(await blobs.stateOf(HELLO)).toBe('damaged')
  await blobs.put(Buffer.from('hello'))
  expect([await blobs.stateOf(HELLO), String(await blobs.read(HELLO))]).toEqual(['whole', 'hello'])
})

test('what is cut after it was found whole is seen by its size, and whatever was changed by whoever examines it', async () => {
  const blobs = openBlobsOnDisk(folder)
  await blobs.put(Buffer.from('hello'))
  await blobs.read(HELLO)
  writeFileSync(place(), 'hallo')
  expect([await blobs.stateOf(HELLO), await blobs.examine(HELLO)]).toEqual(['whole', 'damaged'])
  writeFileSync(place(), 'hello')
  expect(await blobs.examine(HELLO)).toBe('whole')
  writeFileSync(place(), 'hell')
  await expect(blobs.read(HELLO)).rejects.toThrow(BlobDamaged)
  rmSync(place())
  expect(await blobs.stateOf(HELLO)).toBe('missing')
})

test.each([
  ['empty', () => ''],
  ['cut', (kept: Buffer) => kept.subarray(0, -1)],
  ['changed', (kept: Buffer) => Buffer.concat([Buffer.from('h'), kept.subarray(1)])],
])('a copy that is %s is made anew', async (_what, damage) => {
  const blobs = openBlobsOnDisk(folder)
  await blobs.put(Buffer.from('hello'))
  const loud = () => blobs.derive(HELLO, 'loud', async (original) => Buffer.from(String(original).toUpperCase()))
  await loud()
  writeFileSync(place('.loud'), damage(readFileSync(place('.loud'))))
  expect(String(await loud())).toBe('HELLO')
  expect(String(await blobs.derive(HELLO, 'loud', () => Promise.reject(new Error('made again'))))).toBe('HELLO')
})

test('a copy that cannot be made leaves nothing behind', async () => {
  const blobs = openBlobsOnDisk(folder)
  await blobs.put(Buffer.from('hello'))
  await expect(blobs.derive(HELLO, 'loud', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(filesIn()).toBe(1)
})

test('what a dead process left half written is removed at the next start, and nothing else', async () => {
  await openBlobsOnDisk(folder).put(Buffer.from('hello'))
  mkdirSync(join(folder, 'writing'), { recursive: true })
  writeFileSync(join(folder, 'writing', 'half'), 'hel')
  const blobs = openBlobsOnDisk(folder)
  expect(existsSync(join(folder, 'writing', 'half'))).toBe(false)
  expect(String(await blobs.read(HELLO))).toBe('hello')
})

test('bytes are removed with their copies when nobody uses them', async () => {
  await openBlobsOnDisk(folder).put(Buffer.from('hello'))
  const blobs = openBlobsOnDisk(folder)
  await blobs.derive(HELLO, 'loud', async (original) => original)
  expect(await blobs.remove(HELLO, async () => false)).toBe(false)
  expect(filesIn()).toBe(2)
  expect(await blobs.remove(HELLO, async () => true)).toBe(true)
  expect(await blobs.remove(HELLO, async () => true)).toBe(true)
  expect(filesIn()).toBe(0)
})

test('bytes that were just put are not removed, whoever put them before', async () => {
  await openBlobsOnDisk(folder).put(Buffer.from('hello'))
  const blobs = openBlobsOnDisk(folder)
  await blobs.put(Buffer.from('hello'))
  expect(await blobs.remove(HELLO, async () => true)).toBe(false)
  expect(String(await blobs.read(HELLO))).toBe('hello')
})

test('bytes may go as soon as every put of them was released, and not before', async () => {
  const blobs = openBlobsOnDisk(folder)
  for (let put = 1; put <= 2; put += 1) await blobs.put(Buffer.from('hello'))
  await blobs.release(HELLO)
  expect(await blobs.remove(HELLO, async () => true)).toBe(false)
  await blobs.release(HELLO)
  await blobs.release(HELLO)
  expect([await blobs.remove(HELLO, async () => true), filesIn()]).toEqual([true, 0])
})

test('a copy that is made while its original is removed does not outlive it', async () => {
  const blobs = openBlobsOnDisk(folder)
  await blobs.put(Buffer.from('hello'))
  await blobs.release(HELLO)
  const copy = await blobs.derive(HELLO, 'loud', async (original) => {
    expect(await blobs.remove(HELLO, async () => true)).toBe(true)
    return Buffer.from(String(original).toUpperCase())
  })
  expect([String(copy), filesIn()]).toEqual(['HELLO', 0])
})

test('bytes of a folder that was never made are gone', async () => {
  expect(await openBlobsOnDisk(folder).remove(HELLO, async () => true)).toBe(true)
})

test('bytes that are put while they are removed are there afterwards', async () => {
  await openBlobsOnDisk(folder).put(Buffer.from('hello'))
  const blobs = openBlobsOnDisk(folder)
  let put: Promise<string> | undefined
  const removed = blobs.remove(HELLO, async () => {
    put = blobs.put(Buffer.from('hello'))
    await nextTurn()
    return true
  })
  expect([await removed, await put]).toEqual([true, HELLO])
  expect(String(await blobs.read(HELLO))).toBe('hello')
})

test('all names are listed once, whatever else lies in the folder', async () => {
  const blobs = openBlobsOnDisk(folder)
  const names = [await blobs.put(Buffer.from('hello')), await blobs.put(Buffer.from('world'))]
  await blobs.derive(HELLO, 'loud', async (original) => original)
  await blobs.putPreview('one', Buffer.from('1'))
  writeFileSync(join(folder, HELLO.slice(0, 2), '.notes'), 'an operator’s own')
  const listed: string[] = []
  for await (const some of blobs.list()) listed.push(...some)
  expect(listed.sort()).toEqual(names.sort())
})

test('previews are swept by age', async () => {
  const blobs = openBlobsOnDisk(folder)
  await blobs.putPreview('one', Buffer.from('1'))
  expect(await blobs.sweepPreviews(new Date(Date.now() - 60_000))).toBe(0)
  expect(String(await blobs.readPreview('one'))).toBe('1')
  expect(await blobs.sweepPreviews(new Date(Date.now() + 60_000))).toBe(1)
  expect(await blobs.readPreview('one')).toBeUndefined()
})

test('it is ready while it can be written, and says so when not', async () => {
  const blobs = openBlobsOnDisk(folder)
  expect(await blobs.isReady()).toBe(true)
  rmSync(join(folder, 'writing'), { recursive: true })
  expect(await blobs.isReady()).toBe(false)
  expect(filesIn()).toBe(0)
})
