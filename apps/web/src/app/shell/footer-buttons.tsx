import { Crown, Settings } from 'lucide-react'
import { useSession } from '../../features/account/api.ts'
import { useText } from '../../i18n/use-text.ts'
import { openDialog, useDialogAddress } from '../../lib/dialog-address.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { SettingsDialog, SubscribeDialog } from './later-dialogs.ts'
import styles from './footer-buttons.module.css'

/** The crown opens what one may subscribe to, and is gold while a plan runs; the gear opens the settings. */
export function FooterButtons() {
  const t = useText()
  const open = useDialogAddress()?.name
  const plan = useSession()?.plan
  return (
    <div className={styles.buttons}>
      <IconButton
        label={plan ? `${t('subscribe.title')} · ${plan.title}` : t('subscribe.title')}
        icon={Crown}
        className={plan ? styles.gold : undefined}
        aria-haspopup="dialog"
        aria-expanded={open === 'subscribe'}
        onClick={() => openDialog('subscribe')}
        {...SubscribeDialog.onIntent}
      />
      <IconButton
        label={t('settings.title')}
        icon={Settings}
        aria-haspopup="dialog"
        aria-expanded={open === 'settings'}
        onClick={() => openDialog('settings', 'appearance')}
        {...SettingsDialog.onIntent}
      />
    </div>
  )
}
