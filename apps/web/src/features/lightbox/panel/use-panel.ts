import { useState } from 'react'
import { PHONE, useMedia } from '../../../ui/use-media.ts'

/** Minimum width for the panel beside the picture. */
const WIDE = '(min-width: 1024px)'

export interface PanelPlace {
  isShown: boolean
  /** Shown as a bottom sheet. */
  isPhone: boolean
  show(isShown: boolean): void
  toggle(): void
}

/** Whether the panel is open, and where. */
export function usePanel(): PanelPlace {
  const [isShown, show] = useState(() => matchMedia(WIDE).matches)
  return { isShown, isPhone: useMedia(PHONE), show, toggle: () => show(!isShown) }
}
