import Crown from 'lucide-react/icons/crown'
import Settings from 'lucide-react/icons/settings'
import { useSession } from '../../features/account/api.ts'
import { useUnpaidOrder } from '../../features/order/use-unpaid-order.ts'
import { useText } from '../../i18n/use-text.ts'
import { openDialog, useIsDialogOpen } from '../../lib/dialog-address.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { SettingsDialog, SubscribeDialog } from './later-dialogs.ts'
import styles from './footer-buttons.module.css'

/** Subscription button (gold while a plan runs, with a dot while an order waits for payment) and settings button. */
export function FooterButtons() {
  const t = useText()
  const plan = useSession()?.plan
  const waiting = useUnpaidOrder()
  const crown = [t('subscribe.title'), plan?.title, waiting && t('subscribe.waiting')]
  return (
    <div className={styles.buttons}>
      <IconButton
        label={crown.filter(Boolean).join(' · ')}
        icon={Crown}
        className={plan ? styles.gold : undefined}
        data-waiting={waiting?.id}
        aria-haspopup="dialog"
        aria-expanded={useIsDialogOpen('subscribe')}
        onClick={() => openDialog('subscribe', waiting?.id)}
        {...SubscribeDialog.onIntent}
      />
      <IconButton
        label={t('settings.title')}
        icon={Settings}
        aria-haspopup="dialog"
        aria-expanded={useIsDialogOpen('settings')}
        onClick={() => openDialog('settings', 'appearance')}
        {...SettingsDialog.onIntent}
      />
    </div>
  )
}
