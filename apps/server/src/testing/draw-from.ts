import type { Task } from '@easel/contract/drawing'
import sharp from 'sharp'
import type { ImageRow } from '../db/tables.ts'
import type { Actor, Deps } from '../deps.ts'
import { claimTask } from '../features/drawing/queue/claim-task.ts'
import { drawTask } from '../features/drawing/queue/draw-task.ts'
import { readTask } from '../features/drawing/read-task.ts'
import { insertImage, storePicture } from '../features/media/gate.ts'
import { type DrawingDeps, imagines } from './open-drawing.ts'

let shade = 0

/** A picture that a person sent, never the same bytes twice; gives its id. */
export async function anUpload(
  deps: Pick<Deps, 'db' | 'blobs' | 'clock' | 'newId'>,
  { userId }: Pick<Actor, 'userId'>,
  {
    purpose = 'base',
    width = 9,
    height = 9,
    isBright = purpose === 'mask',
  }: Partial<Pick<ImageRow, 'purpose' | 'width' | 'height'>> & { isBright?: boolean } = {},
): Promise<string> {
  shade += 1
  // However many there were before, a dark one stays darker than half.
  const background = isBright
    ? { r: shade % 256, g: 255, b: 255 }
    : { r: shade % 100, g: Math.floor(shade / 100) % 100, b: 60 }
  const png = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
  const picture = await storePicture(deps, userId, png)
  await deps.db.transaction().execute((tx) => insertImage(tx, { ...picture, purpose }))
  return picture.id
}

/** Draw whatever is next in line, and give it as it is then. */
export async function drawNext(deps: DrawingDeps, actor: Actor): Promise<Task> {
  const task = await claimTask(deps, 'node:1:0')
  if (!task) throw new Error('nothing in line')
  const lease = { owner: 'node:1:0', epoch: task.epoch }
  await drawTask(deps, { task, lease }, { signal: new AbortController().signal })
  return readTask(deps, actor, task.id)
}

/** A finished grid in the person's own channel; nothing else may be in line. */
export async function aGrid(deps: DrawingDeps, actor: Actor & { channelId: string }, prompt?: string): Promise<Task> {
  await imagines(deps, actor, prompt)
  return drawNext(deps, actor)
}
