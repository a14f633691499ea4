import { type ReactNode, startTransition, useEffect, useState } from 'react'

interface NextFrameProps {
  /** Px that what comes will take at least, so that what stands around it does not grow. */
  height: number
  children: ReactNode
}

/** What takes a slow phone longer to draw than a press may wait: it comes when what stands around it has been painted. */
export function NextFrame({ height, children }: NextFrameProps) {
  const [isNext, setNext] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setTimeout(() => startTransition(() => setNext(true))))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isNext ? children : <div style={{ height }} />
}
