import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { findSubscription, readConsent } from '../../lib/browser-notifications.ts'
import { connectPush } from './api.ts'
import { setNotifying, useNotifying } from './store.ts'

/** Once per page: tell the server again where this browser is reached, which may have changed, as the session has. */
export function usePush(userId: string | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    if (userId === undefined) return
    void renew()

    async function renew() {
      const { mode } = useNotifying.getState()
      if (mode === 'off' || readConsent() !== 'granted') return
      // It was switched off by a press on a notification while no page was open.
      if (mode === 'push' && !(await findSubscription())) return setNotifying({ mode: 'off' })
      const isConnected = await connectPush(client)
      // Switched off meanwhile.
      if (useNotifying.getState().mode !== 'off') setNotifying({ mode: isConnected ? 'push' : 'page' })
    }
  }, [client, userId])
}
