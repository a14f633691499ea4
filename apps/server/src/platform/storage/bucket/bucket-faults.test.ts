import { randomBytes } from 'node:crypto'
import { makeCertificate } from '@easel/outgoing/testing/make-certificate'
import { openSecureStranger } from '@easel/outgoing/testing/open-stranger'
import { expect, onTestFinished, test } from 'vitest'
import type { S3Fault, S3StandIn } from '../../../../../../stand-ins/src/s3/open-s3-stand-in.ts'
import { openMovingClock } from '../../../testing/moving-clock.ts'
import { bucketPlace, openBucketStore } from '../../../testing/open-bucket-store.ts'
import { openRememberingLog } from '../../../testing/remembering-log.ts'
import { openCounts } from '../../counts.ts'
import { isDiskFull } from '../../disk-full.ts'
import { openStore } from '../open-store.ts'
import { tryStorage } from '../try-storage.ts'

const picture = randomBytes(5000)
const KEYS = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' }

/** The next requests meet these, one each. */
function meet(s3: S3StandIn, ...faults: S3Fault[]): void {
  s3.plan = () => faults.shift() ?? null
}

test.each<[string, S3Fault, string]>([
  ['too much at once', { status: 503, code: 'SlowDown' }, 'throttled'],
  ['an error of its own', { status: 500, code: 'InternalError' }, 'broken'],
  ['a gateway without its server', { status: 502, code: 'Bad' }, 'broken'],
  ['half an answer', 'half', 'broken'],
  ['no answer', 'hang-up', 'broken'],
])('%s is tried again, and counted', async (_name, fault, kind) => {
  const { blobs, s3, counts } = await openBucketStore()
  const sha256 = await blobs.put(picture)
  meet(s3, fault, fault, fault)
  expect(await blobs.read(sha256)).toEqual(picture)
  expect(counts.list()).toEqual([{ name: 'easel_storage_errors_total', labels: { kind }, value: 3 }])
})

test('an upload whose answer is lost is sent again, and is one object', async () => {
  const { blobs, s3 } = await openBucketStore()
  s3.plan = ({ method }) => {
    if (method !== 'PUT') return null
    s3.plan = () => null
    return 'lost'
  }
  const sha256 = await blobs.put(picture)
  expect(s3.objects.size).toBe(1)
  expect(await blobs.read(sha256)).toEqual(picture)
})

test('what does not pass is refused as unavailable, and the log says what was asked', async () => {
  const { blobs, s3, facts } = await openBucketStore()
  s3.plan = () => ({ status: 503, code: 'SlowDown' })
  await expect(blobs.put(picture)).rejects.toMatchObject({ reason: 'unavailable', kind: 'throttled' })
  expect(s3.asked).toHaveLength(4)
  expect(facts('the storage did not do what it was asked')[0]).toMatchObject({ kind: 'throttled', says: 'SlowDown' })
})

test.each([
  [403, 'InvalidAccessKeyId', 'denied'],
  [403, 'AccessDenied', 'denied'],
  [404, 'NoSuchBucket', 'no_bucket'],
  [301, 'PermanentRedirect', 'wrong_region'],
])('%s %s helps no second try', async (status, code, kind) => {
  const { blobs, s3, text } = await openBucketStore()
  s3.plan = () => ({ status, code })
  await expect(blobs.put(picture)).rejects.toMatchObject({ reason: 'unavailable', kind })
  expect(s3.asked).toHaveLength(1)
  expect(text()).not.toContain(s3.keys.secretKey)
})

test.each([
  [403, 'QuotaExceeded'],
  [507, 'XMinioStorageFull'],
])('%s %s is a full storage', async (status, code) => {
  const { blobs, s3 } = await openBucketStore()
  s3.plan = ({ method }) => (method === 'PUT' ? { status, code } : null)
  const error: unknown = await blobs.put(picture).catch((refused: unknown) => refused)
  expect(error).toMatchObject({ reason: 'storage_full' })
  expect(isDiskFull(error)).toBe(true)
})

