import { changeInvite, type ExpireHours, type Invite } from '@easel/contract/channel-acts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { text } from '../../../i18n/text.ts'
import { call } from '../../../lib/call.ts'
import { toast } from '../../../ui/toast.ts'

/** The one invite of a channel; asked anew whenever somebody looks at it, since a reading makes the first. */
export const inviteOf = (channelId: string) =>
  queryOptions({
    queryKey: ['invite', channelId],
    queryFn: ({ signal }) => call(changeInvite, { params: { channelId }, body: {}, signal, quiet: true }),
    staleTime: 0,
    gcTime: 0,
  })

/** Let the invite die so many hours from now. */
export function useInviteExpiry(channelId: string) {
  const keep = useKeepInvite(channelId)
  return useMutation({
    // One after the other, so that the last choice is what stays.
    scope: { id: `invite ${channelId}` },
    mutationFn: (expireHours: ExpireHours) =>
      call(changeInvite, { params: { channelId }, body: { expireHours }, quiet: true }),
    onSuccess: keep,
  })
}

/** A new invite; the old one is dead at once. */
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
