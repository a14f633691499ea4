import type { QueryClient } from '@tanstack/react-query'
import { navigate } from 'wouter/use-browser-location'
import { watchCalls } from '../lib/call.ts'
import { toast } from '../ui/toast.ts'
import { loginPath } from './login-path.ts'

/** What every call has in common when it fails: a toast, or the way to the login page. */
export function watchSession(client: QueryClient): void {
  watchCalls({
    onFailure: (message) => toast(message, 'danger'),
    onSessionEnd: (hadToken) => leaveForLogin(client, hadToken),
  })
}

/** Forget what belonged to the person and go to the login page; once there, stay. */
export function leaveForLogin(client: QueryClient, hasEnded: boolean): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'company' })
  if (location.pathname === '/login') return
  navigate(loginPath(location.pathname + location.search, { hasEnded }), { replace: true })
}
