import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { openDialog } from '../../lib/dialog-address.ts'
import { waitingQuery } from './use-waiting-order.ts'

/** Who opened the dialog for no order in particular goes on with the one that waits. True: that is not known yet. */
export function useReturnToWaiting(orderId: string | undefined): boolean {
  const { data: waiting, isPending } = useQuery({ ...waitingQuery, staleTime: 0 })
  const waitingId = orderId === undefined ? waiting?.id : undefined
  useEffect(() => {
    if (waitingId !== undefined) openDialog('subscribe', waitingId)
  }, [waitingId])
  return isPending || waitingId !== undefined
}
