import type { QueryClient } from '@tanstack/react-query'
import { sessionQuery } from '../features/account/api.ts'
import { dropToken, readToken } from '../lib/stored.ts'
import { isOpenPage } from './login-path.ts'

/** `root`: the error page is left, since the server answers. */
export type Verdict = 'go' | 'root' | 'ended'

/**
 * Asked on every navigation: with a token stored, the session is read anew, except for the pages that anybody may
 * read. A failed reading changes nothing. A token that is no good is removed, and `onEnd` hears of it in the same
 * breath, before any screen can notice.
 * @param freshMs so old the session may be that was read already
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
