import { type RefObject, useEffect, useState } from 'react'

/** Px outside the window within which something counts as seen. */
const NEAR = '0px 0px'

/** Whether an element is in the window. */
export function useSeen(place: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const watch = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: NEAR,
    })
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [place])
  return isSeen
}
