import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { type FileHandle, mkdir, open, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from '../errors.ts'
import { BlobMissing, type BlobStore } from './blobs.ts'

/**
 * Keep bytes in a folder, each file named after its content. A file appears whole or not at all: it is written
 * aside, synced, renamed, and its folder synced.
 */
export function openBlobsOnDisk(folder: string): BlobStore {
  const aside = join(folder, 'writing')
  const previews = join(folder, 'previews')
  emptyFolder(aside)
  mkdirSync(previews, { recursive: true, mode: 0o700 })
  const placeOf = (sha256: string) => ({ home: join(folder, sha256.slice(0, 2)), name: sha256.slice(2) })

  return {
    async put(bytes) {
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const { home, name } = placeOf(sha256)
      if (!(await exists(join(home, name)))) await writeWhole({ aside, home, name }, bytes)
      return sha256
    },
    async read(sha256) {
      const { home, name } = placeOf(sha256)
      const bytes = await readIfThere(join(home, name))
      if (!bytes) throw new BlobMissing(sha256)
      return bytes
    },
    async derive(sha256, copy, make) {
      const { home, name } = placeOf(sha256)
      const made = await readIfThere(join(home, `${name}.${copy}`))
      if (made) return made
      const bytes = Buffer.from(await make(await this.read(sha256)))
      await writeWhole({ aside, home, name: `${name}.${copy}` }, bytes)
      return bytes
    },
    async putPreview(id, bytes) {
      // Lives for minutes: after a power cut nobody misses it.
      await orFull(writeFile(join(previews, id), bytes, { mode: 0o600 }))
    },
    readPreview: (id) => readIfThere(join(previews, id)),
    sweepPreviews: (before) => removeOlder(previews, before),
    isReady: () => canWriteAndRead(join(aside, `probe-${randomUUID()}`)),
  }
}

/** Leftovers of a process that died are removed. */
function emptyFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { force: true, recursive: true })
}

async function writeWhole(
  { aside, home, name }: { aside: string; home: string; name: string },
  bytes: Uint8Array,
): Promise<void> {
  const draft = join(aside, randomUUID())
  try {
    await orFull(writeSynced(draft, bytes))
    await orFull(mkdir(home, { recursive: true, mode: 0o700 }))
    await rename(draft, join(home, name))
    await withFile(home, 'r', (folder) => folder.sync())
  } finally {
    await rm(draft, { force: true })
  }
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
    if (codeOf(error) === 'ENOSPC' || codeOf(error) === 'EDQUOT') throw new Refusal('storage_full', { retryAfter: 60 })
    throw error
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

async function exists(file: string): Promise<boolean> {
  return (await sizeAndAge(file)) !== undefined
}

async function removeOlder(folder: string, before: Date): Promise<number> {
  let removed = 0
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    const found = await sizeAndAge(file)
    if (!found || found.mtime >= before) continue
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
    return false // the answer is what was asked for; why stands in the log of whoever writes next
  } finally {
    await rm(probe, { force: true })
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
