import { type RefObject, useEffect } from 'react'

/** Further apart, in time or on the screen, each of two taps is meant by itself. A finger comes down within 10 mm of where it was. */
const SECOND_MS = 500
const NEAR_PX = 24

/**
 * Whoever taps twice means the button that was there at the first tap. In between a pick may stand in its place, or the feed may have
 * moved, and what then lies under the finger costs credits: the second tap presses no other button.
 */
export function useSecondTap(feed: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const area = feed.current
    let first: MouseEvent | undefined
    let pressed: Element | null = null

    function handleClick(event: MouseEvent): void {
      // Keys press what has the focus, wherever it is.
      if (event.detail === 0 || !(event.target instanceof Element)) return
      const button = event.target.closest('button')
      if (first && pressed !== button && isSecond(first, event)) {
        event.preventDefault()
        return event.stopPropagation()
      }
      first = event
      pressed = button
    }

    area?.addEventListener('click', handleClick, true)
    return () => area?.removeEventListener('click', handleClick, true)
  }, [feed])
}

function isSecond(first: MouseEvent, then: MouseEvent): boolean {
  const farPx = Math.hypot(then.clientX - first.clientX, then.clientY - first.clientY)
  return then.timeStamp - first.timeStamp < SECOND_MS && farPx < NEAR_PX
}
