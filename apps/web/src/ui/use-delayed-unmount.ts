import { useEffect, useState } from 'react'

/** At least the longest closing transition, in ms. */
const LEAVES_MS = 250

/** Whether content must be mounted: while open, and afterwards until its closing transition has ended. */
export function useDelayedUnmount(isOpen: boolean): boolean {
  const [lingers, setLingers] = useState(false)
  if (isOpen && !lingers) setLingers(true)
  useEffect(() => {
    if (isOpen || !lingers) return
    const timer = setTimeout(setLingers, LEAVES_MS, false)
    return () => clearTimeout(timer)
  }, [isOpen, lingers])
  return lingers
}
