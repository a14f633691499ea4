import { type RefObject, startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Px per ms. Beyond it nobody reads, and what is drawn for each card that flies by makes the next frame late. */
const FAST = 1
/** One jump is no flight: that is where one step follows another within this time. */
const STEP_MS = 100

let isFast = false
const waiting = new Set<(isCalm: true) => void>()

/** False for what comes into a feed that flies by, until that slows down. */
export function useCalm(): boolean {
  const [isCalm, setCalm] = useState(() => !isFast)
  useEffect(() => {
    if (isCalm) return
    // It may have slowed down between the drawing of the card and this.
    if (!isFast) return setCalm(true)
    waiting.add(setCalm)
    return () => {
      waiting.delete(setCalm)
    }
  }, [isCalm])
  return isCalm
}

const tellAll = () => waiting.forEach((tell) => tell(true))

/** For who presses a key now. */
export const calmAtOnce = () => flushSync(tellAll)

/** Watches how fast a feed moves. */
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
