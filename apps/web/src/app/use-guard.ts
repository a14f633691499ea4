import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { sessionQuery, useSession } from '../features/account/api.ts'
import { useToken } from '../lib/stored.ts'
import { guard, type Verdict } from './guard.ts'
import { leaveForLogin } from './watch-session.ts'

interface Passed {
  /** The path that was let through last. */
  path: string | null
  /** Who was signed in when one last knew, though they may have left since. */
  personId: string | null
}

/**
 * Guard every navigation and scroll to its top. True while nothing may be shown: a screen shows at once and is corrected
 * afterwards, except for two that wait: the error page, and whatever follows when somebody signs in where somebody was
 * signed in before. Someone else gets a page of their own, loaded anew.
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

  // What was read ahead of the first drawing need not be read again for it.
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
