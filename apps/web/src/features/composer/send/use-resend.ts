import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useConnection } from '../../../lib/socket.ts'
import { sendAgain } from './api.ts'
import { useSends } from './store.ts'

/** After a reconnect, retries the orders that did not reach the server, in order and under their own keys. */
export function useResend(): void {
  const client = useQueryClient()
  const connection = useConnection()
  const resend = useEffectEvent(() => {
    for (const send of useSends.getState().sends) {
      if (send.state.name === 'failed' && send.state.waits) sendAgain(client, send)
    }
  })
  useEffect(() => {
    if (connection === 'open') resend()
  }, [connection])
}
