import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openTemporaryFolder } from '../testing/temporary-folder.ts'
import { ArchiveFault, readSummedTar, type TarFile, writeSummedTar } from './summed-tar.ts'

const AT = new Date('2026-03-01T12:00:00Z')
const FILES: TarFile[] = [
  { name: 'manifest.json', bytes: Buffer.from('{"a":1}') },
  { name: 'files/ab/empty', bytes: Buffer.alloc(0) },
  { name: 'files/ab/block', bytes: Buffer.alloc(512, 7) },
  { name: 'files/cd/more', bytes: Buffer.from('x'.repeat(700)) },
]

async function* each<Value>(values: readonly Value[]): AsyncGenerator<Value> {
  yield* values
}

async function join(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of bytes) pieces.push(piece)
  return Buffer.concat(pieces)
}

async function readAll(pieces: readonly Uint8Array[]): Promise<TarFile[]> {
  const found: TarFile[] = []
  for await (const { name, bytes } of readSummedTar(each(pieces))) found.push({ name, bytes: await join(bytes) })
  return found
}

const archive = () => join(writeSummedTar(each(FILES), AT))

test('what is written is read again, in whatever pieces it comes', async () => {
  const bytes = await archive()
  const crumbs = Array.from({ length: Math.ceil(bytes.length / 97) }, (_, at) => bytes.subarray(at * 97, at * 97 + 97))

  expect(await readAll([bytes])).toEqual(FILES)
  expect(await readAll(crumbs)).toEqual(FILES)
})

test('files that nobody reads are passed over', async () => {
  const names: string[] = []
  for await (const { name } of readSummedTar(each([await archive()]))) names.push(name)
  expect(names).toEqual(FILES.map(({ name }) => name))
})

test('the tar of the system unpacks it, and the sum in it is that of all before it', async () => {
  const folder = openTemporaryFolder()
  const bytes = await archive()
  writeFileSync(path.join(folder, 'a.tar'), bytes)

  const { status, stderr } = spawnSync('tar', ['-xf', 'a.tar'], { cwd: folder, encoding: 'utf8' })

  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  for (const { name, bytes: content } of FILES)
    expect(readFileSync(path.join(folder, name))).toEqual(Buffer.from(content))
  const sum = createHash('sha256').update(bytes.subarray(0, -2048)).digest('hex')
  expect(readFileSync(path.join(folder, 'SHA256'), 'utf8').trim()).toBe(sum)
})

test('one changed byte is noticed, wherever it is', async () => {
  const bytes = await archive()
  for (let place = 0; place < bytes.length; place += 1) {
    const changed = Buffer.from(bytes)
    changed[place] = (changed[place] ?? 0) ^ (1 << (place % 8))
    await expect(readAll([changed]), `byte ${place}`).rejects.toThrow(ArchiveFault)
  }
})

test('so are a cut, and something behind the end', async () => {
  const bytes = await archive()
  for (let end = 0; end < bytes.length; end += 64) {
    await expect(readAll([bytes.subarray(0, end)]), `the first ${end}`).rejects.toThrow(ArchiveFault)
  }
  await expect(readAll([bytes, Buffer.from('x')])).rejects.toThrow(ArchiveFault)
})
