import { useEffect, useEffectEvent } from 'react'
import { useJoin } from './api.ts'
import { clearPendingJoin, readPendingJoin } from './store.ts'

/** Joins by a code, automatically if "join" was pressed before signing in. */
export function useJoining(code: string, isSignedIn: boolean) {
  const joining = useJoin(code)
  const fulfil = useEffectEvent(() => {
    const isWanted = readPendingJoin() === code
    clearPendingJoin()
    if (isWanted && isSignedIn) joining.join()
  })
  useEffect(() => fulfil(), [code, isSignedIn])
  return joining
}
