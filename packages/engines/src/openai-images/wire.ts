import { z } from 'zod'

/** Many servers name what they do not give: as null, or as nothing at all. */
const given = z
  .string()
  .nullish()
  .transform((text) => text || undefined)
const picture = z.object({ b64_json: given, url: given })

export const imagesAnswer = z.object({ data: z.array(picture).min(1) })
export type PictureOnWire = z.infer<typeof picture>

/** `image_generation.…` and `image_edit.…`; what else comes is passed over. */
export const streamEvent = z.object({
  type: z.string().catch(''),
  b64_json: given,
  partial_image_index: z.int().min(0).catch(0),
  error: z
    .union([z.string(), z.object({ message: z.string() }).transform(({ message }) => message)])
    .nullish()
    .transform((said) => said ?? null),
})

export const modelList = z.object({ data: z.array(z.object({ id: z.string() })) })
