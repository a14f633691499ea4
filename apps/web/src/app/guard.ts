import type { QueryClient } from '@tanstack/react-query'
import { sessionQuery } from '../features/account/api.ts'
import { dropToken, readToken } from '../lib/stored.ts'
import { isOpenPage } from './login-path.ts'

/** `root`: leave the error page, because the server responds again. */
export type Verdict = 'go' | 'root' | 'ended'

/**
 * Runs on every navigation. With a stored token it refetches the session, except on public pages. If that request fails, nothing
 * changes. If the server rejects the token, it is removed and `onEnd` is called synchronously, before any screen re-renders.
 * @param freshMs maximum age of a cached session that is accepted without a request
 */
export async function guard(client: QueryClient, path: string, onEnd: () => void, freshMs = 0): Promise<Verdict> {
  const token = readToken()
  if (token === null || isOpenPage(path)) return 'go'
  try {
    const session = await client.fetchQuery({ ...sessionQuery, staleTime: freshMs })
    if (!session.auth && dropToken(token)) {
      onEnd()
      return 'ended'
    }
    return /^\/500\/?$/.test(path) ? 'root' : 'go'
  } catch {
    return 'go'
  }
}
