import { useNotificationText } from '../../i18n/notification-words.ts'
import { readConsent } from '../../lib/browser-notifications.ts'
import { Switch } from '../../ui/switch.tsx'
import { setNotifying, useNotifying } from './store.ts'
import { useTurnOn } from './use-turn-on.ts'

/** Whether this browser shows notifications; its own consent is asked for by the press. */
export function DeviceSwitch() {
  const t = useNotificationText()
  const turnOn = useTurnOn()
  const mode = useNotifying((chosen) => chosen.mode)
  const consent = readConsent()
  const isOn = mode !== 'off' && consent === 'granted'
  const hints = { granted: 'pageHint', default: 'deviceHint', denied: 'blocked', unsupported: 'unsupported' } as const
  return (
    <Switch
      label={t('notification.device')}
      hint={t(`notification.${hints[consent]}`)}
      isOn={isOn}
      save={async (wanted) => (wanted ? turnOn() : setNotifying({ mode: 'off' }))}
    />
  )
}
