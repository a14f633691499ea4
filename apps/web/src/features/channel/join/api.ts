import { joinChannel, previewInvite } from '@easel/contract/channel-acts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { navigate } from 'wouter/use-browser-location'
import { call } from '../../../lib/call.ts'
import { channelsQuery } from '../api.ts'

/** To what a code leads; whoever is signed in also learns whether they are in it already. Asked anew for every visit. */
export const previewOf = (code: string, isSignedIn: boolean) =>
  queryOptions({
    queryKey: ['invite-preview', code, isSignedIn],
    queryFn: ({ signal }) => call(previewInvite, { params: { code }, signal, quiet: true }),
    staleTime: 0,
    gcTime: 0,
  })

/** Enter a channel by its invite, and go there. The page says itself what was refused. */
export function useJoin(code: string) {
  const client = useQueryClient()
  const key = ['channel-joining', code]
  const joining = useMutation({
    mutationKey: key,
    mutationFn: () => call(joinChannel, { params: { code }, quiet: true }),
    onSuccess: ({ id }) => {
      // A list that was read before would not have it, and lead elsewhere.
      client.removeQueries({ queryKey: channelsQuery.queryKey })
      navigate(`/draw/${id}`, { replace: true })
    },
  })
  return { ...joining, join: () => client.isMutating({ mutationKey: key }) === 0 && joining.mutate() }
}
