import { useEffect, useMemo, useRef } from 'react'
import type { WallActs } from './wall-cell.tsx'

/** The same object for good, doing what the latest one does: otherwise each tick would draw the whole wall anew. */
export function useSteadyActs(latest: WallActs): WallActs {
  const held = useRef(latest)
  useEffect(() => {
    held.current = latest
  })
  return useMemo(
    () => ({
      open: (taskId) => held.current.open(taskId),
      tick: (taskId, isRange) => held.current.tick(taskId, isRange),
    }),
    [],
  )
}
