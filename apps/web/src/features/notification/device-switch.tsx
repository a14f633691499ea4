import { useNotificationText } from '../../i18n/notification-words.ts'
import { readConsent } from '../../lib/browser-notifications.ts'
import { Switch } from '../../ui/switch.tsx'
import { disconnectPush } from './api.ts'
import { setNotifying, useNotifying } from './store.ts'
import { useTurnOn } from './use-turn-on.ts'

/** Whether this browser shows notifications; its own consent is asked for by the press. */
export function DeviceSwitch() {
  const t = useNotificationText()
  const turnOn = useTurnOn()
  const mode = useNotifying((chosen) => chosen.mode)
  const consent = readConsent()
  const isOn = mode !== 'off' && consent === 'granted'
  const hints = {
    granted: mode === 'push' ? 'pushHint' : 'pageHint',
    default: 'deviceHint',
    denied: 'blocked',
    unsupported: 'unsupported',
  } as const
  return (
    <Switch
      label={t('notification.device')}
      hint={t(`notification.${hints[consent]}`)}
      isOn={isOn}
      save={(wanted) => (wanted ? turnOn() : turnOff())}
    />
  )
}

async function turnOff(): Promise<void> {
  setNotifying({ mode: 'off' })
  await disconnectPush()
}
