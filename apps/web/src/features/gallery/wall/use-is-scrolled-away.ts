import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Reports when a scrolling element leaves its top, and when it returns. */
export function useIsScrolledAway(scroller: RefObject<HTMLElement | null>, onAway: (isAway: boolean) => void): void {
  const tell = useEffectEvent(onAway)
  useEffect(() => {
    const element = scroller.current
    let isAway = false
    const look = () => {
      const isNow = element !== null && element.scrollTop > 0
      if (isNow !== isAway) tell(isNow)
      isAway = isNow
    }
    element?.addEventListener('scroll', look, { passive: true })
    return () => {
      element?.removeEventListener('scroll', look)
      tell(false)
    }
  }, [scroller])
}
