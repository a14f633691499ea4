import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNotificationText } from '../../i18n/notification-words.ts'
import { rethrowFieldMessage } from '../../lib/rethrow-field-message.ts'
import { FailedNote } from '../../ui/failed-note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useSession } from '../account/api.ts'
import { settingsQuery, useSaveSettings } from './api.ts'
import { DeviceSwitch } from './device-switch.tsx'
import { QuietHours } from './quiet-hours.tsx'
import { readNotifying, setNotifying, useNotifying } from './store.ts'

/** What one is told of, where, and when not. */
export function NotificationSettings() {
  const t = useNotificationText()
  const userId = useSession()?.id
  useEffect(() => {
    if (userId !== undefined) readNotifying(userId)
  }, [userId])
  return (
    <>
      <DeviceSwitch />
      <Switch
        label={t('notification.sound')}
        hint={t('notification.soundHint')}
        isOn={useNotifying((chosen) => chosen.sound)}
        save={async (sound) => setNotifying({ sound })}
      />
      <AccountSettings />
    </>
  )
}

/** What holds on every device. */
function AccountSettings() {
  const t = useNotificationText()
  const { data, error, isFetching, refetch } = useQuery(settingsQuery)
  const settings = useSaveSettings()
  if (!data && error) {
    const problem = t('notification.loadFailed')
    return <FailedNote problem={problem} error={error} shape="line" isBusy={isFetching} onRetry={refetch} />
  }
  if (!data) {
    return (
      <div role="status" aria-label={t('ui.loading')}>
        <Skeleton height="150px" />
      </div>
    )
  }
  return (
    <>
      <Switch
        label={t('notification.drawings')}
        hint={t('notification.drawingsHint')}
        isOn={data.drawings}
        save={(drawings) => settings.mutateAsync({ drawings }).catch(rethrowFieldMessage)}
      />
      <Switch
        label={t('notification.spoken')}
        hint={t('notification.spokenHint')}
        isOn={data.spoken}
        save={(spoken) => settings.mutateAsync({ spoken }).catch(rethrowFieldMessage)}
      />
      <QuietHours settings={data} save={(change) => settings.mutateAsync(change).catch(rethrowFieldMessage)} />
    </>
  )
}
