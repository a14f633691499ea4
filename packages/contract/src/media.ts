import * as z from 'zod/mini'
import { id } from './basics.ts'

export const image = z.object({
  id,
  /** The original; WebP copies at `?w=320`, 640 and 1280. */
  url: z.string(),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  mime: z.string(),
  /** Base64 of a ThumbHash: a blurred copy of about 25 bytes. */
  thumbhash: z.string(),
})
export type Image = z.infer<typeof image>
