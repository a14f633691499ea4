import type { Channel } from '@easel/contract/channel'
import LogOut from 'lucide-react/icons/log-out'
import Trash2 from 'lucide-react/icons/trash'
import { useText } from '../../../i18n/use-text.ts'
import { Confirm } from '../../../ui/confirm.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useEndChannel } from './api.ts'

const END = {
  icon: Trash2,
  label: 'channel.delete',
  question: 'channel.confirmDelete',
  act: 'channel.deleteAct',
} as const
const LEAVE = {
  icon: LogOut,
  label: 'channel.leave',
  question: 'channel.confirmLeave',
  act: 'channel.leaveAct',
} as const

/** Deletes an own channel or leaves another's, after a confirmation. */
export function EndButton({ channel }: { channel: Channel }) {
  const t = useText()
  const { end, isPending, isError } = useEndChannel(channel, () => moveFocus(channel.id))
  const { icon, label, question, act } = channel.isCreator ? END : LEAVE
  const failed = channel.isCreator ? 'channel.deleteFailed' : 'channel.leaveFailed'
  // A row has no room for an error message, so the button's name (its tooltip) contains it.
  const name = isError ? `${t(label)} · ${t(failed)}` : t(label)
  return (
    <Confirm
      question={t(question)}
      hint={channel.isCreator ? t('channel.deleteHint') : undefined}
      act={t(act)}
      onConfirm={end}
      trigger={<IconButton size="small" label={name} icon={icon} aria-busy={isPending || undefined} />}
    />
  )
}

/** Moves the focus from a row that is about to disappear to its neighbour, else to the "new channel" button. */
function moveFocus(channelId: string): void {
  const row = document.activeElement?.closest('li')
  if (!row?.querySelector(`a[href$="${channelId}"]`)) return
  const neighbour = row.nextElementSibling ?? row.previousElementSibling
  const next = neighbour?.querySelector('a') ?? row.closest('nav')?.querySelector('button')
  next?.focus()
}
