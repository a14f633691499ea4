import { useSyncExternalStore } from 'react'

/** Narrower windows count as phones. */
export const PHONE = '(max-width: 639.9px)'
/** Too narrow for a sidebar beside the content, as a desktop window is at a zoom of 200 %. */
export const NARROW = '(max-width: 767.9px)'

/** Whether a media query matches. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
  )
}
