import type { User } from '@easel/contract/account'
import type { QueryClient } from '@tanstack/react-query'
import { sessionQuery } from './api.ts'

/** A change of one's own account: credits, plan, name. */
export function putUser(client: QueryClient, user: User): void {
  client.setQueryData(sessionQuery.queryKey, { auth: true, user })
}
