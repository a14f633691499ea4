import { joinChannel, previewInvite } from '@easel/contract/channel-acts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { navigate } from 'wouter/use-browser-location'
import { call } from '../../../lib/call.ts'
import { askForName } from '../../account/api.ts'
import { channelsQuery } from '../api.ts'

/** Preview of an invite; for signed-in people it tells whether they are members already. Refetched on every visit. */
export const previewOf = (code: string, isSignedIn: boolean) =>
  queryOptions({
    queryKey: ['invite-preview', code, isSignedIn],
    queryFn: ({ signal }) => call(previewInvite, { params: { code }, signal, quiet: true }),
    staleTime: 0,
    gcTime: 0,
  })

/** Joins the channel and opens it. The page shows a refusal itself. */
export function useJoin(code: string) {
  const client = useQueryClient()
  const key = ['channel-joining', code]
  const joining = useMutation({
    mutationKey: key,
    mutationFn: () => call(joinChannel, { params: { code }, quiet: true }),
    onSuccess: ({ id }) => {
      askForName('joined')
      // The cached list lacks the new channel, so the redirect would go elsewhere.
      client.removeQueries({ queryKey: channelsQuery.queryKey })
      navigate(`/draw/${id}`, { replace: true })
    },
  })
  return { ...joining, join: () => client.isMutating({ mutationKey: key }) === 0 && joining.mutate() }
}
