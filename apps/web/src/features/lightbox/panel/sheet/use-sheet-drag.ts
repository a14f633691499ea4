import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { settle } from './rules.ts'

interface Sheet {
  isOpen: boolean
  toggle: () => void
}

/**
 * Lets the button of a sheet be dragged. A press opens and closes it as well, and so do the keys. Presses count when
 * the hand lifts: a browser may take the one after a quick drag for the end of a fling, and make no click of it.
 */
export function useSheetDrag({ isOpen, toggle }: Sheet) {
  /** Px below where it was taken; null: nobody holds it. */
  const [by, setBy] = useState<number | null>(null)
  const takenAt = useRef<number | null>(null)
  /** The click that a browser makes of what the hand did is none. */
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
    const ends = settle(isOpen, event.clientY - takenAt.current)
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
