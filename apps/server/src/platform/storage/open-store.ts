import { type BlobClaims, openBlobClaims } from '../blob-claims.ts'
import type { BlobStore } from '../blobs.ts'
import { openBlobsOnDisk } from '../blobs-on-disk.ts'
import { StartupProblem } from '../startup-problem.ts'
import type { BucketTools } from './bucket/bucket-request.ts'
import { openBlobsInBucket } from './bucket/blobs-in-bucket.ts'
import { openBucket } from './bucket/open-bucket.ts'
import type { StoragePlace } from './places.ts'

export interface OpenedStore {
  blobs: BlobStore
  close(): Promise<void>
}

/**
 * The storage that the settings name. Nothing is asked of a bucket yet.
 *
 * @param claims of all processes that share it; without them it is this one's alone, and what is half written there is removed
 * @throws StartupProblem when a folder cannot be used
 */
export function openStore(place: StoragePlace, tools: BucketTools, claims?: BlobClaims): OpenedStore {
  if (place.kind === 'bucket') {
    const bucket = openBucket(place, tools)
    return { blobs: openBlobsInBucket(bucket, place, claims ?? openBlobClaims()), close: () => bucket.close() }
  }
  try {
    return { blobs: openBlobsOnDisk(place.folder, claims), close: () => Promise.resolve() }
  } catch (error) {
    const sentence = `Cannot keep pictures in ${place.folder}: see STORAGE_URL and the rights of that folder.`
    throw new StartupProblem(sentence, { cause: error })
  }
}

/** The same for a program that runs beside the servers that use it, or may do so. */
export function openStoreBeside(place: StoragePlace, tools: BucketTools): OpenedStore {
  return openStore(place, tools, openBlobClaims())
}
