import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { type FileHandle, mkdir, open, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Refusal } from '../errors.ts'
import { type BlobClaims, openBlobClaims } from './blob-claims.ts'
import type { BlobStore } from './blobs.ts'
import { unwrapCopy, wrapCopy } from './checked-copies.ts'
import { openOriginals } from './checked-originals.ts'
import { isDiskFull } from './disk-full.ts'
import { MARK_NAME } from './storage/marks.ts'

/** Temporary files older than this belong to dead processes. */
const DRAFT_LIFE_MS = 24 * 60 * 60 * 1000
const FOLDER = /^[0-9a-f]{2}$/
/** The rest of a name, also of a copy's. */
const NAME = /^[0-9a-f]{62}(?=\.|$)/

/**
 * Content-addressed storage in a folder. Files appear atomically: written to a temporary file, synced, renamed, and the folder
 * synced.
 *
 * @param claims given when several processes share the folder; each then knows what the others are about to name
 */
export function openBlobsOnDisk(folder: string, claims?: BlobClaims): BlobStore {
  const aside = join(folder, 'writing')
  makeFolder(aside)
  // Other processes' temporary files are kept until they are too old to be in use.
  removeDrafts(aside, claims ? Date.now() - DRAFT_LIFE_MS : Number.POSITIVE_INFINITY)
  return openFolder(folder, claims ?? openBlobClaims())
}

function openFolder(folder: string, claims: BlobClaims): BlobStore {
  const aside = join(folder, 'writing')
  const previews = join(folder, 'previews')
  makeFolder(previews)
  const placeOf = (sha256: string) => ({ home: join(folder, sha256.slice(0, 2)), name: sha256.slice(2) })
  const originals = openOriginals((sha256) => join(folder, sha256.slice(0, 2), sha256.slice(2)))

  return {
    async put(bytes) {
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const { home, name } = placeOf(sha256)
      await claims.claim(sha256)
      // An existing damaged file is replaced.
      if ((await originals.stateOf(sha256)) !== 'whole') await writeWhole({ aside, home, name }, bytes)
      return sha256
    },
    release: (sha256) => claims.release(sha256),
    read: (sha256) => originals.read(sha256),
    stateOf: (sha256) => originals.stateOf(sha256),
    examine: (sha256) => originals.examine(sha256),
    glance: (sha256) => originals.examine(sha256),
    async derive(sha256, copy, make) {
      const { home, name } = placeOf(sha256)
      const storedCopy = await readIfThere(join(home, `${name}.${copy}`))
      const made = storedCopy && unwrapCopy(storedCopy)
      if (made) return made
      const bytes = Buffer.from(await make(await originals.read(sha256)))
      await unlessFull(writeWhole({ aside, home, name: `${name}.${copy}` }, wrapCopy(bytes)))
      // Removed while the copy was made: the removal may not have seen the copy.
      if (!(await isThere(join(home, name)))) await rm(join(home, `${name}.${copy}`), { force: true })
      return bytes
    },
    list: (start = '') => listNames(folder, start),
    remove(sha256, isUnused) {
      return claims.whileFree(sha256, async () => {
        if (!(await isUnused())) return false
        await removeAll(placeOf(sha256))
        return true
      })
    },
    async putPreview(id, bytes) {
      // Previews live for minutes and need no sync.
      await viaDraft({ aside, place: join(previews, id) }, (draft) => writeFile(draft, bytes, { mode: 0o600 }))
    },
    readPreview: (id) => readIfThere(join(previews, id)),
    removePreview: (id) => rm(join(previews, id), { force: true }),
    sweepPreviews: (before) => removeOlder(previews, before),
    isReady: () => canWriteAndRead(join(aside, `probe-${randomUUID()}`)),
    async readMark() {
      return (await readIfThere(join(folder, MARK_NAME)))?.toString('utf8') ?? null
    },
    writeMark: (text) => writeWhole({ aside, home: folder, name: MARK_NAME }, Buffer.from(text)),
    link: () => Promise.resolve(null),
  }
}

