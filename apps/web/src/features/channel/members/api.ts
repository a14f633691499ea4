import { type Member, readChannel } from '@easel/contract/channel'
import { removeMember } from '@easel/contract/channel-acts'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { text } from '../../../i18n/text.ts'
import { call } from '../../../lib/call.ts'
import { toast } from '../../../ui/toast.ts'
import { putMember } from './rules.ts'

/** Members of a channel; refetched whenever the list is shown. */
export const membersOf = (channelId: string) =>
  queryOptions({
    queryKey: ['members', channelId],
    queryFn: async ({ signal }) => (await call(readChannel, { params: { channelId }, signal, quiet: true })).members,
    staleTime: 0,
    gcTime: 0,
  })

/** Removes a member. The list is updated without waiting for a frame; the member's row shows a refusal. */
export function useRemoveMember(channelId: string, onGone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id: userId }: Member) => call(removeMember, { params: { channelId, userId }, quiet: true }),
    onSuccess: (_, member) => {
      onGone()
      changeMembers(client, channelId, (members) => putMember(members, member, 'left'))
      toast(text('members.removed', { name: member.name || text('user.name') }), 'success')
    },
    // A member who was not found has left.
    onError: () => client.invalidateQueries({ queryKey: membersOf(channelId).queryKey }),
  })
}

/** Also refetches a response under way, which may predate the change. */
export function changeMembers(client: QueryClient, channelId: string, change: (members: Member[]) => Member[]): void {
  const { queryKey } = membersOf(channelId)
  client.setQueryData(queryKey, (members) => members && change(members))
  if (client.isFetching({ queryKey }) > 0) void client.invalidateQueries({ queryKey })
}
