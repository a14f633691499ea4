import { useText } from '../../i18n/use-text.ts'
import { closeDialog } from '../../lib/dialog-address.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { Failure } from '../../ui/error-boundary.tsx'
import { ErrorDetails } from '../../ui/error-details.tsx'

interface FailedDialogProps extends Failure {
  onClose?: () => void
}

/** Replaces a dialog that crashed or whose chunk did not load; the screen behind it keeps working. */
export function FailedDialog({ error, retry, onClose = closeDialog }: FailedDialogProps) {
  const t = useText()
  const again = (
    <Button variant="primary" onClick={retry}>
      {t('ui.retry')}
    </Button>
  )
  return (
    <Dialog isOpen title={t('net.wrong')} options={{ footer: again }} onClose={onClose}>
      <ErrorDetails error={error} />
    </Dialog>
  )
}
