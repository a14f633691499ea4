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
  /** The rename field was just closed, so this button takes the focus. */
  isBack: boolean
}

/** Actions on an own channel: invite, rename, delete. */
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
