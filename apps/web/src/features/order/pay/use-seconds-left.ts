import { useEffect, useState } from 'react'

const TICK_MS = 1000

/** Whole seconds until an instant by this device's clock; 0 afterwards. */
export function useSecondsLeft(until: string): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((Date.parse(until) - now) / TICK_MS))
}
