import { onTestFinished } from 'vitest'
import { openS3StandIn, type S3StandIn } from '../../../../stand-ins/src/s3/open-s3-stand-in.ts'
import type { BlobClaims } from '../platform/blob-claims.ts'
import type { BlobStore } from '../platform/blobs.ts'
import { type Counts, openCounts } from '../platform/counts.ts'
import { openStore } from '../platform/storage/open-store.ts'
import type { BucketPlace } from '../platform/storage/places.ts'
import { readPlace } from '../platform/storage/settings.ts'
import { type MovingClock, openMovingClock } from './moving-clock.ts'
import { openRememberingLog, type RememberingLog } from './remembering-log.ts'

export interface BucketStore extends RememberingLog {
  s3: S3StandIn
  /** What names it. */
  settings: Record<string, string>
  blobs: BlobStore
  counts: Counts
  clock: MovingClock
}

/** What names the bucket of a stand-in. */
function bucketSettings({ endpoint, keys }: S3StandIn, url = 's3://pictures/easel'): Record<string, string> {
  const STORAGE_URL = `${url}?endpoint=${encodeURIComponent(endpoint)}&region=${keys.region}`
  return { STORAGE_URL, S3_ACCESS_KEY_ID: keys.keyId, S3_SECRET_ACCESS_KEY: keys.secretKey }
}

export function bucketPlace(settings: Record<string, string>): BucketPlace {
  const place = readPlace(settings['STORAGE_URL'], settings)
  if (!('kind' in place) || place.kind !== 'bucket') throw new Error(JSON.stringify(place))
  return place
}

/** Pictures in a bucket of our own, until the test is done. What is tried again is so at once. */
export async function openBucketStore({
  pageSize,
  claims,
  change = {},
}: {
  pageSize?: number
  claims?: BlobClaims
  change?: Partial<BucketPlace>
} = {}): Promise<BucketStore> {
  const s3 = await openS3StandIn('pictures', pageSize === undefined ? {} : { pageSize })
  const [clock, counts, remembering] = [openMovingClock(), openCounts(), openRememberingLog()]
  const place = { ...bucketPlace(bucketSettings(s3)), ...change }
  const store = openStore(place, { clock, counts, log: remembering.log, pausesMs: [1, 1, 1] }, claims)
  onTestFinished(async () => {
    await store.close()
    await s3.close()
  })
  return { ...remembering, s3, settings: bucketSettings(s3), blobs: store.blobs, counts, clock }
}
