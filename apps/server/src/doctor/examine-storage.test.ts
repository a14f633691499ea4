import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { settleStorage } from '../start/settle-storage.ts'
import { openBucketStore } from '../testing/open-bucket-store.ts'
import { openTestDeps } from '../testing/open-test-deps.ts'
import { openTemporaryFolder } from '../testing/temporary-folder.ts'
import { examineStorage } from './examine-storage.ts'

const configOf = (settings: Record<string, string> = {}) => readConfig({ DATA_DIR: openTemporaryFolder(), ...settings })

test('before the first start a folder is well; one that cannot be used is broken, and so is a full one', async () => {
  const config = configOf()
  expect(await examineStorage(config, null)).toMatchObject([{ state: 'well' }])
  const elsewhere = { kind: 'folder' as const, folder: '/proc/1/no-such', isShared: false }
  expect(await examineStorage({ ...config, files: elsewhere }, null)).toMatchObject([{ state: 'broken' }])
  const more = await examineStorage({ ...config, minFreeBytes: Number.MAX_SAFE_INTEGER }, null)
  expect(more).toMatchObject([{ state: 'broken', text: expect.stringContaining('MIN_FREE_MB') }])
})

async function aRow({ db }: Awaited<ReturnType<typeof openTestDeps>>['deps'], sha256: string): Promise<void> {
  const owner_id = randomUUID()
  const unset = { email: null, avatar_id: null, password_hash: null, banned_at: null }
  await db
    .insertInto('users')
    .values({ id: owner_id, phone: owner_id, created_at: new Date(), ...unset })
    .execute()
  const about = { width: 1, height: 1, bytes: 3, mime: 'image/png' as const, thumbhash: '', created_at: new Date() }
  await db
    .insertInto('images')
    .values({ id: randomUUID(), owner_id, sha256, ...about })
    .execute()
}

test('of a bucket it says that all works, how many pictures are there, and which are not', async () => {
  const { deps } = await openTestDeps()
  const { blobs, settings, s3 } = await openBucketStore()
  const config = configOf(settings)
  await aRow(deps, await blobs.put(Buffer.from('one')))
  await blobs.put(Buffer.from('two'))
  await settleStorage({ ...deps, blobs, config })
  expect(await examineStorage(config, deps.db)).toMatchObject([
    { part: 'storage', state: 'well', text: expect.stringContaining('listing, putting, getting and deleting work') },
    { part: 'stored', state: 'well', text: expect.stringMatching(/^1 pictures, all there; 1 are named by no picture/) },
  ])

  await aRow(deps, 'ab'.repeat(32))
  const [, lacking] = await examineStorage(config, deps.db)
  expect(lacking).toMatchObject({
    state: 'broken',
    text: expect.stringContaining(`1 of 2 pictures are not there: ab/${'ab'.repeat(31)}`),
  })
  expect([...s3.objects.keys()].filter((key) => key.includes('previews'))).toEqual([])
})

test('a folder of another database is named', async () => {
  const { deps, files } = await openTestDeps()
  const config = configOf({ STORAGE_URL: `file://${files}` })
  const mark = randomUUID()
  await deps.blobs.writeMark(mark)
  await deps.db.insertInto('storage_marks').values({ id: 1, mark: randomUUID() }).execute()
  const [, stored] = await examineStorage(config, deps.db)
  expect(stored).toMatchObject({ state: 'broken', text: expect.stringContaining('belong to another database') })
  rmSync(files, { recursive: true })
})

test.each([
  ['no bucket', 'GET 404 NoSuchBucket', 'There is no bucket pictures at'],
  ['wrong keys', 'GET 403 InvalidAccessKeyId', 'does not take the keys (InvalidAccessKeyId): correct S3_ACCESS_KEY_ID'],
  ['no right to list', 'GET 403 AccessDenied', 'The keys may not list in s3://pictures/easel/ at'],
  ['no right to put', 'PUT 403 AccessDenied', 'The keys may not put in'],
  ['no right to delete', 'DELETE 403 AccessDenied', 'The keys may not delete in'],
  ['another region', 'GET 400 AuthorizationHeaderMalformed', 'correct region and endpoint'],
])('of a bucket with %s it says what to do', async (_what, planned, sentence) => {
  const [method, status, code = ''] = planned.split(' ')
  const { settings, s3 } = await openBucketStore()
  s3.plan = (asked) => (asked.method === method ? { status: Number(status), code } : null)
  const [finding] = await examineStorage(configOf(settings), null)
  expect(finding).toMatchObject({ state: 'broken', text: expect.stringContaining(sentence) })
  expect(finding?.text).not.toContain(settings['S3_SECRET_ACCESS_KEY'])
})
