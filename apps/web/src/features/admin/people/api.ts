import { banUser, givePassword, grantCredits, readStatementOf, searchUsers } from '@easel/contract/admin'
import { listKeysOf, revokeKeyOf } from '@easel/contract/admin-keys'
import { grantPlan, revokePlan } from '@easel/contract/admin-plans'
import type { BodyOf, QueryOf } from '@easel/contract/call'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'

const PEOPLE = ['admin', 'people'] as const

export const readPeople = (query: QueryOf<typeof searchUsers>, signal?: AbortSignal) =>
  call(searchUsers, { query, quiet: true, ...(signal && { signal }) })

export const peopleQuery = (query: QueryOf<typeof searchUsers>) =>
  queryOptions({
    queryKey: [...PEOPLE, query],
    queryFn: ({ signal }) => readPeople(query, signal),
    staleTime: 0,
    placeholderData: (before) => before,
  })

export const statementQuery = (userId: string, query: QueryOf<typeof readStatementOf>) =>
  queryOptions({
    queryKey: [...PEOPLE, 'statement', userId, query],
    queryFn: ({ signal }) => call(readStatementOf, { params: { userId }, query, signal, quiet: true }),
    staleTime: 0,
    placeholderData: (before) => before,
  })

/** Read anew whenever it is opened. */
export const keysQuery = (userId: string) =>
  queryOptions({
    queryKey: [...PEOPLE, 'keys', userId],
    queryFn: ({ signal }) => call(listKeysOf, { params: { userId }, signal, quiet: true }),
    staleTime: 0,
  })

/** The row shows a refusal itself; `onGone` runs just before it leaves. */
export function useRevokeKey(userId: string, onGone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (keyId: string) => call(revokeKeyOf, { params: { keyId }, quiet: true }),
    onSuccess: (_nothing, keyId) => {
      onGone()
      client.setQueryData(
        keysQuery(userId).queryKey,
        (known) => known && { keys: known.keys.filter(({ id }) => id !== keyId) },
      )
    },
  })
}

interface Grant {
  userId: string
  body: BodyOf<typeof grantCredits>
  /** Idempotency key, so that a retry after a lost response grants nothing twice. */
  key: string
}

/** The form shows a refusal itself. */
export function useGrantCredits() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ userId, body, key }: Grant) =>
      call(grantCredits, { params: { userId }, body, idempotencyKey: key, quiet: true }),
    onSettled: () => client.invalidateQueries({ queryKey: PEOPLE }),
  })
}

/** The form shows a refusal itself. */
export function useBanUser() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ userId, body }: { userId: string; body: BodyOf<typeof banUser> }) =>
      call(banUser, { params: { userId }, body, quiet: true }),
    onSettled: () => client.invalidateQueries({ queryKey: PEOPLE }),
  })
}

/** The password in the response is shown once and not cached. */
export function useGivePassword() {
  return useMutation({
    mutationFn: ({ userId, reason }: { userId: string; reason: string }) =>
      call(givePassword, { params: { userId }, body: { reason }, quiet: true }),
    gcTime: 0,
  })
}

interface PlanGift {
  userId: string
  body: BodyOf<typeof grantPlan>
  /** Idempotency key, so that a retry after a lost response grants nothing twice. */
  key: string
}

/** The form shows a refusal itself. */
export function useGrantPlan() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ userId, body, key }: PlanGift) =>
      call(grantPlan, { params: { userId }, body, idempotencyKey: key, quiet: true }),
    onSettled: () => client.invalidateQueries({ queryKey: PEOPLE }),
  })
}

/** The form shows a refusal itself. */
export function useRevokePlan() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ userId, body }: { userId: string; body: BodyOf<typeof revokePlan> }) =>
      call(revokePlan, { params: { userId }, body, quiet: true }),
    onSettled: () => client.invalidateQueries({ queryKey: PEOPLE }),
  })
}
