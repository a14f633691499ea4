import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { AGE_MARK, decryptWith, WrongPassphrase } from '../platform/age.ts'
import type { Secret } from '../platform/secret.ts'
import { StartupProblem } from '../platform/startup-problem.ts'
import { ArchiveFault, readSummedTar, type TarEntry } from '../platform/summed-tar.ts'
import { isRowsPart, MANIFEST, type Manifest, manifest } from './archive-format.ts'

type Bytes = AsyncIterable<Uint8Array>

/** Without a manifest it is one of a release before archives: rows alone. */
export type Archive = { manifest: null; rows: Bytes } | { manifest: Manifest; entries: AsyncGenerator<TarEntry> }

const GZIP_MARK = Buffer.from([0x1f, 0x8b])

/**
 * Read a backup of any release.
 * @throws StartupProblem when the file is cut, changed, foreign, or of another passphrase
 */
export async function readArchive<Result>(
  { file, passphrase }: { file: string; passphrase: Secret | null },
  read: (archive: Archive) => Promise<Result>,
): Promise<Result> {
  const mark = await readMark(file)
  const source = createReadStream(file)
  try {
    if (mark.subarray(0, 2).equals(GZIP_MARK)) return await read({ manifest: null, rows: source })
    const bytes = mark.equals(Buffer.from(AGE_MARK)) ? decryptWith(requirePassphrase(file, passphrase), source) : source
    const entries = readSummedTar(bytes)
    try {
      return await read({ manifest: await readManifest(entries), entries })
    } finally {
      await entries.return(undefined)
    }
  } catch (error) {
    if (error instanceof WrongPassphrase) {
      throw new StartupProblem(
        `${file} has another passphrase, or its first lines are damaged: give the right one as BACKUP_PASSPHRASE.`,
        {
          cause: error,
        },
      )
    }
    if (!isFileFault(error)) throw error
    throw new StartupProblem(`${file} is not a complete backup (${reasonOf(error)}): choose another one.`, {
      cause: error,
    })
  } finally {
    source.destroy()
  }
}

/**
 * The rows that begin with this entry, unpacked. Ends with the first entry that is none of theirs, which `onNext` hears of;
 * undefined: there is none.
 */
export async function unpackRows<Result>(
  { first, entries }: { first: TarEntry | undefined; entries: AsyncGenerator<TarEntry> },
  read: (bytes: Bytes) => Promise<Result>,
): Promise<{ result: Result; next: TarEntry | undefined }> {
  let next = first
  async function* packed(): AsyncGenerator<Uint8Array> {
    for (; next && isRowsPart(next.name); next = await nextOf(entries)) yield* next.bytes
  }
  const result = await gunzip(packed(), read)
  return { result, next }
}

export async function gunzip<Result>(packed: Bytes, read: (bytes: Bytes) => Promise<Result>): Promise<Result> {
  return pipeline(packed, createGunzip(), (bytes) => read(bytes))
}

export async function nextOf(entries: AsyncGenerator<TarEntry>): Promise<TarEntry | undefined> {
  const { value, done } = await entries.next()
  return done ? undefined : value
}

export async function readWhole(bytes: Bytes): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of bytes) pieces.push(piece)
  return Buffer.concat(pieces)
}

async function readManifest(entries: AsyncGenerator<TarEntry>): Promise<Manifest> {
  const entry = await nextOf(entries)
  if (entry?.name !== MANIFEST) throw new ArchiveFault('it has no manifest')
  return manifest.parse(JSON.parse((await readWhole(entry.bytes)).toString('utf8')))
}

async function readMark(file: string): Promise<Buffer> {
  const opened = await open(file, 'r')
  try {
    const mark = Buffer.alloc(AGE_MARK.length)
    const { bytesRead } = await opened.read(mark, 0, mark.length, 0)
    return mark.subarray(0, bytesRead)
  } finally {
    await opened.close()
  }
}

function requirePassphrase(file: string, passphrase: Secret | null): string {
  if (passphrase) return passphrase.reveal()
  throw new StartupProblem(`${file} is encrypted: give its passphrase as BACKUP_PASSPHRASE or BACKUP_PASSPHRASE_FILE.`)
}

/** Whether an error means that the file is cut, changed or no backup. */
function isFileFault(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const isZlib = 'code' in error && String(error.code).startsWith('Z_')
  return isZlib || ['ArchiveFault', 'RowsFault', 'SyntaxError', 'ZodError'].includes(error.name)
}

function reasonOf(error: Error): string {
  return error.name === 'ZodError' || error.name === 'SyntaxError' ? 'it is not in our format' : error.message
}
