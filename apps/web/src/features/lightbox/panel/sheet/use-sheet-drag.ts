import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { stateAfterDrag } from './rules.ts'

interface Sheet {
  isOpen: boolean
  toggle: () => void
}

/**
 * Drags the grab bar of a sheet; pressing it and the keyboard toggle it too. A press is handled on pointer up, because a browser
 * may treat a tap right after a quick drag as the end of a fling and send no click.
 */
export function useSheetDrag({ isOpen, toggle }: Sheet) {
  /** Px below the start of the drag; null when not dragging. */
  const [by, setBy] = useState<number | null>(null)
  const takenAt = useRef<number | null>(null)
  /** The click that follows a handled pointer up must be ignored. */
  const wasByHand = useRef(false)

  function handlePointerDown(event: PointerEvent) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    takenAt.current = event.clientY
    wasByHand.current = false
  }

  function handlePointerMove(event: PointerEvent) {
    if (takenAt.current !== null) setBy(event.clientY - takenAt.current)
  }

  function handlePointerUp(event: PointerEvent) {
    if (takenAt.current === null) return
    const ends = stateAfterDrag(isOpen, event.clientY - takenAt.current)
    letGo()
    wasByHand.current = true
    if (ends === 'press' || (ends === 'open') !== isOpen) toggle()
  }

  function letGo() {
    takenAt.current = null
    setBy(null)
  }

  function handleClick({ detail }: MouseEvent) {
    const isByKeys = detail === 0
    if (isByKeys || !wasByHand.current) toggle()
  }

  return {
    by,
    handlers: {
      onPointerDown: handlePointerDown,
      onPointerMove: handlePointerMove,
      onPointerUp: handlePointerUp,
      onPointerCancel: letGo,
      onClick: handleClick,
    },
  }
}
