import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { openBucketStore } from '../../../testing/open-bucket-store.ts'
import { BlobDamaged, BlobMissing } from '../../blobs.ts'

const sumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const keyOf = (sha256: string) => `easel/${sha256.slice(0, 2)}/${sha256.slice(2)}`
const picture = randomBytes(5000)

async function listAll(listed: AsyncIterable<string[]>): Promise<string[]> {
  const all: string[] = []
  for await (const names of listed) all.push(...names)
  return all.sort()
}

test('what is stored is named after its content, below the prefix, and read back', async () => {
  const { blobs, s3 } = await openBucketStore()
  const sha256 = await blobs.put(picture)
  expect(sha256).toBe(sumOf(picture))
  expect([...s3.objects.keys()]).toEqual([keyOf(sha256)])
  expect(await blobs.read(sha256)).toEqual(picture)
})

test('the same bytes again cost no upload; damaged ones are replaced', async () => {
  const { blobs, s3 } = await openBucketStore()
  const sha256 = await blobs.put(picture)
  s3.asked.length = 0
  await blobs.put(picture)
  expect(s3.asked.filter((asked) => asked.startsWith('PUT'))).toEqual([])

  s3.objects.set(keyOf(sha256), picture.subarray(0, 100))
  expect(await blobs.stateOf(sha256)).toBe('damaged')
  await expect(blobs.read(sha256)).rejects.toThrow(BlobDamaged)
  await blobs.put(picture)
  expect(await blobs.read(sha256)).toEqual(picture)
})

test('bytes of the same length that are others are damage, too', async () => {
  const { blobs, s3 } = await openBucketStore()
  const sha256 = await blobs.put(picture)
  s3.objects.set(keyOf(sha256), randomBytes(5000))
  expect(await blobs.examine(sha256)).toBe('damaged')
  await expect(blobs.read(sha256)).rejects.toThrow(BlobDamaged)
})

test('what is not there is missing, and no error of the storage', async () => {
  const { blobs, counts } = await openBucketStore()
  await expect(blobs.read('ab'.repeat(32))).rejects.toThrow(BlobMissing)
  expect(await blobs.stateOf('ab'.repeat(32))).toBe('missing')
  expect(await blobs.glance('ab'.repeat(32), 10)).toBe('missing')
  expect(counts.list()).toEqual([])
})

test('a round through all of them asks for heads, and reads only what has another size', async () => {
  const { blobs, s3 } = await openBucketStore()
  const sha256 = await blobs.put(picture)
  s3.asked.length = 0
  expect(await blobs.glance(sha256, 5000)).toBe('whole')
  expect(s3.asked.map((asked) => asked.split(' ')[0])).toEqual(['HEAD'])
  s3.objects.set(keyOf(sha256), Buffer.from('cut'))
  expect(await blobs.glance(sha256, 5000)).toBe('damaged')
})

test('more than 8 MiB goes up in parts, and is there when all of them are', async () => {
  const { blobs, s3 } = await openBucketStore()
  const large = randomBytes(20 * 1024 * 1024)
  let seen: boolean | undefined
  s3.plan = ({ query }) => {
    if (query.get('partNumber') === '3') seen = s3.objects.has(keyOf(sumOf(large)))
    return null
  }
  const sha256 = await blobs.put(large)
  expect(seen).toBe(false)
  expect(s3.asked.filter((asked) => asked.includes('partNumber'))).toHaveLength(3)
  expect(s3.uploadCount()).toBe(0)
  expect((await blobs.read(sha256)).equals(large)).toBe(true)
})

test('an upload of parts that fails leaves no object and no parts', async () => {
  const { blobs, s3 } = await openBucketStore()
  s3.plan = ({ query }) => (query.get('partNumber') === '2' ? { status: 403, code: 'AccessDenied' } : null)
  await expect(blobs.put(randomBytes(9 * 1024 * 1024))).rejects.toMatchObject({ reason: 'unavailable' })
  expect(s3.objects.size).toBe(0)
  expect(s3.uploadCount()).toBe(0)
})

test('the answer to the end of an upload is lost: it is over all the same', async () => {
  const { blobs, s3 } = await openBucketStore()
  let isLost = false
  s3.plan = ({ method, query }) => {
    if (method !== 'POST' || !query.has('uploadId') || isLost) return null
    isLost = true
    return 'lost'
  }
  const large = randomBytes(9 * 1024 * 1024)
  const sha256 = await blobs.put(large)
  expect(isLost).toBe(true)
  expect((await blobs.read(sha256)).equals(large)).toBe(true)
})

