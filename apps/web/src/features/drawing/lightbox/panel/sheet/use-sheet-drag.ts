import { type PointerEvent, useRef, useState } from 'react'
import { settle } from './rules.ts'

interface Sheet {
  isOpen: boolean
  toggle: () => void
}

/** Lets the button of a sheet be dragged. A press opens and closes it as well, and so do the keys. */
export function useSheetDrag({ isOpen, toggle }: Sheet) {
  /** Px below where it was taken; null: nobody holds it. */
  const [by, setBy] = useState<number | null>(null)
  const takenAt = useRef<number | null>(null)
  /** The press that a browser makes of the end of a drag is none. */
  const wasDragged = useRef(false)

  function handlePointerDown(event: PointerEvent) {
    event.currentTarget.setPointerCapture(event.pointerId)
    takenAt.current = event.clientY
    wasDragged.current = false
  }

  function handlePointerMove(event: PointerEvent) {
    if (takenAt.current !== null) setBy(event.clientY - takenAt.current)
  }

  function handlePointerUp(event: PointerEvent) {
    if (takenAt.current === null) return
    const ends = settle(isOpen, event.type === 'pointerup' ? event.clientY - takenAt.current : 0)
    takenAt.current = null
    setBy(null)
    wasDragged.current = ends !== 'press'
    if (wasDragged.current && (ends === 'open') !== isOpen) toggle()
  }

  function handleClick() {
    if (!wasDragged.current) toggle()
    wasDragged.current = false
  }

  return {
    by,
    handlers: {
      onPointerDown: handlePointerDown,
      onPointerMove: handlePointerMove,
      onPointerUp: handlePointerUp,
      onPointerCancel: handlePointerUp,
      onClick: handleClick,
    },
  }
}
