import type { DrawOrder, Reference, Verb } from '@easel/engines/engine'
import sharp from 'sharp'
import type { ImageRow, TaskParameters, TaskRow } from '../../../db/tables.ts'
import type { Deps } from '../../../deps.ts'
import { BlobMissing } from '../../../platform/blobs.ts'
import { findImages } from '../../media/gate.ts'
import { ratioOf } from './rules.ts'

export type OrderDeps = Pick<Deps, 'db' | 'blobs'>

/** A picture that the order needs is there no longer. */
export class PictureGone extends Error {
  override name = 'PictureGone'
}

/**
 * What to ask of the engine, from the row and the pictures it names: after a restart it is the same order.
 *
 * @throws PictureGone
 */
export async function readOrder(deps: OrderDeps, task: TaskRow): Promise<DrawOrder> {
  const { words, without, stylize, chaos, weird, linked, loras, share } = task.parameters
  const open = await openPictures(deps, task)
  return {
    verb: task.parameters.extend ? await readExtension(deps, task) : await readVerb(task, open),
    prompt: words,
    without,
    bot: task.bot_type,
    modelVersion: task.model_version,
    aspectRatio: ratioOf(task.aspect_ratio),
    seed: task.seed ?? 0,
    stylize,
    chaos,
    weird,
    references: task.action === 'IMAGINE' || task.action === 'REROLL' ? await readReferences(task, open) : [],
    referenceWeight: task.parameters.referenceWeight ?? 1,
    ...(linked && { linked }),
    ...(loras && { loras }),
    ...(share !== undefined && { pictures: 1 }),
  }
}

/** PNG bytes of one of the task's pictures. */
type OpenPicture = (imageId: string) => Promise<Uint8Array>

async function openPictures(
  { db, blobs }: OrderDeps,
  { parameters, mask_id, base_image_ids }: TaskRow,
): Promise<OpenPicture> {
  const named = [parameters.work?.imageId, parameters.variation?.imageId, mask_id, ...base_image_ids].filter(
    (id) => typeof id === 'string',
  )
  const rows = await findImages(db, named)
  return async (imageId) => {
    const row = rows.get(imageId)
    if (!row) throw new PictureGone(imageId)
    return asPng(row, await readBytes(blobs, row))
  }
}

async function readBytes(blobs: OrderDeps['blobs'], { id, sha256 }: ImageRow): Promise<Buffer> {
  try {
    return await blobs.read(sha256)
  } catch (error) {
    // Deleted since the row was read.
    throw error instanceof BlobMissing ? new PictureGone(id) : error
  }
}

async function asPng({ mime }: ImageRow, bytes: Buffer): Promise<Uint8Array> {
  return mime === 'image/png' ? bytes : sharp(bytes).png().toBuffer()
}

async function readVerb(task: TaskRow, open: OpenPicture): Promise<Verb> {
  const { variation, work, clip } = task.parameters
  if (clip) return readClip(task, clip, open)
  if (variation) return readVariation(variation, open)
  if (work) {
    const parent = { recipe: work.recipe, png: await open(work.imageId) }
    if (work.change.kind !== 'vary-region') return { ...work.change, parent }
    return { ...work.change, parent, mask: await open(task.mask_id ?? '') }
  }
  if (task.action === 'SHORTEN') return { kind: 'shorten' }
  if (task.action !== 'BLEND' && task.action !== 'DESCRIBE') return { kind: 'imagine' }
  const pictures = await readReferences(task, open)
  if (task.action === 'BLEND') return { kind: 'blend', pictures }
  const [picture] = pictures
  if (!picture) throw new PictureGone(`of task ${task.id}`)
  return { kind: 'describe', picture }
}

async function readClip(
  task: TaskRow,
  { needs, ...wish }: NonNullable<TaskParameters['clip']>,
  open: OpenPicture,
): Promise<Verb> {
  const [first = null, last = null] = await readReferences(task, open)
  if (needs.includes('picture') && !first) throw new PictureGone(`of task ${task.id}`)
  return { kind: 'video', clip: { ...wish, first, last } }
}

async function readExtension({ db, blobs }: OrderDeps, { base_image_ids, parameters, id }: TaskRow): Promise<Verb> {
  const { extend } = parameters
  const [clipId = ''] = base_image_ids
  const row = (await findImages(db, [clipId])).get(clipId)
  if (!extend || !row || row.duration_ms === null) throw new PictureGone(`of task ${id}`)
  const { seconds, motion, recipe } = extend
  const parent = { recipe, bytes: await readBytes(blobs, row), mime: row.mime, durationMs: row.duration_ms }
  return { kind: 'extend', parent, seconds, motion }
}

/** An engine with its own recipe of the picture does not need the pixels. */
async function readVariation(
  { strength, parent, imageId }: NonNullable<TaskParameters['variation']>,
  open: OpenPicture,
): Promise<Verb> {
  const verb = { kind: 'variation', strength, parent } as const
  if (imageId === undefined) return verb
  try {
    return { ...verb, png: await open(imageId) }
  } catch (error) {
    if (!(error instanceof PictureGone) || Object.keys(parent).length === 0) throw error
    return verb
  }
}

/** A recipe is only usable by the engine that made it. */
function readReferences({ base_image_ids, parameters, engine }: TaskRow, open: OpenPicture): Promise<Reference[]> {
  const { references = [], referencesOf = [] } = parameters
  const recall = (nth: number) => (referencesOf[nth] === engine ? (references[nth] ?? null) : null)
  return Promise.all(base_image_ids.map(async (id, nth) => ({ png: await open(id), recipe: recall(nth) })))
}
