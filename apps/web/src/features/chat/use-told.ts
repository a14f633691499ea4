import { useEffect, useRef, useState } from 'react'
import type { Writers } from './rules.ts'

/** Whoever was told of is not told of again for so long. */
const QUIET_MS = 60_000

/** Those of the writers that a screen reader should hear of: who pauses and goes on is no news. */
export function useTold(writers: Writers): Writers {
  const toldAt = useRef(new Map<string, number>())
  const [untold, setUntold] = useState<Writers>({})

  useEffect(() => {
    const now = Date.now()
    const fresh = Object.entries(writers).filter(([id]) => now - (toldAt.current.get(id) ?? 0) > QUIET_MS)
    if (fresh.length === 0) return
    for (const [id] of fresh) toldAt.current.set(id, now)
    setUntold(Object.fromEntries(fresh))
  }, [writers])

  return untold
}
