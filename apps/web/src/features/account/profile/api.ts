import type { User } from '@easel/contract/account'
import type { BodyOf } from '@easel/contract/call'
import { updateProfile } from '@easel/contract/profile'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { callOrQueue } from '../../../lib/offline-queue.ts'
import { sessionQuery } from '../api.ts'
import { putUser } from '../live.ts'

export type ProfileChange = BodyOf<typeof updateProfile>

const SAVES = ['profile']

/** Saves profile changes optimistically; a refusal rolls back. The caller shows the error. */
export function useSaveProfile() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: SAVES,
    // Serialized, so that the last change wins.
    scope: { id: 'profile' },
    mutationFn: save,
    onMutate: (change) => {
      const before = client.getQueryData(sessionQuery.queryKey)?.user
      if (before) putUser(client, { ...before, ...shownAtOnce(change, before) })
      return before
    },
    onSuccess: (user) => user !== 'kept' && putUser(client, withWaiting(client, user)),
    onError: (_thrown, change, before) => {
      const now = client.getQueryData(sessionQuery.queryKey)?.user
      if (before && now) putUser(client, withWaiting(client, { ...now, ...takenBack(before, change) }))
    },
  })
}

/** Password changes are never stored for later sending: the person waits for the result. */
function save(body: ProfileChange): Promise<User | 'kept'> {
  if (body.password) return call(updateProfile, { body, quiet: true })
  return callOrQueue(`profile:${Object.keys(body).sort().join('+')}`, updateProfile, { body })
}

type Plain = Pick<User, 'name' | 'theme' | 'language' | 'nijiRemix' | 'mjRemix'>

/** Fields that can be shown before the response. The server sanitizes descriptions and resolves avatars, so those cannot. */
function shownAtOnce(
  { name, theme, language, nijiRemix, mjRemix }: ProfileChange,
  { defaultName }: Pick<User, 'defaultName'>,
): Partial<Plain> {
  const all = { name: name === undefined ? name : name.trim() || defaultName, theme, language, nijiRemix, mjRemix }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

function takenBack(before: User, change: ProfileChange): Partial<Plain> {
  const shown = Object.keys(shownAtOnce(change, before))
  return Object.fromEntries(Object.entries(before).filter(([key]) => shown.includes(key)))
}

/** Applies the queued changes on top of a response, which does not contain them yet. */
function withWaiting(client: QueryClient, user: User): User {
  const saves = client.getMutationCache().findAll({ mutationKey: SAVES, status: 'pending' })
  const waiting = saves.filter(({ state }) => state.isPaused).map(({ state }) => state.variables as ProfileChange)
  return waiting.reduce((known, change) => ({ ...known, ...shownAtOnce(change, known) }), user)
}
