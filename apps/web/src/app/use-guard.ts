import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { guard } from './guard.ts'
import { leaveForLogin } from './watch-session.ts'

/**
 * Guard every navigation and scroll to its top. Returns the path that was let through last: a screen shows at once
 * and is corrected afterwards, except for the error page, which waits.
 */
export function useGuard(): string | null {
  const client = useQueryClient()
  const [path, navigate] = useLocation()
  const [passed, setPassed] = useState<string | null>(null)

  useEffect(() => {
    let isLatest = true
    scrollTo(0, 0)
    guard(client, path, () => leaveForLogin(client, true)).then((verdict) => {
      if (!isLatest) return
      if (verdict === 'root') navigate('/', { replace: true })
      if (verdict === 'go') setPassed(path)
    })
    return () => {
      isLatest = false
    }
  }, [client, path, navigate])

  return passed
}
