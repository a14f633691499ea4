import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { sessionQuery, useSession } from '../features/account/api.ts'
import { useToken } from '../lib/stored.ts'
import { guard, type Verdict } from './guard.ts'
import { leaveForLogin } from './watch-session.ts'

interface Passed {
  /** Path of the latest navigation that the guard allowed. */
  path: string | null
  /** Id of the last known person, also after they signed out. */
  personId: string | null
}

/**
 * Runs the guard on every navigation and scrolls to the top. Returns true while nothing may be rendered. Most screens render at
 * once and are corrected later; only the error page, and a sign-in after an earlier session, wait. A different person gets a full
 * page reload.
 */
export function useGuard(): boolean {
  const client = useQueryClient()
  const [path, navigate] = useLocation()
  const [passed, setPassed] = useState<Passed>({ path: null, personId: null })
  const isSignedIn = useToken((state) => state.token !== null)
  const knownId = useSession()?.id

  const pass = useEffectEvent((verdict: Verdict) => {
    const personId = client.getQueryData(sessionQuery.queryKey)?.user?.id ?? passed.personId
    if (passed.personId !== null && personId !== passed.personId) location.reload()
    else if (verdict === 'root') navigate('/', { replace: true })
    else if (verdict === 'go') setPassed({ path, personId })
  })

  // The session that was requested before the first render is accepted without another request.
  const freshMs = useEffectEvent(() => (passed.path === null ? Number.POSITIVE_INFINITY : 0))

  useEffect(() => {
    let isLatest = true
    scrollTo(0, 0)
    void guard(client, path, () => leaveForLogin(client, true), freshMs()).then((verdict) => {
      if (isLatest) pass(verdict)
    })
    return () => {
      isLatest = false
    }
  }, [client, path])

  const isOther = isSignedIn && passed.personId !== null && knownId !== passed.personId
  return (isOther || path.startsWith('/500')) && passed.path !== path
}
