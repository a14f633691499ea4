import { create } from 'zustand'

/** Whether the members panel is open; shared by all channels. */
export const useMembersShown = create<{ isShown: boolean }>()(() => ({ isShown: false }))

export function toggleMembers(): void {
  useMembersShown.setState(({ isShown }) => ({ isShown: !isShown }))
}
