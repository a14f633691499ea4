import { create } from 'zustand'

/** Whether the panel of members stands beside the channel, whichever is open. */
export const useMembersShown = create<{ isShown: boolean }>()(() => ({ isShown: false }))

export function toggleMembers(): void {
  useMembersShown.setState(({ isShown }) => ({ isShown: !isShown }))
}
