import * as z from 'zod/mini'
import { id } from './basics.ts'

/** A drawing of one's own is done or has failed, or somebody spoke to one. */
export const notificationKind = z.enum(['done', 'failed', 'spoken'])
export type NotificationKind = z.infer<typeof notificationKind>

export const notification = z.object({
  /** Of the drawing or the message that it tells of: the same however often it is told. */
  id,
  kind: notificationKind,
  channelId: id,
  /** Of several with the same one a device shows the newest only. */
  tag: z.string(),
  /** Who spoke; the reader themselves for a drawing. */
  name: z.string(),
  /** The beginning of the prompt, or of what was said. */
  words: z.string(),
  /** A path of this site; null: there is none to show. */
  picture: z.nullable(z.string()),
  /** Only counted: these are the reader's quiet hours. */
  isQuiet: z.boolean(),
  /** Their devices are about to be told too, unless it is said that it was seen. */
  isPushed: z.boolean(),
})
export type Notification = z.infer<typeof notification>
