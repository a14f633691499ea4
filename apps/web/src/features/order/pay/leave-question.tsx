import { useOrderText } from '../../../i18n/order-words.ts'
import { closeDialog } from '../../../lib/dialog-address.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

/** Asks before the dialog closes over an unpaid order; the order stays open either way. */
export function LeaveQuestion({ onStay }: { onStay: () => void }) {
  const t = useOrderText()
  const footer = (
    <>
      <Button onClick={closeDialog}>{t('pay.leave')}</Button>
      <Button variant="primary" onClick={onStay}>
        {t('pay.stay')}
      </Button>
    </>
  )
  return (
    <Dialog isOpen title={t('pay.leaveTitle')} onClose={onStay} options={{ width: 420, footer }}>
      <p>{t('pay.leaveHint')}</p>
    </Dialog>
  )
}
