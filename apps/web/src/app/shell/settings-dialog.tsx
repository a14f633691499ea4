import { Suspense } from 'react'
import { useSession } from '../../features/account/api.ts'
import { AccountSettings } from '../../features/account/profile/account-settings.tsx'
import { NotificationSettings } from '../../features/notification/notification-settings.tsx'
import { AppearanceSettings } from '../../features/settings/appearance-settings.tsx'
import { DrawingSettings } from '../../features/settings/drawing-settings.tsx'
import { KeyboardSettings } from '../../features/settings/keyboard-settings.tsx'
import { loadKeyWords } from '../../i18n/key-words.ts'
import { lazyScreen } from '../../i18n/lazy-screen.tsx'
import { useNotificationText } from '../../i18n/notification-words.ts'
import { useText } from '../../i18n/use-text.ts'
import { loadWebhookWords } from '../../i18n/webhook-words.ts'
import { closeDialog, openDialog } from '../../lib/dialog-address.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { NextFrame } from '../../ui/next-frame.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'

const KeySettings = lazyScreen(async () => {
  const parts = [import('../../features/key/key-settings.tsx'), loadKeyWords()] as const
  return (await Promise.all(parts))[0].KeySettings
})

const WebhookSettings = lazyScreen(async () => {
  const parts = [import('../../features/webhook/webhook-settings.tsx'), loadWebhookWords()] as const
  return (await Promise.all(parts))[0].WebhookSettings
})

const GROUPS = ['appearance', 'drawing', 'notification', 'account', 'keys', 'webhooks', 'keyboard'] as const
type Group = (typeof GROUPS)[number]

interface SettingsDialogProps {
  /** Name of the tab, from the address. */
  group: string
  channelId: string | undefined
}

/** Personal settings; each saves itself. */
export function SettingsDialog({ group, channelId }: SettingsDialogProps) {
  const t = useText()
  const notificationText = useNotificationText()
  const nameOf = (group: Group) =>
    group === 'notification' ? notificationText('notification.title') : t(`settings.group.${group}`)
  const shown = GROUPS.find((known) => known === group) ?? 'appearance'
  return (
    <Dialog isOpen title={t('settings.title')} onClose={closeDialog} options={{ width: 560, tallPx: 580 }}>
      <NextFrame height={460}>
        <Tabs
          label={t('settings.title')}
          value={shown}
          tabs={GROUPS.map((value) => ({ value, label: nameOf(value) }))}
          onChange={(next) => openDialog('settings', next)}
          place="side"
        >
          <Settings key={shown} group={shown} channelId={channelId} />
        </Tabs>
      </NextFrame>
    </Dialog>
  )
}

function Settings({ group, channelId }: { group: Group; channelId: string | undefined }) {
  const user = useSession()
  if (group === 'keyboard') return <KeyboardSettings />
  if (!user) return <Skeleton height="240px" />
  if (group === 'appearance') return <AppearanceSettings />
  if (group === 'notification') return <NotificationSettings />
  if (group === 'drawing') return <DrawingSettings user={user} channelId={channelId} />
  if (group === 'account') return <AccountSettings user={user} />
  return (
    <Suspense fallback={<Skeleton height="240px" />}>
      {group === 'keys' ? <KeySettings /> : <WebhookSettings />}
    </Suspense>
  )
}
