import { type Button, mediumOf, type Modal, type Task } from '@easel/contract/drawing'
import type { Image, MediaItem } from '@easel/contract/media'
import type { TaskRow } from '../../db/tables.ts'
import { listButtons } from './button/list-buttons.ts'

/** A clip without what its task says of it. */
export type Clip = Omit<MediaItem, 'poster' | 'title' | 'lyrics'>

/** What a task shows beside its own row. */
export interface Surroundings {
  author: Task['author']
  images: ReadonlyMap<string, Image>
  clips: ReadonlyMap<string, Clip>
  /** `customId` of each button that something came from. */
  used: ReadonlySet<string>
  /** Kinds of buttons for which nothing is there just now. */
  hidden: ReadonlySet<Button['kind']>
  queuePlace: number | null
  etaSeconds: number | null
}

/** Equal for every reader. Pictures that are gone are left out. */
export function viewTask(row: TaskRow, around: Surroundings): Task {
  const { author, images, used, hidden, queuePlace, etaSeconds } = around
  const see = (ids: readonly string[]) => ids.map((id) => images.get(id)).filter((image) => image !== undefined)
  return {
    id: row.id,
    channelId: row.channel_id,
    author,
    botType: row.bot_type,
    action: row.action,
    status: row.status,
    progress: row.progress,
    prompt: row.prompt,
    finalPrompt: row.final_prompt,
    mode: row.mode,
    modelVersion: row.model_version,
    aspectRatio: row.aspect_ratio,
    seed: row.seed,
    parentId: row.parent_id,
    index: row.index,
    grid: (row.grid_id && images.get(row.grid_id)) || null,
    media: viewMedia(row, around),
    images: mediumOf(row.action) === 'image' ? viewPictures(row, images) : [],
    baseImages: see(row.base_image_ids),
    prompts: row.prompts,
    weights: row.weights,
    notDrawn: row.not_drawn,
    ...(row.parameters.shortfall && { shortfall: row.parameters.shortfall }),
    buttons: row.status === 'SUCCESS' ? listButtons(row, used, hidden) : [],
    modal: viewModal(row, images),
    failReason: row.fail_reason,
    failDetail: row.fail_detail,
    cost: row.cost,
    engine: row.engine,
    queuePlace,
    etaSeconds,
    submitTime: row.submit_time.toISOString(),
    startTime: row.start_time?.toISOString() ?? null,
    finishTime: row.finish_time?.toISOString() ?? null,
    version: row.version,
  }
}

function viewPictures(row: TaskRow, images: Surroundings['images']): Task['images'] {
  return row.image_ids.flatMap((id, nth) => {
    const image = images.get(id)
    return image ? { ...image, notDrawn: row.pictures_not_drawn[nth] ?? row.not_drawn } : []
  })
}

/** Each clip with the picture that stands at its place. */
function viewMedia({ media_ids, image_ids }: TaskRow, { images, clips }: Surroundings): MediaItem[] {
  return media_ids.flatMap((id, nth) => {
    const clip = clips.get(id)
    return clip ? { ...clip, poster: images.get(image_ids[nth] ?? '') ?? null, title: null, lyrics: null } : []
  })
}

function viewModal({ status, modal, deadline_at }: TaskRow, images: Surroundings['images']): Modal | null {
  if (status !== 'MODAL' || !modal) return null
  const { imageId, ...asked } = modal
  return { ...asked, image: (imageId && images.get(imageId)) || null, expiresAt: deadline_at.toISOString() }
}

/** Every picture a task shows. */
export function imageIdsOf({ grid_id, image_ids, media_ids, base_image_ids, modal }: TaskRow): string[] {
  const maybe = [grid_id, modal?.imageId].filter((id) => typeof id === 'string')
  return [...maybe, ...image_ids, ...media_ids, ...base_image_ids]
}

/** Every picture that a task shows or was drawn from. */
export function usedIdsOf(task: TaskRow): string[] {
  const { work, variation } = task.parameters
  const maybe = [task.mask_id, work?.imageId, variation?.imageId].filter((id) => typeof id === 'string')
  return [...imageIdsOf(task), ...maybe]
}
