import { notificationText } from '../../i18n/notification-words.ts'
import { askConsent } from '../../lib/browser-notifications.ts'
import { setNotifying } from './store.ts'

/**
 * Ask for the consent that notifications need; by a press only.
 *
 * @throws Error that says why there will be none
 */
export function useTurnOn(): () => Promise<void> {
  return turnOn
}

async function turnOn(): Promise<void> {
  const consent = await askConsent()
  if (consent !== 'granted') {
    const why = ({ denied: 'blocked', default: 'refused', unsupported: 'unsupported' } as const)[consent]
    throw new Error(notificationText(`notification.${why}`))
  }
  setNotifying({ mode: 'page', wasOffered: true })
}
