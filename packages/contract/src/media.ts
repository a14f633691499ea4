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

/** Something that plays. */
export const mediaItem = z.object({
  id,
  /** The bytes; ranges may be asked for. */
  url: z.string(),
  /** Its first picture; null: nobody has read one out yet. */
  poster: z.nullable(image),
  /** `video/mp4`, `video/webm`, or that of an animated picture. */
  mime: z.string(),
  width: z.number(),
  height: z.number(),
  durationMs: z.number(),
  bytes: z.number(),
  title: z.nullable(z.string()),
  lyrics: z.nullable(z.string()),
})
export type MediaItem = z.infer<typeof mediaItem>
