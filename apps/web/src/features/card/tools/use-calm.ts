import { type RefObject, startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Px per ms. Nobody reads at this speed, and each card that renders its tools would delay the next frame. */
const FAST = 1
/** Scroll events closer together than this belong to one movement; a single jump is not fast scrolling. */
const STEP_MS = 100

let isFast = false
const waiting = new Set<(isCalm: true) => void>()

/** False for a card that mounts while the feed scrolls fast, until that slows down. */
export function useCalm(): boolean {
  const [isCalm, setCalm] = useState(() => !isFast)
  useEffect(() => {
    if (isCalm) return
    // The feed may have slowed down between render and effect.
    if (!isFast) return setCalm(true)
    waiting.add(setCalm)
    return () => {
      waiting.delete(setCalm)
    }
  }, [isCalm])
  return isCalm
}

const tellAll = () => waiting.forEach((tell) => tell(true))

/** Renders the tools immediately, because a key is about to use them. */
export const calmAtOnce = () => flushSync(tellAll)

/** Measures the scroll speed of the feed. */
export function usePace(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const feed = scroller.current
    if (!feed) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let last = { top: feed.scrollTop, at: 0 }
    const slowDown = () => {
      isFast = false
      startTransition(tellAll)
    }
    const step = ({ timeStamp: at }: Event) => {
      const top = feed.scrollTop
      const spent = at - last.at
      const isFlight = spent < STEP_MS && Math.abs(top - last.top) > FAST * spent
      last = { top, at }
      clearTimeout(timer)
      if (isFlight) {
        isFast = true
        timer = setTimeout(slowDown, STEP_MS)
      } else if (isFast) slowDown()
    }
    feed.addEventListener('scroll', step, { passive: true })
    return () => {
      feed.removeEventListener('scroll', step)
      clearTimeout(timer)
      slowDown()
    }
  }, [scroller])
}