test('a clock that is off is corrected by that of the storage, once and said', async () => {
  const { blobs, s3, clock, facts } = await openBucketStore()
  clock.moveSeconds(-3 * 3600)
  const sha256 = await blobs.put(picture)
  expect(await blobs.read(sha256)).toEqual(picture)
  const said = facts(
    'the clock of this machine is not that of the storage: requests are dated by the storage; set the clock',
  )
  expect(said).toHaveLength(1)
  expect(said[0]?.['seconds']).toBeGreaterThan(3 * 3600 - 10)
  s3.asked.length = 0
  await blobs.read(sha256)
  expect(s3.asked).toHaveLength(1)
})

test('many requests that were under way when the clock was found to be off all succeed', async () => {
  const { blobs, clock, facts } = await openBucketStore()
  clock.moveSeconds(3600)
  const names = await Promise.all(Array.from({ length: 10 }, (_, nth) => blobs.put(Buffer.from(`picture ${nth}`))))
  expect(new Set(names).size).toBe(10)
  expect(
    facts('the clock of this machine is not that of the storage: requests are dated by the storage; set the clock'),
  ).toHaveLength(1)
})

test('wrong keys are not mistaken for a wrong clock', async () => {
  const { blobs, s3 } = await openBucketStore()
  s3.keys.secretKey = 'another'
  await expect(blobs.read('ab'.repeat(32))).rejects.toMatchObject({ kind: 'denied', says: 'SignatureDoesNotMatch' })
})

test('an upload of parts ends with an error behind its 200: it is tried again', async () => {
  const { blobs, s3 } = await openBucketStore()
  s3.plan = ({ method, query }) => {
    if (method !== 'POST' || !query.has('uploadId')) return null
    s3.plan = () => null
    return { status: 200, code: 'InternalError' }
  }
  const large = randomBytes(9 * 1024 * 1024)
  const sha256 = await blobs.put(large)
  expect((await blobs.read(sha256)).equals(large)).toBe(true)
})

test('a certificate that nobody vouches for is named with what to do, and nothing is sent', async () => {
  let asked = 0
  const stranger = await openSecureStranger(makeCertificate('s3.example.com'), () => String((asked += 1)))
  onTestFinished(() => stranger.close())
  const endpoint = stranger.origin.replace('http:', 'https:')
  const place = bucketPlace({ STORAGE_URL: `s3://pictures?endpoint=${endpoint}`, ...KEYS })
  const log = openRememberingLog()
  const store = openStore(place, { clock: openMovingClock(), counts: openCounts(), log: log.log, pausesMs: [1] })
  onTestFinished(() => store.close())
  expect(await tryStorage(place, store.blobs)).toMatch(
    /^The certificate of https:\/\/127\.0\.0\.1:\d+ is not to be trusted \(.*self-signed.*\): name the file of its authority in NODE_EXTRA_CA_CERTS/,
  )
  expect(asked).toBe(0)
})

test('what cannot be removed now is left to the next time', async () => {
  const { blobs, s3 } = await openBucketStore()
  const sha256 = await blobs.put(picture)
  await blobs.release(sha256)
  s3.plan = ({ method }) => (method === 'DELETE' ? { status: 503, code: 'SlowDown' } : null)
  s3.asked.length = 0
  const unused = () => Promise.resolve(true)
  await expect(blobs.remove(sha256, unused)).rejects.toMatchObject({ reason: 'unavailable' })
  expect(s3.asked).toHaveLength(1)
  s3.plan = () => null
  expect(await blobs.remove(sha256, unused)).toBe(true)
  expect(s3.objects.size).toBe(0)
})

test('a server that is not there is unreachable', async () => {
  const { blobs, s3 } = await openBucketStore()
  await s3.close().catch(() => undefined)
  await expect(blobs.read('ab'.repeat(32))).rejects.toMatchObject({ kind: 'unreachable', reason: 'unavailable' })
})
