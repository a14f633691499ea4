import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type PayCode, payCodeQuery } from './api.ts'
import { hasFailed, PAY_HEADING_ID, type PayState } from './rules.ts'

/** How far it is with the code to pay an order by. A code that takes another's place before its time says that the payment by that one has failed. */
export function usePaying(orderId: string, channel: string) {
  const { data: code, error, isFetching, refetch } = useQuery(payCodeQuery(orderId, channel))
  const [shown, setShown] = useState<PayCode>()
  if (code && !shown) setShown(code)
  const isInVain = shown !== undefined && code !== undefined && hasFailed(shown, code, Date.now())
  return { code, error, isFetching, refetch, state: stateOf(), payAgain }

  function payAgain() {
    setShown(code)
    // The button that was pressed goes.
    document.getElementById(PAY_HEADING_ID)?.focus({ preventScroll: true })
  }

  function stateOf(): PayState {
    if (isInVain) return 'failed'
    return error && !code ? 'noCode' : 'waiting'
  }
}
