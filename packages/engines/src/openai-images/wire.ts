import { z } from 'zod'

const picture = z.object({ b64_json: z.string().exactOptional(), url: z.string().exactOptional() })

export const imagesAnswer = z.object({ data: z.array(picture).min(1) })
export type PictureOnWire = z.infer<typeof picture>

/** `image_generation.…` and `image_edit.…`; what else comes is passed over. */
export const streamEvent = z.object({
  type: z.string().catch(''),
  b64_json: z.string().exactOptional(),
  partial_image_index: z.int().min(0).catch(0),
  error: z.object({ message: z.string() }).exactOptional(),
})

export const modelList = z.object({ data: z.array(z.object({ id: z.string() })) })
