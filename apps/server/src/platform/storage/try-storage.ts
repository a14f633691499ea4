import { randomUUID } from 'node:crypto'
import type { BlobStore } from '../blobs.ts'
import { StorageFault } from './bucket/storage-fault.ts'
import { explainFault } from './explain-fault.ts'
import { describePlace, type StoragePlace } from './places.ts'

/** A few names of what is there tell that listing works. */
const ENOUGH = 1

/** Whether all that a server does with its storage can be done; null: it can, else what the operator does about it. */
export async function tryStorage(place: StoragePlace, blobs: BlobStore): Promise<string | null> {
  const name = `try-${randomUUID()}`
  const acts: [string, () => Promise<unknown>][] = [
    ['list', () => readSome(blobs)],
    ['put', () => blobs.putPreview(name, Buffer.from('x'))],
    ['get', () => readBack(blobs, name)],
    ['delete', () => blobs.removePreview(name)],
  ]
  for (const [act, run] of acts) {
    try {
      await run()
    } catch (error) {
      if (place.kind === 'bucket' && error instanceof StorageFault) return explainFault(place, error, act)
      return `${describePlace(place)} cannot be used (${error instanceof Error ? error.message : String(error)}): see STORAGE_URL.`
    }
  }
  return null
}

async function readSome(blobs: BlobStore): Promise<void> {
  let count = 0
  for await (const names of blobs.list()) {
    count += names.length
    if (count >= ENOUGH) return
  }
}

async function readBack(blobs: BlobStore, name: string): Promise<void> {
  if ((await blobs.readPreview(name))?.toString() !== 'x') throw new Error('what was written cannot be read')
}
