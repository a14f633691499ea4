import { setHabits, useHabits } from '../../lib/stored.ts'
import { PHONE, useMedia } from '../../ui/use-media.ts'

export const ROW_MIN_PX = 120
export const ROW_MAX_PX = 320
const DESKTOP_ROW_PX = 220
const PHONE_ROW_PX = 140

/** Preferred row height of the wall in px, stored in the browser, with its setter. */
export function useRowHeight(): [number, (px: number) => void] {
  const chosen = useHabits((habits) => habits.galleryRowPx)
  const usual = useMedia(PHONE) ? PHONE_ROW_PX : DESKTOP_ROW_PX
  const px = chosen === 0 ? usual : Math.min(ROW_MAX_PX, Math.max(ROW_MIN_PX, chosen))
  return [px, (galleryRowPx) => setHabits({ galleryRowPx })]
}
