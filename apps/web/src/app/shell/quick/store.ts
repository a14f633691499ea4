import { create } from 'zustand'

/** What lies over the screen for a moment, without an address: the quick switch, or the sheet of keys. */
type Quick = 'find' | 'keys' | null

export const useQuick = create<{ open: Quick }>()(() => ({ open: null }))

export function openQuick(open: Quick): void {
  useQuick.setState({ open })
}
