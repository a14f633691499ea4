import type { Task } from '@easel/contract/drawing'
import type { Order } from './read-order.ts'
import { MODEL } from './rules.ts'

export interface DrawnPicture {
  task: Task
  /** Place among its task's pictures, from 0. */
  nth: number
  id: string
  width: number
  height: number
}

/** Pictures of these tasks one by one, never a sheet of four. */
export function listPictures(tasks: readonly Task[]): DrawnPicture[] {
  return tasks.flatMap((task) => task.images.map(({ id, width, height }, nth) => ({ task, nth, id, width, height })))
}

/** What was asked for, as it was understood: programs send more here than they should get back. */
export function viewParameters(order: Order) {
  const { words, negative, count, width, height, seed } = order
  return {
    ...{ prompt: words, negative_prompt: negative, width, height, seed: seed ?? -1 },
    ...{ batch_size: count, n_iter: 1, sampler_name: 'Automatic', override_settings: {} },
  }
}

/** The text under `info`. */
export function writeInfo(order: Order, pictures: readonly DrawnPicture[]): string {
  const { words, negative } = order
  const seeds = pictures.map(({ task, nth }) => (task.seed ?? 0) + nth)
  const each = <One>(one: One): One[] => pictures.map(() => one)
  return JSON.stringify({
    ...{ prompt: words, all_prompts: each(words) },
    ...{ negative_prompt: negative, all_negative_prompts: each(negative) },
    ...{ seed: seeds[0] ?? -1, all_seeds: seeds, subseed: seeds[0] ?? -1, all_subseeds: seeds, subseed_strength: 0 },
    ...{ width: pictures[0]?.width ?? 0, height: pictures[0]?.height ?? 0, batch_size: pictures.length },
    ...{ sampler_name: 'Automatic', cfg_scale: 7, steps: 20, sd_model_name: MODEL, sd_model_hash: '', clip_skip: 1 },
    ...{ restore_faces: false, denoising_strength: null, extra_generation_params: {}, styles: [] },
    ...{ index_of_first_image: 0, infotexts: pictures.map(({ task }) => task.finalPrompt) },
    job_timestamp: timestampOf(pictures[0]?.task),
  })
}

/** `20261128063000` */
function timestampOf(task: Pick<Task, 'submitTime'> | undefined): string {
  return (task?.submitTime ?? '').replace(/\.\d+Z$/, '').replace(/\D/g, '')
}

/** Of the task that is drawn, or of none. */
export function viewProgress(
  task: Task | undefined,
  { openCount, image }: { openCount: number; image: string | null },
) {
  const progress = task ? Math.min(0.99, task.progress / 100) : 0
  const steps = Math.round(progress * 20)
  return {
    progress,
    eta_relative: task?.etaSeconds ?? 0,
    state: {
      ...{ skipped: false, interrupted: false, stopping_generation: false },
      ...{ job: task ? task.action : '', job_count: openCount, job_timestamp: timestampOf(task), job_no: 0 },
      ...{ sampling_step: steps, sampling_steps: task ? 20 : 0 },
    },
    current_image: image,
    textinfo: task ? task.prompt : null,
  }
}

/** Why there is nothing to send. */
export function viewFailure(tasks: readonly Task[]) {
  const isCancelled = tasks.every(({ status }) => status === 'CANCEL')
  const failed = tasks.find(({ status }) => status === 'FAILURE')
  const why = [failed?.failReason ?? 'failed', failed?.failDetail].filter(Boolean).join(': ')
  const detail = isCancelled
    ? 'Interrupted: the drawing was cancelled, and costs nothing.'
    : `The drawing failed: ${why}`
  return { error: isCancelled ? 'Interrupted' : 'DrawingFailed', detail, body: '', errors: detail }
}
