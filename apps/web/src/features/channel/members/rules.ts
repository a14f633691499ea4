import type { Member } from '@easel/contract/channel'

/** What a frame says of somebody. */
export type MemberEvent = 'joined' | 'left' | 'online' | 'offline'

/** The members after somebody came, went, or turned up. */
export function putMember(members: Member[], member: Member, event: MemberEvent): Member[] {
  const others = members.filter(({ id }) => id !== member.id)
  if (event === 'left') return others
  const known = members.find(({ id }) => id === member.id)
  if (event === 'joined' || !known) return [...others, member]
  return members.map((other) => (other === known ? { ...known, ...member, online: event === 'online' } : other))
}

/** Those who are here first, among them whoever made the channel, then by when they joined. */
export function sortMembers(members: readonly Member[]): Member[] {
  return members.toSorted(
    (one, other) =>
      Number(other.online) - Number(one.online) ||
      Number(other.isCreator) - Number(one.isCreator) ||
      Date.parse(one.joinedAt) - Date.parse(other.joinedAt),
  )
}
