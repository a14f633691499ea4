import type { Member } from '@easel/contract/channel'

/** Member events of a frame. */
export type MemberEvent = 'joined' | 'left' | 'online' | 'offline'

/** The list after a member event. */
export function putMember(members: Member[], member: Member, event: MemberEvent): Member[] {
  const others = members.filter(({ id }) => id !== member.id)
  if (event === 'left') return others
  const known = members.find(({ id }) => id === member.id)
  if (event === 'joined' || !known) return [...others, member]
  return members.map((other) => (other === known ? { ...known, ...member, online: event === 'online' } : other))
}

/** Online members first, then the creator, then by joining date. */
export function sortMembers(members: readonly Member[]): Member[] {
  return members.toSorted(
    (one, other) =>
      Number(other.online) - Number(one.online) ||
      Number(other.isCreator) - Number(one.isCreator) ||
      Date.parse(one.joinedAt) - Date.parse(other.joinedAt),
  )
}
