import type { User } from '@easel/contract/account'
import type { QueryClient } from '@tanstack/react-query'
import { sessionQuery } from './api.ts'

/** Writes a changed account (credits, plan, name) into the session query. */
export function putUser(client: QueryClient, user: User): void {
  client.setQueryData(sessionQuery.queryKey, (known) => ({ ...known, auth: true, user }))
}

/** Same for a frame that went to all devices: it names the plan in the account's language, which may differ from this page's. */
export function putUserOfFrame(client: QueryClient, user: User): void {
  const known = client.getQueryData(sessionQuery.queryKey)?.user?.plan
  const isSame = known?.productId === user.plan?.productId
  putUser(client, known && user.plan && isSame ? { ...user, plan: { ...user.plan, title: known.title } } : user)
}
