import { useRef } from 'react'

/** A slow device draws what came within so many frames. */
const FRAMES = 60

/** Leads whoever asked for more to the first that came: the button that was pressed goes out of view, or for good. */
export function useGoOn(shownCount: number) {
  const place = useRef<HTMLDivElement>(null)

  async function goOn(more: Promise<unknown>): Promise<void> {
    await more
    lead(FRAMES)
  }

  function lead(framesLeft: number): void {
    requestAnimationFrame(() => {
      // Who went elsewhere meanwhile stays there.
      if (framesLeft === 0 || !document.activeElement?.matches('body, button')) return
      // Until it is measured it cannot take the focus.
      place.current?.querySelector<HTMLElement>(`[data-at="${shownCount}"]`)?.focus()
      lead(framesLeft - 1)
    })
  }

  return { place, goOn }
}
