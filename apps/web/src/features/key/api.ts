import type { BodyOf } from '@easel/contract/call'
import {
  type ApiKey,
  createKey,
  listKeys,
  type NewApiKey,
  readKeyUses,
  revokeKey,
  rotateKey,
  updateKey,
} from '@easel/contract/keys'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { channelsQuery } from '../channel/api.ts'

/** Read anew whenever the list opens, or its window is come back to, because programs spend meanwhile. */
export const keysQuery = queryOptions({
  queryKey: ['api-keys'],
  queryFn: ({ signal }) => call(listKeys, { signal, quiet: true }),
  staleTime: 0,
  refetchOnWindowFocus: true,
})

export const keyUsesQuery = (keyId: string) =>
  queryOptions({
    queryKey: ['api-key-uses', keyId],
    queryFn: ({ signal }) => call(readKeyUses, { params: { keyId }, signal, quiet: true }),
    staleTime: 0,
  })

/** The key itself is in the answer, shown once and cached nowhere. */
export function useCreateKey() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof createKey>) => call(createKey, { body, quiet: true }),
    gcTime: 0,
    onSuccess: (made) => {
      putKey(client, made)
      // A channel may have been made for it.
      void client.invalidateQueries({ queryKey: channelsQuery.queryKey })
    },
  })
}

export function useUpdateKey(keyId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof updateKey>) => call(updateKey, { params: { keyId }, body, quiet: true }),
    onSuccess: (changed) => putKey(client, changed),
  })
}

/** As with one that is made. */
export function useRotateKey(keyId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(rotateKey, { params: { keyId }, quiet: true }),
    gcTime: 0,
    onSuccess: (rotated) => putKey(client, rotated),
  })
}

/** `onGone` runs just before the key leaves the list. */
export function useRevokeKey(keyId: string, onGone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(revokeKey, { params: { keyId }, quiet: true }),
    onSuccess: () => {
      onGone()
      client.setQueryData(keysQuery.queryKey, (known) =>
        known ? { ...known, keys: known.keys.filter(({ id }) => id !== keyId) } : known,
      )
    },
  })
}

function putKey(client: QueryClient, fresh: ApiKey | NewApiKey): void {
  const { key: _secret, ...shown } = { key: '', ...fresh }
  client.setQueryData(keysQuery.queryKey, (known) => {
    if (!known) return known
    const isKnown = known.keys.some(({ id }) => id === shown.id)
    const keys = isKnown ? known.keys.map((one) => (one.id === shown.id ? shown : one)) : [shown, ...known.keys]
    return { ...known, keys }
  })
}
