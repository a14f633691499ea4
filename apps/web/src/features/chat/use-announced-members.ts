import { useEffect, useRef, useState } from 'react'
import type { TypingMembers } from './rules.ts'

/** A typing person is not announced again for this long. */
const QUIET_MS = 60_000

/** The typing people that a screen reader should announce; pauses are not announced again. */
export function useAnnouncedMembers(writers: TypingMembers): TypingMembers {
  const toldAt = useRef(new Map<string, number>())
  const [untold, setUntold] = useState<TypingMembers>({})

  useEffect(() => {
    const now = Date.now()
    const fresh = Object.entries(writers).filter(([id]) => now - (toldAt.current.get(id) ?? 0) > QUIET_MS)
    if (fresh.length === 0) return
    for (const [id] of fresh) toldAt.current.set(id, now)
    setUntold(Object.fromEntries(fresh))
  }, [writers])

  return untold
}
