import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import { type BucketStore, openBucketStore } from '../../../testing/open-bucket-store.ts'
import {
  aPerson,
  type DrawingDeps,
  forgetTasks,
  imagines,
  openDrawing,
  violations,
  withEngines,
} from '../../../testing/open-drawing.ts'
import { drawAtOnce, scriptedEngine } from '../../../testing/scripted-engine.ts'
import { startWorkers } from '../../../testing/start-workers.ts'
import { availableCredits } from '../../ledger/gate.ts'
import { insertImage, storePicture } from '../../media/gate.ts'
import { CRASHES_MAX } from '../rules.ts'
import type { Workers } from './run-workers.ts'
import { FULL_REST_MS } from './rules.ts'

let deps: DrawingDeps

beforeAll(async () => {
  deps = await openDrawing()
})
beforeEach(async () => {
  await forgetTasks(deps)
  deps = withEngines(deps, scriptedEngine(drawAtOnce, 4))
})

function startWith({ blobs }: BucketStore): Workers {
  return startWorkers({ ...deps, blobs, nodeId: 'node' })
}

const read = (id: string) => deps.db.selectFrom('tasks').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const creditsOf = (userId: string) => availableCredits(deps.db, userId, deps.clock.now())

test.each([
  ['is throttled', { status: 503, code: 'SlowDown' }],
  ['does not take our keys any more', { status: 403, code: 'InvalidAccessKeyId' }],
  ['is gone', { status: 404, code: 'NoSuchBucket' }],
] as const)('a drawing is not paid for when the bucket %s', async (_what, fault) => {
  const actor = await aPerson(deps, { credits: 4 })
  const bucket = await openBucketStore()
  bucket.s3.plan = ({ method }) => (method === 'PUT' ? fault : null)
  const { id } = await imagines(deps, actor)
  startWith(bucket)
  await eventually(async () => expect(await read(id)).toMatchObject({ status: 'FAILURE' }))
  expect(await read(id)).toMatchObject({ fail_reason: 'storage_unavailable', grid_id: null, image_ids: [] })
  expect(await creditsOf(actor.userId)).toBe(4)
  expect(await violations(deps)).toEqual([])
})

test('a quota of the bucket that is used up costs nobody the drawing: it is drawn when there is room, and charged once', async () => {
  const actor = await aPerson(deps, { credits: 4 })
  const bucket = await openBucketStore()
  bucket.s3.plan = ({ method }) => (method === 'PUT' ? { status: 403, code: 'QuotaExceeded' } : null)
  const { id } = await imagines(deps, actor)
  const workers = startWith(bucket)
  await eventually(() => expect(deps.engine.started).toHaveLength(1))
  await eventually(async () => {
    workers.beat()
    expect(await read(id)).toMatchObject({ lease_owner: null, attempts: 0, fail_reason: null })
  })
  bucket.s3.plan = () => null
  await eventually(async () => {
    deps.clock.moveSeconds(1)
    workers.beat()
    expect(await read(id)).toMatchObject({ status: 'SUCCESS' })
  })
  expect(await creditsOf(actor.userId)).toBe(0)
  expect(await violations(deps)).toEqual([])
})

test('a drawing that begins from a picture waits while the bucket is away, however long, and is no crash', async () => {
  const actor = await aPerson(deps, { credits: 4 })
  const bucket = await openBucketStore()
  const png = await sharp({ create: { width: 9, height: 6, channels: 3, background: '#c63' } })
    .png()
    .toBuffer()
  const base = await storePicture({ ...deps, blobs: bucket.blobs }, actor.userId, png)
  await deps.db.transaction().execute((tx) => insertImage(tx, base))
  const { id } = await imagines(deps, actor)
  await deps.db
    .updateTable('tasks')
    .set({ base_image_ids: [base.id] })
    .where('id', '=', id)
    .execute()
  bucket.s3.plan = () => ({ status: 500, code: 'InternalError' })
  const workers = startWith(bucket)
  for (let time = 1; time <= CRASHES_MAX + 1; time += 1) {
    await eventually(async () => {
      workers.beat()
      expect(await read(id)).toMatchObject({ lease_owner: null, attempts: 0, fail_reason: null })
    })
    deps.clock.moveSeconds(FULL_REST_MS / 1000)
    workers.beat()
    await eventually(async () => expect((await read(id)).epoch).toBeGreaterThanOrEqual(time))
  }
  bucket.s3.plan = () => null
  await eventually(async () => {
    deps.clock.moveSeconds(1)
    workers.beat()
    expect(await read(id)).toMatchObject({ status: 'SUCCESS' })
  })
  expect(await creditsOf(actor.userId)).toBe(0)
})
