import { useEffect, useMemo, useRef } from 'react'
import type { WallActs } from './wall-cell.tsx'

/** A stable object whose methods call the latest callbacks; otherwise each toggle would re-render the whole wall. */
export function useStableActs(latest: WallActs): WallActs {
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
