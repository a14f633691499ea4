import { createHash, randomUUID } from 'node:crypto'
import type { BlobClaims } from '../../blob-claims.ts'
import { BlobDamaged, BlobMissing, type BlobState, type BlobStore } from '../../blobs.ts'
import { unwrapCopy, wrapCopy } from '../../checked-copies.ts'
import { rememberSizes, stateByReading, type VerifiedSizes } from '../../verified-sizes.ts'
import { MARK_NAME } from '../marks.ts'
import type { BucketPlace } from '../places.ts'
import type { Bucket } from './open-bucket.ts'
import { StorageFault } from './storage-fault.ts'

/** An original or a copy of one: `ab/cdef….w320.webp`. */
const NAME = /^([0-9a-f]{2})\/([0-9a-f]{62})(?=\.|$)/
/** Whoever asks how the storage is hears what was found so long ago; in ms. */
const READY_MS = 30_000
const NOT_READY_MS = 5_000

/** Content-addressed storage in a bucket, named as in a folder: see blobs-on-disk.ts. */
export function openBlobsInBucket(bucket: Bucket, place: BucketPlace, claims: BlobClaims): BlobStore {
  const whole = rememberSizes()
  const originals = openOriginals(bucket, whole)
  const copies = rememberSizes()
  const isReady = openReadiness(bucket)
  const derive: BlobStore['derive'] = async (sha256, copy, make) => {
    const key = `${keyOf(sha256)}.${copy}`
    const stored = await bucket.get(key)
    const made = stored && unwrapCopy(stored)
    if (made) return made
    const bytes = Buffer.from(await make(await originals.read(sha256)))
    await keepCopy(bucket, { sha256, key }, wrapCopy(bytes))
    return bytes
  }
  return {
    async put(bytes) {
      const sha256 = sumOf(bytes)
      await claims.claim(sha256)
      if ((await originals.stateOf(sha256)) === 'whole') return sha256
      await bucket.put(keyOf(sha256), bytes)
      whole.note(sha256, bytes.byteLength)
      return sha256
    },
    release: (sha256) => claims.release(sha256),
    ...originals,
    derive,
    list: (start = '') => listNames(bucket, start),
    remove(sha256, isUnused) {
      return claims.whileFree(sha256, async () => {
        if (!(await isUnused())) return false
        whole.forget(sha256)
        await removeAll(bucket, sha256)
        return true
      })
    },
    putPreview: (id, bytes) => bucket.put(`previews/${id}`, bytes),
    readPreview: (id) => bucket.get(`previews/${id}`),
    removePreview: (id) => bucket.remove(`previews/${id}`),
    sweepPreviews: (before) => sweepPreviews(bucket, before),
    isReady,
    async readMark() {
      const bytes = await bucket.get(MARK_NAME)
      return bytes ? bytes.toString('utf8') : null
    },
    writeMark: (text) => bucket.put(MARK_NAME, Buffer.from(text)),
    async link(sha256, { copy, make, ...about }) {
      if (!place.isDirect) return null
      const key = copy === null ? keyOf(sha256) : `${keyOf(sha256)}.${copy}`
      if (copies.sizeOf(key) === undefined) {
        if (copy !== null) await derive(sha256, copy, make)
        else if (!(await bucket.head(key))) throw new BlobMissing(sha256)
        copies.note(key, 0)
      }
      return bucket.signAddress(key, namesFor(about))
    },
  }
}

function namesFor({ mime, fileName }: { mime: string; fileName: string }): Record<string, string> {
  return {
    'response-content-type': mime,
    'response-content-disposition': `inline; filename="${fileName}"`,
    'response-cache-control': 'private, max-age=31536000, immutable',
  }
}

function keyOf(sha256: string): string {
  return `${sha256.slice(0, 2)}/${sha256.slice(2)}`
}

function sumOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Bytes from a network are hashed on every read: that takes a hundredth of the time of getting them. */
function openOriginals(
  bucket: Bucket,
  whole: VerifiedSizes,
): Pick<BlobStore, 'read' | 'stateOf' | 'examine' | 'glance'> {
  async function read(sha256: string): Promise<Buffer> {
    const key = keyOf(sha256)
    for (const isLast of [false, true]) {
      const bytes = await bucket.get(key)
      if (!bytes) throw new BlobMissing(sha256)
      if (sumOf(bytes) === sha256) {
        whole.note(sha256, bytes.byteLength)
        return bytes
      }
      // Something between us may have cut it: once more, before it counts as damaged.
      if (isLast) break
    }
    throw new BlobDamaged(sha256)
  }
  function examine(sha256: string): Promise<BlobState> {
    whole.forget(sha256)
    return stateByReading(() => read(sha256))
  }
  async function glance(sha256: string, byteCount: number): Promise<BlobState> {
    const found = await bucket.head(keyOf(sha256))
    if (!found) return 'missing'
    return found.bytes === byteCount ? 'whole' : examine(sha256)
  }
  return {
    read,
    examine,
    glance,
    stateOf(sha256) {
      const knownSize = whole.sizeOf(sha256)
      return knownSize === undefined ? examine(sha256) : glance(sha256, knownSize)
    },
  }
}

async function keepCopy(
  bucket: Bucket,
  { sha256, key }: { sha256: string; key: string },
  bytes: Buffer,
): Promise<void> {
  try {
    await bucket.put(key, bytes)
    // Removed while the copy was made: the removal may not have seen the copy.
    if (!(await bucket.head(keyOf(sha256)))) await bucket.remove(key)
  } catch (error) {
    if (!(error instanceof StorageFault)) throw error // else it is made again next time; the storage's fault is logged
  }
}

async function* listNames(bucket: Bucket, start: string): AsyncGenerator<string[]> {
  let last = ''
  for await (const page of bucket.list(start === '' ? '' : `${start.slice(0, 2)}/${start.slice(2)}`)) {
    const names: string[] = []
    for (const { key } of page) {
      const [, home, rest] = NAME.exec(key) ?? []
      if (home === undefined || rest === undefined || `${home}${rest}` === last) continue
      last = `${home}${rest}`
      names.push(last)
    }
    if (names.length > 0) yield names
  }
}

/** The original first, as in a folder. Copies that the listing does not show yet carry its name, and are found by the sweep. */
async function removeAll(bucket: Bucket, sha256: string): Promise<void> {
  await bucket.remove(keyOf(sha256))
  for await (const page of bucket.list(`${keyOf(sha256)}.`)) for (const { key } of page) await bucket.remove(key)
}

async function sweepPreviews(bucket: Bucket, before: Date): Promise<number> {
  let removed = 0
  for await (const page of bucket.list('previews/')) {
    for (const { key, changedAt } of page) {
      if (changedAt >= before) continue
      await bucket.remove(key)
      removed += 1
    }
  }
  return removed
}

/** A byte is written, read and removed, seldom: each of it costs the operator. */
function openReadiness(bucket: Bucket): () => Promise<boolean> {
  let found: { isReady: Promise<boolean>; until: number } | undefined
  return () => {
    if (found && performance.now() < found.until) return found.isReady
    const isReady = probe(bucket).then(
      () => true,
      () => {
        if (found) found.until = performance.now() + NOT_READY_MS
        return false // the boolean is the result, and the fault is logged
      },
    )
    found = { isReady, until: performance.now() + READY_MS }
    return isReady
  }
}

async function probe(bucket: Bucket): Promise<void> {
  await bucket.probe()
  const key = `probes/${randomUUID()}`
  await bucket.put(key, Buffer.from('x'))
  const read = await bucket.get(key)
  await bucket.remove(key)
  if (read?.toString() !== 'x') throw new StorageFault('broken', { message: 'What was written cannot be read.' })
}
