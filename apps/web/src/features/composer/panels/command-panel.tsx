import type { OpenDialog } from '../../../lib/dialog-address.ts'
import { InfoPanel } from './info-panel.tsx'
import { PreferPanel } from './prefer-panel.tsx'
import { ShowPanel } from './show-panel.tsx'

interface CommandPanelProps {
  dialog: OpenDialog
  channelId: string
}

/** Dialog that a slash command opened. */
export function CommandPanel({ dialog: { name, part }, channelId }: CommandPanelProps) {
  if (name === 'info') return <InfoPanel channelId={channelId} />
  if (name === 'show') return <ShowPanel channelId={channelId} wanted={part} />
  return <PreferPanel part={part} channelId={channelId} />
}
