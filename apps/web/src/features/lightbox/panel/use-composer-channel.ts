import { createContext, useContext } from 'react'

/** Channel of the composer behind the lightbox; null over a gallery, which has none. */
export const ComposerChannelContext = createContext<string | null>(null)

export function useComposerChannel(): string | null {
  return useContext(ComposerChannelContext)
}
