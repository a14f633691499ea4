import { useState } from 'react'
import { PHONE, useMedia } from '../../../ui/use-media.ts'

/** Wide enough for the panel beside the picture. */
const WIDE = '(min-width: 1024px)'

export interface PanelPlace {
  isShown: boolean
  /** It is a sheet below the picture. */
  isPhone: boolean
  show(isShown: boolean): void
  toggle(): void
}

/** Whether the panel stands, and where. */
export function usePanel(): PanelPlace {
  const [isShown, show] = useState(() => matchMedia(WIDE).matches)
  return { isShown, isPhone: useMedia(PHONE), show, toggle: () => show(!isShown) }
}
