import { type ReactNode, startTransition, useEffect, useState } from 'react'

interface NextFrameProps {
  /** Minimum height of the content in px, so that its surroundings do not shift. */
  height: number
  children: ReactNode
}

/** Renders its children one frame later, for content that is too slow for the frame of a press. */
export function NextFrame({ height, children }: NextFrameProps) {
  const [isNext, setNext] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setTimeout(() => startTransition(() => setNext(true))))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isNext ? children : <div style={{ height }} />
}
