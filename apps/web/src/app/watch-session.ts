import type { QueryClient } from '@tanstack/react-query'
import { navigate } from 'wouter/use-browser-location'
import { watchCalls } from '../lib/call.ts'
import { syncWithOtherTabs, isStillSamePerson, readToken } from '../lib/stored.ts'
import { toast } from '../ui/toast.ts'
import { isLoginPage, loginPath } from './login-path.ts'

/** Shared handling of failed requests (toast, or redirect to the login page) and of changes made by other tabs. */
export function watchSession(client: QueryClient): void {
  watchCalls({
    onFailure: (message) => toast(message, 'danger'),
    onSessionEnd: (hadToken) => leaveForLogin(client, hadToken),
  })
  syncWithOtherTabs((before) => {
    if (readToken() === null) leaveForLogin(client, true)
    // Another tab signed in, perhaps as another person: reload, so that nothing of the earlier session stays visible.
    else if (before !== null) location.reload()
  })
  // Restored from the back/forward cache, possibly from before the person signed out.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !isStillSamePerson()) location.reload()
  })
}

/** Clears the person's data and opens the login page; stays there if it is already open. */
export function leaveForLogin(client: QueryClient, hasEnded: boolean): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'company' })
  if (isLoginPage(location.pathname)) return
  navigate(loginPath(location.pathname + location.search, { hasEnded }), { replace: true })
}
