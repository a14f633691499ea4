import { useMarkRead } from './use-mark-read.ts'

interface ReadMarkProps {
  channelId: string
  /** Id of the newest item in view. */
  upTo: string
}

/** While mounted, reports what has been read of a channel. */
export function ReadMark({ channelId, upTo }: ReadMarkProps) {
  useMarkRead(channelId, upTo)
  return null
}