async function* listNames(folder: string, start: string): AsyncGenerator<string[]> {
  for (const home of await readdir(folder)) {
    if (!FOLDER.test(home) || !home.startsWith(start.slice(0, 2))) continue
    const names = (await readdir(join(folder, home))).flatMap((file) => NAME.exec(file)?.[0] ?? [])
    const found = [...new Set(names)].map((name) => `${home}${name}`).filter((name) => name.startsWith(start))
    if (found.length > 0) yield found
  }
}

/**
 * The original first: whoever is making a copy of it meanwhile sees that it is gone, and removes the copy. Copies left by a death
 * in between carry its name, and are found again.
 */
async function removeAll({ home, name }: { home: string; name: string }): Promise<void> {
  await rm(join(home, name), { force: true })
  for (const copy of await listCopies(home, name)) await rm(join(home, copy), { force: true })
}

async function listCopies(home: string, name: string): Promise<string[]> {
  try {
    return (await readdir(home)).filter((file) => NAME.exec(file)?.[0] === name)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  }
}

function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
}

/** Leftovers of a process that died are removed. */
function removeDrafts(folder: string, before: number): void {
  for (const name of readdirSync(folder)) {
    const draft = join(folder, name)
    const changedMs = statSync(draft, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY
    if (changedMs < before) rmSync(draft, { force: true, recursive: true })
  }
}

async function writeWhole(
  { aside, home, name }: { aside: string; home: string; name: string },
  bytes: Uint8Array,
): Promise<void> {
  await viaDraft({ aside, place: join(home, name) }, async (draft) => {
    await writeSynced(draft, bytes)
    if (await mkdir(home, { recursive: true, mode: 0o700 })) await syncFolder(dirname(home))
  })
  await orFull(syncFolder(home))
}

/** @throws Refusal storage_full, with nothing left of it */
async function viaDraft(
  { aside, place }: { aside: string; place: string },
  write: (draft: string) => Promise<void>,
): Promise<void> {
  const draft = join(aside, randomUUID())
  try {
    await orFull(write(draft))
    await orFull(rename(draft, place))
  } finally {
    await rm(draft, { force: true })
  }
}

async function syncFolder(folder: string): Promise<void> {
  await withFile(folder, 'r', (opened) => opened.sync())
}

async function writeSynced(file: string, bytes: Uint8Array): Promise<void> {
  await withFile(file, 'wx', async (handle) => {
    await handle.writeFile(bytes)
    await handle.sync()
  })
}

async function withFile(file: string, flags: string, act: (handle: FileHandle) => Promise<void>): Promise<void> {
  const handle = await open(file, flags, 0o600)
  try {
    await act(handle)
  } finally {
    await handle.close()
  }
}

/** @throws Refusal storage_full */
async function orFull(writing: Promise<unknown>): Promise<void> {
  try {
    await writing
  } catch (error) {
    if (isDiskFull(error)) throw new Refusal('storage_full', { retryAfter: 60 })
    throw error
  }
}

/** A cache entry may be skipped when the disk is full. */
async function unlessFull(writing: Promise<void>): Promise<void> {
  try {
    await writing
  } catch (error) {
    if (!isDiskFull(error)) throw error
  }
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

async function isThere(file: string): Promise<boolean> {
  return (await sizeAndAge(file)) !== undefined
}

async function removeOlder(folder: string, before: Date): Promise<number> {
  let removed = 0
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    const fileState = await sizeAndAge(file)
    if (!fileState || fileState.mtime >= before) continue
    await rm(file, { force: true })
    removed += 1
  }
  return removed
}

async function sizeAndAge(file: string): Promise<{ mtime: Date } | undefined> {
  try {
    return await stat(file)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

async function canWriteAndRead(probe: string): Promise<boolean> {
  try {
    await writeFile(probe, 'x')
    return (await readFile(probe, 'utf8')) === 'x'
  } catch {
    return false // the boolean is the result; the next writer logs the cause
  } finally {
    await rm(probe, { force: true })
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
