import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { notificationText } from '../../i18n/notification-words.ts'
import { askConsent } from '../../lib/browser-notifications.ts'
import { connectPush } from './api.ts'
import { setNotifying, useNotifying } from './store.ts'

/**
 * Ask for the consent that notifications need; by a press only.
 *
 * @throws Error that says why there will be none
 */
export function useTurnOn(): () => Promise<void> {
  const client = useQueryClient()
  return useCallback(() => turnOn(client), [client])
}

async function turnOn(client: QueryClient): Promise<void> {
  const consent = await askConsent()
  if (consent !== 'granted') {
    const why = ({ denied: 'blocked', default: 'refused', unsupported: 'unsupported' } as const)[consent]
    throw new Error(notificationText(`notification.${why}`))
  }
  setNotifying({ mode: 'page', wasOffered: true })
  // It may take long where the browser's push service is far; until then the page notifies.
  void connectPush(client).then((isConnected) => {
    if (isConnected && useNotifying.getState().mode === 'page') setNotifying({ mode: 'push' })
  })
}
