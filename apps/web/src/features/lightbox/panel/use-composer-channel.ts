import { createContext, useContext } from 'react'

/** The channel whose composer stands behind the open picture; null before a wall of pictures, which has none. */
export const ComposerChannelContext = createContext<string | null>(null)

export function useComposerChannel(): string | null {
  return useContext(ComposerChannelContext)
}
