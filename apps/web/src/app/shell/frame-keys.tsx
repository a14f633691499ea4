import type { Channel } from '@easel/contract/channel'
import { useChannelKeys } from './use-channel-keys.ts'
import { useSidebarKey } from './use-sidebar-key.ts'

export interface FrameKeysProps {
  channels: readonly Channel[] | undefined
  currentId: string | undefined
  onToggleSidebar: () => void
}

/** Standing there, it listens to the keys of the frame. */
export function FrameKeys({ channels, currentId, onToggleSidebar }: FrameKeysProps) {
  useSidebarKey(onToggleSidebar)
  useChannelKeys(channels ?? [], currentId)
  return null
}
