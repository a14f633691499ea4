import { z } from 'zod'
import { EngineRefused } from '../remote/faults.ts'

const drawAnswer = z.object({ images: z.array(z.unknown()).min(1), info: z.unknown() })
/** Inside a JSON string inside the JSON. */
const info = z.object({
  all_seeds: z.array(z.number()).catch([]),
  index_of_first_image: z.int().min(0).catch(0),
})

export interface DrawnOnWire {
  /** Base64, without a grid before them. */
  images: unknown[]
  /** As many, null where the server did not say. */
  seeds: (number | null)[]
}

/**
 * @param count Pictures that were asked for; a server that lays a grid of them before them sends one more
 * @throws EngineRefused `engine_bad_reply`
 */
export function readDrawn(answer: unknown, count: number): DrawnOnWire {
  const read = drawAnswer.safeParse(answer)
  if (!read.success) throw new EngineRefused('engine_bad_reply', { cause: read.error })
  const { all_seeds, index_of_first_image } = readInfo(read.data.info)
  const surplus = Math.min(1, read.data.images.length - count)
  const first = count > 1 ? Math.max(surplus, index_of_first_image) : 0
  const images = read.data.images.slice(first, first + count)
  if (images.length < count) throw new EngineRefused('engine_bad_reply')
  return { images, seeds: images.map((_, index) => all_seeds[index] ?? null) }
}

function readInfo(text: unknown): z.infer<typeof info> {
  const none = { all_seeds: [], index_of_first_image: 0 }
  if (typeof text !== 'string') return info.catch(none).parse(text)
  try {
    return info.catch(none).parse(JSON.parse(text))
  } catch {
    return none
  }
}

/** Whatever cannot be read is not known. */
export const progressAnswer = z.object({
  progress: z
    .number()
    .transform((share) => Math.min(1, Math.max(0, share)))
    .catch(0),
  current_image: z.string().nullable().catch(null),
  state: z
    .object({
      job: z.string().nullable().catch(''),
      job_timestamp: z.string().catch(''),
      job_count: z.number().catch(0),
    })
    .catch({ job: '', job_timestamp: '', job_count: 0 }),
})

export const upscaled = z.object({ image: z.unknown() })
export const caption = z.object({ caption: z.string() })
export const models = z.array(z.object({ title: z.string().catch(''), model_name: z.string().catch('') }))
/** The extension that reads them comes with the server; it may be called by either name. */
export const loras = z.array(z.object({ name: z.string(), alias: z.string().catch('') }))
export const samplers = z.array(z.object({ name: z.string() })).min(1)
export const schedulers = z.array(z.object({ name: z.string(), label: z.string().catch('') })).min(1)
export const upscalers = z.array(z.object({ name: z.string(), model_path: z.string().nullable().catch(null) }))
export const options = z.object({
  live_previews_enable: z.boolean().catch(true),
  show_progress_every_n_steps: z.number().catch(10),
})
