import { lazyScreen } from '../../../i18n/lazy-screen.tsx'
import { useDialogAddress } from '../../../lib/dialog-address.ts'
import { Later } from '../../../ui/later.tsx'

const ModalDialog = lazyScreen(() => import('./modal-dialog.tsx').then((part) => part.ModalDialog))

/** Opens the dialog of the task in `?modal=`, also after a reload. */
export function ModalDoor({ channelId }: { channelId: string }) {
  const dialog = useDialogAddress()
  if (dialog?.name !== 'modal') return null
  return (
    <Later>
      <ModalDialog key={dialog.part} channelId={channelId} taskId={dialog.part} />
    </Later>
  )
}
