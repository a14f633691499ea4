import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { holdFiles } from '../db/backup/hold-files.ts'
import { wrapSecret } from '../platform/secret.ts'
import { fingerprintRows } from '../testing/fingerprint-rows.ts'
import {
  anotherMachine,
  type ArchiveSite,
  listStored,
  newFile,
  openArchiveSite,
  verify,
} from '../testing/open-archive-site.ts'
import { restoreArchive } from './restore-archive.ts'

let site: ArchiveSite
beforeAll(async () => {
  site = await openArchiveSite()
})

const PASSPHRASE = wrapSecret('seven quiet herons')

test('a wrong passphrase, none, a cut or a changed byte is one sentence, and nothing is restored', async () => {
  const { file } = await site.write({ passphrase: PASSPHRASE, secretKey: wrapSecret('k'.repeat(64)) })
  const bytes = readFileSync(file)
  const other = await anotherMachine()
  const before = await fingerprintRows(other.db)
  const spoil = (change: (copy: Buffer) => Buffer) => {
    const spoilt = newFile()
    writeFileSync(spoilt, change(Buffer.from(bytes)))
    return spoilt
  }
  const flip = (place: number) =>
    spoil((copy) => {
      copy[place] = (copy[place] ?? 0) ^ 1
      return copy
    })
  const tries = [
    [file, wrapSecret('eight loud herons'), /has another passphrase/],
    [file, null, /is encrypted: give its passphrase/],
    [spoil((copy) => copy.subarray(0, -1)), PASSPHRASE, /not a complete backup/],
    [spoil((copy) => copy.subarray(0, copy.length / 2)), PASSPHRASE, /not a complete backup/],
    [spoil((copy) => copy.subarray(0, 30)), PASSPHRASE, /not a complete backup/],
    [spoil((copy) => Buffer.concat([copy, Buffer.from('x')])), PASSPHRASE, /not a complete backup/],
    ...[0, 40, 180, 300, Math.floor(bytes.length / 2), bytes.length - 1].map(
      (place) => [flip(place), PASSPHRASE, /not a complete backup|its first lines are damaged/] as const,
    ),
  ] as const

  for (const [spoilt, passphrase, sentence] of tries) {
    await expect(restoreArchive({ file: spoilt, passphrase }, other)).rejects.toThrow(sentence)
  }

  expect(await fingerprintRows(other.db)).toEqual(before)
  expect(await listStored(other.blobs)).toEqual([])
  expect(existsSync(other.secretKeyFile)).toBe(false)
})

test('nor is one that is not encrypted and was changed, wherever that is', async () => {
  const { file } = await site.write()
  const bytes = readFileSync(file)
  const spoilt = newFile()
  // Each place once in a hundred runs; `summed-tar.test.ts` tries them all.
  for (let place = Math.floor(Math.random() * 100); place < bytes.length; place += 997) {
    const copy = Buffer.from(bytes)
    copy[place] = (copy[place] ?? 0) ^ 0x20
    writeFileSync(spoilt, copy)
    await expect(verify(spoilt), `byte ${place}`).rejects.toThrow(/not a complete backup/)
  }
})

test('a file of something else is refused in one sentence', async () => {
  const file = newFile()
  for (const text of ['holiday pictures', '', 'x'.repeat(2048)]) {
    writeFileSync(file, text)
    await expect(verify(file)).rejects.toThrow(/not a complete backup/)
  }
})

test('when it is stopped or fails, nothing stands under its name, and files are let go', async () => {
  const file = newFile()
  const stopping = new AbortController()
  const blobs = {
    ...site.deps.blobs,
    read: async (): Promise<Buffer> => {
      stopping.abort()
      throw new Error('the storage is away')
    },
  }
  await expect(site.write({ file, blobs })).rejects.toThrow('the storage is away')
  await expect(site.write({ file, signal: stopping.signal })).rejects.toThrow()
  expect(readdirSync(path.dirname(file))).toEqual([])
  await site.write({ file })
})

test('there is one backup at a time', async () => {
  const hold = await holdFiles(site.server)
  await expect(site.write()).rejects.toThrow(/Another backup of this database is under way/)
  await hold.release()
  await site.write()
})

test('a backup that would fill the disk is not begun', async () => {
  const file = newFile()
  await expect(site.write({ file, minFreeBytes: Number.MAX_SAFE_INTEGER })).rejects.toThrow(
    /There is no room for a backup/,
  )
  expect(readdirSync(path.dirname(file))).toEqual([])
})
