import { type ReactNode, useDeferredValue } from 'react'

interface NextFrameProps {
  /** Px that what comes will take at least, so that what stands around it does not grow. */
  height: number
  children: ReactNode
}

/** What takes a slow phone longer to draw than a press may wait: it comes one frame after what stands around it. */
export function NextFrame({ height, children }: NextFrameProps) {
  const isNext = useDeferredValue(true, false)
  return isNext ? children : <div style={{ height }} />
}
