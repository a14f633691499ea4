import { useRef } from 'react'

/** Number of frames in which a slow device renders the new entries. */
const FRAMES = 60

/** After "more", moves the focus to the first new entry, because the pressed button moves out of view or unmounts. */
export function useFocusNewEntries(shownCount: number) {
  const place = useRef<HTMLDivElement>(null)

  async function goOn(more: Promise<unknown>): Promise<void> {
    await more
    lead(FRAMES)
  }

  function lead(framesLeft: number): void {
    requestAnimationFrame(() => {
      // If the focus has moved elsewhere meanwhile, it stays there.
      if (framesLeft === 0 || !document.activeElement?.matches('body, button')) return
      // An entry cannot be focused before it has been measured.
      place.current?.querySelector<HTMLElement>(`[data-at="${shownCount}"]`)?.focus()
      lead(framesLeft - 1)
    })
  }

  return { place, goOn }
}
