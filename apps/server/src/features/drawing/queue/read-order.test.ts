import type { DrawOrder } from '@easel/engines/engine'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { BlobMissing } from '../../../platform/blobs.ts'
import { drawNext } from '../../../testing/draw-from.ts'
import { aPerson, type DrawingDeps, forgetTasks, openDrawing, violations } from '../../../testing/open-drawing.ts'
import { aPicture, press } from '../../../testing/press-buttons.ts'
import { drawAtOnce, drawForever } from '../../../testing/scripted-engine.ts'
import { availableCredits } from '../../ledger/gate.ts'
import { claimTask } from './claim-task.ts'
import { drawTask } from './draw-task.ts'
import { LEASE_MS } from './rules.ts'

let deps: DrawingDeps

beforeAll(async () => {
  deps = await openDrawing()
})
beforeEach(async () => {
  await forgetTasks(deps)
  deps.engine.script = drawAtOnce
})

/** Draw what is next until the signal ends it. */
async function drawUntil({ signal, abort }: { signal: AbortSignal; abort: () => void }, orders: DrawOrder[]) {
  const task = await claimTask(deps, 'node:1:0')
  if (!task) throw new Error('nothing in line')
  deps.engine.script = async function* (order) {
    orders.push(order)
    for await (const report of drawForever(order, signal)) {
      yield report
      abort()
    }
  }
  await drawTask(deps, { task, lease: { owner: 'node:1:0', epoch: task.epoch } }, { signal })
}

test('a picture that goes while the drawing waits: FAILURE, and the credits are back', async () => {
  for (const what of ['row', 'bytes']) {
    const actor = await aPerson(deps, { credits: 8 })
    const picture = await aPicture(deps, actor)
    const { id } = await press(deps, actor, picture, 'Zoom Out 2x')
    const imageId = picture.images[0]?.id ?? ''
    if (what === 'row') await deps.db.deleteFrom('images').where('id', '=', imageId).execute()
    const read = () => Promise.reject(new BlobMissing('gone'))
    const blobs = what === 'bytes' ? { ...deps.blobs, read } : deps.blobs

    const failed = await drawNext({ ...deps, blobs }, actor)

    expect(failed).toMatchObject({ id, status: 'FAILURE', failReason: 'picture_gone' })
    expect(await availableCredits(deps.db, actor.userId, deps.clock.now())).toBe(4)
  }
  expect(await violations(deps)).toEqual([])
})

test.each(['Zoom Out 2x', '➡️', 'Upscale (Creative)', 'Vary (Subtle)'])(
  'a process that dies over %s leaves an order that the next one reads the same',
  async (name) => {
    const actor = await aPerson(deps)
    const { id } = await press(deps, actor, await aPicture(deps, actor), name)
    const orders: DrawOrder[] = []
    const controller = new AbortController()
    const { signal } = controller
    await expect(drawUntil({ signal, abort: () => controller.abort() }, orders)).rejects.toThrow()
    deps.clock.moveSeconds(LEASE_MS / 1000 + 1)
    deps.engine.script = (order) => {
      orders.push(order)
      return drawAtOnce(order)
    }

    expect(await drawNext(deps, actor)).toMatchObject({ id, status: 'SUCCESS' })
    expect(orders).toHaveLength(2)
    expect(orders[1]).toEqual(orders[0])
  },
)
