import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { bucketPlace } from '../../../testing/open-bucket-store.ts'
import { openMovingClock } from '../../../testing/moving-clock.ts'
import { openRememberingLog } from '../../../testing/remembering-log.ts'
import { startSwift, SWIFT_KEYS } from '../../../testing/start-swift.ts'
import { BlobMissing } from '../../blobs.ts'
import { openCounts } from '../../counts.ts'
import { openStore } from '../open-store.ts'
import { tryStorage } from '../try-storage.ts'
import { openAskBucket } from './ask-bucket.ts'

const tools = () => ({
  clock: openMovingClock(),
  counts: openCounts(),
  log: openRememberingLog().log,
  pausesMs: [50, 50],
})

const settingsAt = (endpoint: string, bucket = 'pictures') => ({
  STORAGE_URL: `s3://${bucket}/easel?endpoint=${encodeURIComponent(endpoint)}`,
  ...SWIFT_KEYS,
})

async function makeBucket(endpoint: string): Promise<void> {
  const asking = openAskBucket(bucketPlace(settingsAt(endpoint)), tools())
  await asking.ask({ method: 'PUT', key: '' })
  await asking.close()
}

test("pictures live in Debian's Swift: whole, in parts, by range, listed, signed, removed; and what is wrong with it is said", async () => {
  const endpoint = await startSwift()
  const place = { ...bucketPlace(settingsAt(endpoint)), isDirect: true }
  const told = tools()
  const store = openStore(place, told)
  onTestFinished(() => store.close())
  const { blobs } = store

  expect(await tryStorage(place, blobs)).toMatch(/^There is no bucket pictures at http:\/\/127\.0\.0\.1:\d+: create it/)
  await makeBucket(endpoint)
  expect(await tryStorage(place, blobs)).toBeNull()

  const picture = randomBytes(300_000)
  const sha256 = await blobs.put(picture)
  expect((await blobs.read(sha256)).equals(picture)).toBe(true)
  expect(await blobs.glance(sha256, 300_000)).toBe('whole')
  await expect(blobs.read('ab'.repeat(32))).rejects.toThrow(BlobMissing)

  const large = randomBytes(20 * 1024 * 1024 + 7)
  const nameOfLarge = await blobs.put(large)
  expect((await blobs.read(nameOfLarge)).equals(large)).toBe(true)
  expect(await blobs.glance(nameOfLarge, large.byteLength)).toBe('whole')

  const make = () => Promise.resolve(Buffer.from('small'))
  expect((await blobs.derive(sha256, 'w320.webp', make)).toString()).toBe('small')
  const about = { copy: null, make, mime: 'image/png', fileName: 'a fox.png' }
  const link = (await blobs.link(sha256, about)) ?? ''
  const answer = await fetch(link, { headers: { range: 'bytes=10-19' } })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([206, 'image/png'])
  expect(answer.headers.get('content-disposition')).toBe('inline; filename="a fox.png"')
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(picture.subarray(10, 20))
  expect((await fetch(link.replace('X-Amz-Expires=1200', 'X-Amz-Expires=1201'))).status).toBe(403)

  const names = await Promise.all(Array.from({ length: 30 }, (_, nth) => blobs.put(Buffer.from(`picture ${nth}`))))
  const listed: string[] = []
  for await (const page of blobs.list()) listed.push(...page)
  expect(listed.sort()).toEqual([...names, sha256, nameOfLarge].sort())

  await blobs.writeMark('mine')
  expect(await blobs.readMark()).toBe('mine')
  for (const name of [sha256, nameOfLarge]) {
    await blobs.release(name)
    expect(await blobs.remove(name, () => Promise.resolve(true))).toBe(true)
    await expect(blobs.read(name)).rejects.toThrow(BlobMissing)
  }

  const wrongKeys = openStore(
    { ...place, ...bucketPlace({ ...settingsAt(endpoint), S3_SECRET_ACCESS_KEY: 'wrong' }) },
    tools(),
  )
  onTestFinished(() => wrongKeys.close())
  expect(await tryStorage(place, wrongKeys.blobs)).toMatch(/does not take the keys \(SignatureDoesNotMatch\)/)
  const nobody = openStore(
    { ...place, ...bucketPlace({ ...settingsAt(endpoint), S3_ACCESS_KEY_ID: 'easel:nobody' }) },
    tools(),
  )
  onTestFinished(() => nobody.close())
  expect(await tryStorage(place, nobody.blobs)).toMatch(/does not take the keys|may not list/)
  const guestKeys = { S3_ACCESS_KEY_ID: 'easel:guest', S3_SECRET_ACCESS_KEY: 'looking' }
  const guest = openStore({ ...place, ...bucketPlace({ ...settingsAt(endpoint), ...guestKeys }) }, tools())
  onTestFinished(() => guest.close())
  expect(await tryStorage(place, guest.blobs)).toMatch(/The keys may not list in s3:\/\/pictures\/easel\//)

  const late = { ...tools(), clock: openMovingClock(new Date(Date.now() - 3_600_000)) }
  const skewed = openStore(place, late)
  onTestFinished(() => skewed.close())
  expect(await tryStorage(place, skewed.blobs)).toBeNull()
})
