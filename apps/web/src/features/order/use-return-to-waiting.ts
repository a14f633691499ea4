import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { openDialog } from '../../lib/dialog-address.ts'
import { waitingQuery } from './use-waiting-order.ts'

/** Opens the unpaid order when the dialog was opened for none in particular. Returns true while it is unknown whether there is one. */
export function useReturnToWaiting(orderId: string | undefined): boolean {
  const { data: waiting, isPending } = useQuery({ ...waitingQuery, staleTime: 0 })
  const waitingId = orderId === undefined ? waiting?.id : undefined
  useEffect(() => {
    if (waitingId !== undefined) openDialog('subscribe', waitingId)
  }, [waitingId])
  return isPending || waitingId !== undefined
}
