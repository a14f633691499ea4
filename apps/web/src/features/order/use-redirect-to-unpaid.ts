import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { openDialog } from '../../lib/dialog-address.ts'
import { unpaidOrderQuery } from './use-unpaid-order.ts'

/** Opens the unpaid order when the dialog was opened for none in particular. Returns true while it is unknown whether there is one. */
export function useRedirectToUnpaid(orderId: string | undefined): boolean {
  const { data: waiting, isPending } = useQuery({ ...unpaidOrderQuery, staleTime: 0 })
  const waitingId = orderId === undefined ? waiting?.id : undefined
  useEffect(() => {
    if (waitingId !== undefined) openDialog('subscribe', waitingId)
  }, [waitingId])
  return isPending || waitingId !== undefined
}
