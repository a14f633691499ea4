import type { QueryClient } from '@tanstack/react-query'
import { navigate } from 'wouter/use-browser-location'
import { watchCalls } from '../lib/call.ts'
import { followOtherTabs, mayShowAgain, readToken } from '../lib/stored.ts'
import { toast } from '../ui/toast.ts'
import { isLoginPage, loginPath } from './login-path.ts'

/** What every call has in common when it fails, a toast or the way to the login page; and what other tabs bring about. */
export function watchSession(client: QueryClient): void {
  watchCalls({
    onFailure: (message) => toast(message, 'danger'),
    onSessionEnd: (hadToken) => leaveForLogin(client, hadToken),
  })
  followOtherTabs((before) => {
    if (readToken() === null) leaveForLogin(client, true)
    // Somebody signed in anew elsewhere, and may be somebody else: nothing of before is shown on.
    else if (before !== null) location.reload()
  })
  // The browser brought back a page as it was left; that may be before its person signed out.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !mayShowAgain()) location.reload()
  })
}

/** Forget what belonged to the person and go to the login page; once there, stay. */
export function leaveForLogin(client: QueryClient, hasEnded: boolean): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'company' })
  if (isLoginPage(location.pathname)) return
  navigate(loginPath(location.pathname + location.search, { hasEnded }), { replace: true })
}
