import { useEffect, useEffectEvent } from 'react'
import { useJoin } from './api.ts'
import { forgetWish, readWish } from './store.ts'

/** Joining by a code. Whoever pressed for it before they signed in need not press again. */
export function useJoining(code: string, isSignedIn: boolean) {
  const joining = useJoin(code)
  const fulfil = useEffectEvent(() => {
    const isWanted = readWish() === code
    forgetWish()
    if (isWanted && isSignedIn) joining.join()
  })
  useEffect(() => fulfil(), [code, isSignedIn])
  return joining
}
