import type { Channel } from '@easel/contract/channel'
import Pencil from 'lucide-react/icons/pencil'
import UserPlus from 'lucide-react/icons/user-plus'
import { useText } from '../../../i18n/use-text.ts'
import { openDialog, useDialogAddress } from '../../../lib/dialog-address.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { EndButton } from './end-button.tsx'

interface CreatorActsProps {
  channel: Channel
  onRename: () => void
  /** One comes from the field of the name, and so does the focus. */
  isBack: boolean
}

/** Of a channel of one's own: invite, rename, delete. */
export function CreatorActs({ channel, onRename, isBack }: CreatorActsProps) {
  const t = useText()
  const dialog = useDialogAddress()
  return (
    <>
      <IconButton
        size="small"
        label={t('channel.invite')}
        icon={UserPlus}
        aria-haspopup="dialog"
        aria-expanded={dialog?.name === 'invite' && dialog.part === channel.id}
        onClick={() => openDialog('invite', channel.id)}
      />
      <IconButton size="small" label={t('channel.rename')} icon={Pencil} autoFocus={isBack} onClick={onRename} />
      <EndButton channel={channel} />
    </>
  )
}
