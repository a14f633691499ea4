import { useEffect, useEffectEvent } from 'react'
import { useConnection } from '../../../lib/socket.ts'
import { useDesk } from '../use-desk.ts'
import { useSends } from './store.ts'

/** Once the connection is back, what did not reach the server goes to it, in its order and under its own keys. */
export function useResend(): void {
  const connection = useConnection()
  const desk = useDesk()
  const resend = useEffectEvent(() => {
    for (const send of useSends.getState().sends) {
      if (send.state.name === 'failed' && send.state.waits) desk.retry(send)
    }
  })
  useEffect(() => {
    if (connection === 'open') resend()
  }, [connection])
}
