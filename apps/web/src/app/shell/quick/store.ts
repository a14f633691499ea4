import { create } from 'zustand'

/** The open overlay, which has no address of its own: quick switcher or shortcut list. */
type Quick = 'find' | 'keys' | null

export const useQuick = create<{ open: Quick }>()(() => ({ open: null }))

export function openQuick(open: Quick): void {
  useQuick.setState({ open })
}
