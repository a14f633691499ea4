import type { BodyOf } from '@easel/contract/call'
import {
  createWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  rotateWebhook,
  testWebhook,
  updateWebhook,
  type Webhook,
} from '@easel/contract/webhooks'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

/** A delivery that waits is asked for again after this time. */
const WAIT_MS = 3000

/** Read anew whenever the list opens, because addresses fail meanwhile. */
export const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: ({ signal }) => call(listWebhooks, { signal, quiet: true }),
  staleTime: 0,
  refetchOnWindowFocus: true,
})

export const deliveriesQuery = (webhookId: string) =>
  queryOptions({
    queryKey: ['webhook-deliveries', webhookId],
    queryFn: ({ signal }) => call(listDeliveries, { params: { webhookId }, signal, quiet: true }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.deliveries.some(({ state }) => state === 'waiting') ? WAIT_MS : false,
  })

export function useCreateWebhook() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof createWebhook>) => call(createWebhook, { body, quiet: true }),
    onSuccess: (webhook) => putWebhook(client, webhook),
  })
}

export function useUpdateWebhook(webhookId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof updateWebhook>) =>
      call(updateWebhook, { params: { webhookId }, body, quiet: true }),
    onSuccess: (webhook) => putWebhook(client, webhook),
  })
}

export function useRotateWebhook(webhookId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(rotateWebhook, { params: { webhookId }, quiet: true }),
    onSuccess: (webhook) => putWebhook(client, webhook),
  })
}

/** `onGone` runs just before the webhook leaves the list. */
export function useDeleteWebhook(webhookId: string, onGone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(deleteWebhook, { params: { webhookId }, quiet: true }),
    onSuccess: () => {
      onGone()
      client.setQueryData(
        webhooksQuery.queryKey,
        (known) => known && { webhooks: known.webhooks.filter(({ id }) => id !== webhookId) },
      )
    },
  })
}

export function useTestWebhook(webhookId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(testWebhook, { params: { webhookId }, quiet: true }),
    onSuccess: () => client.invalidateQueries({ queryKey: deliveriesQuery(webhookId).queryKey }),
  })
}

function putWebhook(client: QueryClient, fresh: Webhook): void {
  client.setQueryData(webhooksQuery.queryKey, (known) => {
    if (!known) return known
    const isKnown = known.webhooks.some(({ id }) => id === fresh.id)
    return {
      webhooks: isKnown ? known.webhooks.map((one) => (one.id === fresh.id ? fresh : one)) : [fresh, ...known.webhooks],
    }
  })
}
