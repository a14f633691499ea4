import { useMarkRead } from './use-mark-read.ts'

interface ReadMarkProps {
  channelId: string
  /** The newest item; it is in view. */
  upTo: string
}

/** Standing there, it tells the server what has been seen of a channel. */
export function ReadMark({ channelId, upTo }: ReadMarkProps) {
  useMarkRead(channelId, upTo)
  return null
}