test('a smaller copy is made once, and again when it is damaged', async () => {
  const { blobs, s3 } = await openBucketStore()
  const sha256 = await blobs.put(picture)
  let made = 0
  const make = () => {
    made += 1
    return Promise.resolve(Buffer.from('small'))
  }
  expect((await blobs.derive(sha256, 'w320.webp', make)).toString()).toBe('small')
  expect((await blobs.derive(sha256, 'w320.webp', make)).toString()).toBe('small')
  expect(made).toBe(1)
  s3.objects.set(`${keyOf(sha256)}.w320.webp`, Buffer.from('smallx'))
  await blobs.derive(sha256, 'w320.webp', make)
  expect(made).toBe(2)
  await expect(blobs.derive('ab'.repeat(32), 'w320.webp', make)).rejects.toThrow(BlobMissing)
})

test('a copy that cannot be kept is shown all the same', async () => {
  const { blobs, s3 } = await openBucketStore()
  const sha256 = await blobs.put(picture)
  s3.plan = ({ method }) => (method === 'PUT' ? { status: 403, code: 'QuotaExceeded' } : null)
  const copy = await blobs.derive(sha256, 'w320.webp', () => Promise.resolve(Buffer.from('small')))
  expect(copy.toString()).toBe('small')
})

test('a picture that is removed while its copy is made takes the copy along', async () => {
  const { blobs, s3 } = await openBucketStore()
  const sha256 = await blobs.put(picture)
  await blobs.derive(sha256, 'w320.webp', () => {
    s3.objects.delete(keyOf(sha256))
    return Promise.resolve(Buffer.from('small'))
  })
  expect([...s3.objects.keys()]).toEqual([])
})

test('removing takes the copies along, unless it is used or about to be', async () => {
  const { blobs, s3 } = await openBucketStore()
  const sha256 = await blobs.put(picture)
  await blobs.derive(sha256, 'w320.webp', () => Promise.resolve(Buffer.from('small')))
  const other = await blobs.put(Buffer.from('another'))
  const unused = () => Promise.resolve(true)
  expect(await blobs.remove(sha256, unused)).toBe(false)
  await blobs.release(sha256)
  expect(await blobs.remove(sha256, () => Promise.resolve(false))).toBe(false)
  expect(await blobs.remove(sha256, unused)).toBe(true)
  expect([...s3.objects.keys()]).toEqual([keyOf(other)])
})

test('a list goes on from page to page, names each once, and nothing else that lies there', async () => {
  const { blobs, s3 } = await openBucketStore({ pageSize: 3 })
  const names = await Promise.all(Array.from({ length: 10 }, (_, nth) => blobs.put(Buffer.from(`picture ${nth}`))))
  for (const sha256 of names)
    for (const copy of ['w320.webp', 'w640.webp'])
      await blobs.derive(sha256, copy, () => Promise.resolve(Buffer.from('s')))
  s3.objects.set('easel/previews/1', Buffer.from('p'))
  s3.objects.set('easel/a & <b>', Buffer.from('p'))
  s3.objects.set('elsewhere/ab', Buffer.from('p'))
  expect(await listAll(blobs.list())).toEqual([...names].sort())
  const start = names[0]?.slice(0, 2) ?? ''
  expect(await listAll(blobs.list(start))).toEqual(names.filter((name) => name.startsWith(start)).sort())
})

test('previews live beside the pictures until they are swept', async () => {
  const { blobs } = await openBucketStore()
  await blobs.putPreview('one', Buffer.from('p'))
  expect((await blobs.readPreview('one'))?.toString()).toBe('p')
  expect(await blobs.readPreview('two')).toBeUndefined()
  expect(await blobs.sweepPreviews(new Date(Date.now() - 60_000))).toBe(0)
  expect(await blobs.sweepPreviews(new Date(Date.now() + 60_000))).toBe(1)
  expect(await blobs.readPreview('one')).toBeUndefined()
})

test('it is ready as long as a byte can be written and read, and asks seldom', async () => {
  const { blobs, s3 } = await openBucketStore()
  expect(await blobs.isReady()).toBe(true)
  expect(s3.objects.size).toBe(0)
  const asked = s3.asked.length
  expect(await blobs.isReady()).toBe(true)
  expect(s3.asked).toHaveLength(asked)
  const { blobs: away, s3: closed } = await openBucketStore()
  closed.plan = () => ({ status: 403, code: 'InvalidAccessKeyId' })
  expect(await away.isReady()).toBe(false)
})

test('encryption is asked for with every object', async () => {
  const { blobs, s3 } = await openBucketStore({ change: { encryption: 'aws:kms' } })
  const heads: unknown[] = []
  s3.plan = ({ method, query, headers }) => {
    if ((method === 'PUT' && !query.has('partNumber')) || query.has('uploads'))
      heads.push(headers['x-amz-server-side-encryption'])
    return null
  }
  await blobs.put(picture)
  await blobs.put(randomBytes(9 * 1024 * 1024))
  expect(heads).toEqual(['aws:kms', 'aws:kms'])
})
