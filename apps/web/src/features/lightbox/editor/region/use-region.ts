import { useState } from 'react'
import { addShape, EMPTY, type History, redo, type Shape, undo } from './history-rules.ts'
import { areaOfBox, type Box, BRUSH_DEFAULT, FIRST_BOX, growBox, moveBox, stepBrush, type Tool } from './rules.ts'
import type { Size } from './view-rules.ts'

export interface Region {
  tool: Tool
  /** Size of brush and eraser. */
  size: number
  history: History
  /** The rectangle being placed by keyboard. */
  box: Box | null
  choose: (tool: Tool) => void
  resize: (size: number) => void
  stepSize: (direction: 1 | -1) => void
  add: (shape: Shape) => void
  undo: () => void
  redo: () => void
  startBox: () => void
  moveBox: (x: number, y: number) => void
  growBox: (by: number) => void
  dropBox: () => void
  /** Adds the rectangle to the selection. */
  commitBox: () => void
}

/** State of the editor: selection, history and tool. */
export function useRegion(picture: Size): Region {
  const [tool, setTool] = useState<Tool>('brush')
  const [size, setSize] = useState(BRUSH_DEFAULT)
  const [history, setHistory] = useState(EMPTY)
  const [box, setBox] = useState<Box | null>(null)
  const add = (shape: Shape) => setHistory((now) => addShape(now, shape))
  return {
    tool,
    size,
    history,
    box,
    choose: setTool,
    resize: setSize,
    stepSize: (direction) => setSize((now) => stepBrush(now, direction)),
    add,
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
    startBox: () => {
      setTool('rectangle')
      setBox((now) => now ?? FIRST_BOX)
    },
    moveBox: (x, y) => setBox((now) => now && moveBox(now, x, y)),
    growBox: (by) => setBox((now) => now && growBox(now, by)),
    dropBox: () => setBox(null),
    commitBox: () => {
      if (box) add(areaOfBox(box, picture))
      setBox(null)
    },
  }
}
