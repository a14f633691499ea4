import type { User } from '@easel/contract/account'
import type { QueryClient } from '@tanstack/react-query'
import { sessionQuery } from './api.ts'

/** A change of one's own account: credits, plan, name. */
export function putUser(client: QueryClient, user: User): void {
  client.setQueryData(sessionQuery.queryKey, (known) => ({ ...known, auth: true, user }))
}

/** The same told to all devices: a plan is called there as the account's language has it, which this page may not speak. */
export function hearUser(client: QueryClient, user: User): void {
  const known = client.getQueryData(sessionQuery.queryKey)?.user?.plan
  const isSame = known?.productId === user.plan?.productId
  putUser(client, known && user.plan && isSame ? { ...user, plan: { ...user.plan, title: known.title } } : user)
}
