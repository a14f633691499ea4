import { lazyScreen } from '../../../i18n/lazy-screen.tsx'
import { useDialogAddress } from '../../../lib/dialog-address.ts'
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx'

const ModalDialog = lazyScreen(() => import('./modal-dialog.tsx').then((part) => part.ModalDialog))

/** Opens the dialog of the task in `?modal=`, also after a reload. */
export function ModalDoor({ channelId }: { channelId: string }) {
  const dialog = useDialogAddress()
  if (dialog?.name !== 'modal') return null
  return (
    <LazyBoundary>
      <ModalDialog key={dialog.part} channelId={channelId} taskId={dialog.part} />
    </LazyBoundary>
  )
}
