import type { BodyOf } from '@easel/contract/call'
import {
  type NotificationSettings,
  readNotificationSettings,
  saveNotificationSettings,
} from '@easel/contract/notification'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
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
