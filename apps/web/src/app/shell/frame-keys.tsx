import type { Channel } from '@easel/contract/channel'
import { useChannelKeys } from './use-channel-keys.ts'
import { useSidebarKey } from './use-sidebar-key.ts'

export interface FrameKeysProps {
  channels: readonly Channel[] | undefined
  currentId: string | undefined
  onToggleSidebar: () => void
}

/** Registers the keyboard shortcuts of the app frame while mounted. */
export function FrameKeys({ channels, currentId, onToggleSidebar }: FrameKeysProps) {
  useSidebarKey(onToggleSidebar)
  useChannelKeys(channels ?? [], currentId)
  return null
}
