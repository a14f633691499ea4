import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type PayCode, payCodeQuery } from './api.ts'
import { hasPaymentFailed, PAY_HEADING_ID, type PayState } from './rules.ts'

/** State of the payment code. A code that replaces another before its expiry means that the payment with the old one failed. */
export function usePaying(orderId: string, channel: string) {
  const { data: code, error, isFetching, refetch } = useQuery(payCodeQuery(orderId, channel))
  const [shown, setShown] = useState<PayCode>()
  if (code && !shown) setShown(code)
  const isInVain = shown !== undefined && code !== undefined && hasPaymentFailed(shown, code, Date.now())
  return { code, error, isFetching, refetch, state: stateOf(), payAgain }

  function payAgain() {
    setShown(code)
    // The pressed button unmounts.
    document.getElementById(PAY_HEADING_ID)?.focus({ preventScroll: true })
  }

  function stateOf(): PayState {
    if (isInVain) return 'failed'
    return error && !code ? 'noCode' : 'waiting'
  }
}
