import type { User } from '@easel/contract/account'
import type { BodyOf } from '@easel/contract/call'
import { updateProfile } from '@easel/contract/profile'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { callOrKeep } from '../../../lib/kept-calls.ts'
import { sessionQuery } from '../api.ts'
import { putUser } from '../live.ts'

export type ProfileChange = BodyOf<typeof updateProfile>

const SAVES = ['profile']

/** What the account is told shows at once; a refusal takes it back. The screen says itself what was refused. */
export function useSaveProfile() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: SAVES,
    // One after the other, so that the last choice is what stays.
    scope: { id: 'profile' },
    mutationFn: save,
    onMutate: (change) => {
      const before = client.getQueryData(sessionQuery.queryKey)?.user
      if (before) putUser(client, { ...before, ...shownAtOnce(change) })
      return before
    },
    onSuccess: (user) => user !== 'kept' && putUser(client, withWaiting(client, user)),
    onError: (_thrown, change, before) => {
      const now = client.getQueryData(sessionQuery.queryKey)?.user
      if (before && now) putUser(client, withWaiting(client, { ...now, ...takenBack(before, change) }))
    },
  })
}

/** Passwords are never kept for later: whoever changes one waits for the answer. */
function save(body: ProfileChange): Promise<User | 'kept'> {
  if (body.password) return call(updateProfile, { body, quiet: true })
  return callOrKeep(`profile:${Object.keys(body).sort().join('+')}`, updateProfile, { body })
}

type Plain = Pick<User, 'name' | 'theme' | 'language' | 'nijiRemix' | 'mjRemix'>

/** What the server takes as it is; it cleans descriptions and finds pictures itself. */
function shownAtOnce({ name, theme, language, nijiRemix, mjRemix }: ProfileChange): Partial<Plain> {
  const all = { name, theme, language, nijiRemix, mjRemix }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

function takenBack(before: User, change: ProfileChange): Partial<Plain> {
  const shown = Object.keys(shownAtOnce(change))
  return Object.fromEntries(Object.entries(before).filter(([key]) => shown.includes(key)))
}

/** An answer knows nothing of the choices that still wait for their turn. */
function withWaiting(client: QueryClient, user: User): User {
  const saves = client.getMutationCache().findAll({ mutationKey: SAVES, status: 'pending' })
  const waiting = saves.filter(({ state }) => state.isPaused).map(({ state }) => state.variables as ProfileChange)
  return waiting.reduce((known, change) => ({ ...known, ...shownAtOnce(change) }), user)
}
