import { type Member, readChannel } from '@easel/contract/channel'
import { removeMember } from '@easel/contract/channel-acts'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { text } from '../../../i18n/text.ts'
import { call } from '../../../lib/call.ts'
import { toast } from '../../../ui/toast.ts'
import { putMember } from './rules.ts'

/** Who is in a channel, read anew whenever somebody looks. */
export const membersOf = (channelId: string) =>
  queryOptions({
    queryKey: ['members', channelId],
    queryFn: async ({ signal }) => (await call(readChannel, { params: { channelId }, signal, quiet: true })).members,
    staleTime: 0,
    gcTime: 0,
  })

/** Put somebody out. The list loses them at once when that is done, with or without a socket; their row says what was refused. */
export function useRemoveMember(channelId: string, onGone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id: userId }: Member) => call(removeMember, { params: { channelId, userId }, quiet: true }),
    onSuccess: (_, member) => {
      onGone()
      changeMembers(client, channelId, (members) => putMember(members, member, 'left'))
      toast(text('members.removed', { name: member.name || text('user.name') }), 'success')
    },
    // Whoever cannot be found has left by now.
    onError: () => client.invalidateQueries({ queryKey: membersOf(channelId).queryKey }),
  })
}

/** An answer under way may be older than this change, so it is asked for again. */
export function changeMembers(client: QueryClient, channelId: string, change: (members: Member[]) => Member[]): void {
  const { queryKey } = membersOf(channelId)
  client.setQueryData(queryKey, (members) => members && change(members))
  if (client.isFetching({ queryKey }) > 0) void client.invalidateQueries({ queryKey })
}
