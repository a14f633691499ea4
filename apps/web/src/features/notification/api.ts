import type { BodyOf } from '@easel/contract/call'
import {
  addPushEndpoint,
  markNotificationSeen,
  type NotificationSettings,
  readNotificationSettings,
  removePushEndpoint,
  saveNotificationSettings,
} from '@easel/contract/notification'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { findSubscription, subscribeToPush } from '../../lib/browser-notifications.ts'
import { call } from '../../lib/call.ts'

/** What one is told of, on every device. */
export const settingsQuery = queryOptions({
  queryKey: ['notification-settings'],
  queryFn: ({ signal }) => call(readNotificationSettings, { signal, quiet: true }),
  // Another device may have changed them.
  staleTime: 0,
})

/** What is chosen shows at once; the screen says itself what was refused. */
export function useSaveSettings() {
  const client = useQueryClient()
  const { queryKey } = settingsQuery
  return useMutation({
    scope: { id: 'notification-settings' },
    mutationFn: (body: BodyOf<typeof saveNotificationSettings>) =>
      call(saveNotificationSettings, { body, quiet: true }),
    onMutate: (change) => {
      const before = client.getQueryData(queryKey)
      if (before) client.setQueryData(queryKey, withChange(before, change))
      return before
    },
    onSuccess: (settings) => client.setQueryData(queryKey, settings),
    onError: (_thrown, _change, before) => before && client.setQueryData(queryKey, before),
  })
}

function withChange(
  before: NotificationSettings,
  change: BodyOf<typeof saveNotificationSettings>,
): NotificationSettings {
  const given = Object.entries(change).filter(([, value]) => value !== undefined)
  return { ...before, ...Object.fromEntries(given) }
}

/** Have the server push to this browser. False: the operator does not want it, or the browser cannot. */
export async function connectPush(client: QueryClient): Promise<boolean> {
  try {
    const { pushKey } = await client.fetchQuery(settingsQuery)
    const body = pushKey === null ? null : await subscribeToPush(pushKey)
    if (body) await call(addPushEndpoint, { body, quiet: true })
    return body !== null
  } catch {
    return false // tried again when the site is next opened
  }
}

/** The server forgets this browser; the browser itself forgets, whatever the server answers. */
export async function disconnectPush(): Promise<void> {
  const subscription = await findSubscription()
  if (!subscription) return
  const told = call(removePushEndpoint, { body: { url: subscription.endpoint }, quiet: true })
  await Promise.allSettled([told, subscription.unsubscribe()])
}

/** Spare the reader's other devices what is being looked at here. */
export function tellSeen(id: string): void {
  // Unheard, the others show it too.
  call(markNotificationSeen, { body: { id }, quiet: true }).catch(() => null)
}
