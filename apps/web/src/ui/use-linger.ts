import { useEffect, useState } from 'react'

/** No sooner than any style sheet has it out of sight. */
const LEAVES_MS = 250

/** Whether what opens and closes has to be filled: while it is open, and afterwards until it has left. */
export function useLinger(isOpen: boolean): boolean {
  const [lingers, setLingers] = useState(false)
  if (isOpen && !lingers) setLingers(true)
  useEffect(() => {
    if (isOpen || !lingers) return
    const timer = setTimeout(setLingers, LEAVES_MS, false)
    return () => clearTimeout(timer)
  }, [isOpen, lingers])
  return lingers
}
