import type { Task } from '@easel/contract/drawing'
import type { Image } from '@easel/contract/media'
import type { TaskRow } from '../../db/tables.ts'
import { buttonsOf } from './button/rules.ts'

/** What a task shows beside its own row. */
export interface Surroundings {
  author: Task['author']
  images: ReadonlyMap<string, Image>
  queuePlace: number | null
  etaSeconds: number | null
}

/** Equal for every reader. Pictures that are gone are left out. */
export function viewTask(row: TaskRow, { author, images, queuePlace, etaSeconds }: Surroundings): Task {
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
    images: see(row.image_ids),
    baseImages: see(row.base_image_ids),
    prompts: row.prompts,
    notDrawn: row.not_drawn,
    buttons: row.status === 'SUCCESS' ? buttonsOf(row) : [],
    modal: null,
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

/** Every picture a task shows. */
export function imageIdsOf(row: TaskRow): string[] {
  return [...(row.grid_id ? [row.grid_id] : []), ...row.image_ids, ...row.base_image_ids]
}
