import { z } from 'zod'

/** Many servers name what they do not give: as null, or as nothing at all. */
const optionalText = z
  .string()
  .nullish()
  .transform((text) => text || undefined)
const picture = z.object({ b64_json: optionalText, url: optionalText })
const pictures = z.array(picture)
export type PictureOnWire = z.infer<typeof picture>

/** SiliconFlow calls them `images`, and OpenAI `data`. */
export const imagesAnswer = z
  .object({ data: pictures.nullish(), images: pictures.nullish().catch(null) })
  .transform(({ data, images }) => ({ data: data ?? images ?? [] }))
  .refine(({ data }) => data.length > 0)

/** Codes are words for OpenAI, and numbers for vLLM. */
const word = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .catch(null)
  .transform((text) => text || null)
const complaint = z.object({ code: word, param: word, message: word })
export type Complaint = z.infer<typeof complaint>

const nested = z
  .object({
    error: z.union([z.string().transform((message) => ({ code: null, param: null, message })), complaint]),
  })
  .transform(({ error }) => error)

/** What a server complains of: as OpenAI, in one sentence, or with all its fields outside. */
export const anyComplaint = z.union([nested, complaint])

/** `image_generation.…`, `image_edit.…`, and what others make of them; what else comes is passed over. */
export const streamEvent = z
  .looseObject({
    type: z.string().catch(''),
    b64_json: optionalText,
    url: optionalText,
    data: pictures.catch([]),
    partial_image_index: z.int().min(0).catch(0),
  })
  .transform(({ b64_json, url, data, ...event }) => {
    const flat = b64_json === undefined && url === undefined ? [] : [{ b64_json, url }]
    return { type: event.type, index: event.partial_image_index, pictures: [...flat, ...data], error: readError(event) }
  })

function readError(event: { type: string }): Complaint | null {
  const inside = nested.safeParse(event)
  if (inside.success) return inside.data
  return event.type === 'error' ? complaint.parse(event) : null
}

export const modelList = z.object({ data: z.array(z.object({ id: z.string() })) })
