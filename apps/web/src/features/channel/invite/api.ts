import { changeInvite, type ExpireHours, type Invite } from '@easel/contract/channel-acts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { text } from '../../../i18n/text.ts'
import { call } from '../../../lib/call.ts'
import { toast } from '../../../ui/toast.ts'

/** The invite of a channel; refetched whenever it is shown, because the first read creates it. */
export const inviteOf = (channelId: string) =>
  queryOptions({
    queryKey: ['invite', channelId],
    queryFn: ({ signal }) => call(changeInvite, { params: { channelId }, body: {}, signal, quiet: true }),
    staleTime: 0,
    gcTime: 0,
  })

/** Sets the lifetime in hours from now. */
export function useInviteExpiry(channelId: string) {
  const keep = useKeepInvite(channelId)
  return useMutation({
    // Serialized, so that the last choice wins.
    scope: { id: `invite ${channelId}` },
    mutationFn: (expireHours: ExpireHours) =>
      call(changeInvite, { params: { channelId }, body: { expireHours }, quiet: true }),
    onSuccess: keep,
  })
}

/** Replaces the invite; the old one stops working at once. */
export function useNewInvite(channelId: string) {
  const keep = useKeepInvite(channelId)
  return useMutation({
    scope: { id: `invite ${channelId}` },
    mutationFn: (expireHours: ExpireHours) =>
      call(changeInvite, { params: { channelId }, body: { isNew: true, expireHours }, quiet: true }),
    onSuccess: (invite) => {
      keep(invite)
      toast(text('invite.regenerated'), 'success')
    },
  })
}

function useKeepInvite(channelId: string): (invite: Invite) => void {
  const client = useQueryClient()
  return (invite) => client.setQueryData(inviteOf(channelId).queryKey, invite)
}
