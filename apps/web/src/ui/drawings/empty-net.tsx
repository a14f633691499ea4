import { DrawingFrame } from './drawing-frame.tsx'

/** An empty net with a fish beside it. */
export function EmptyNet() {
  return (
    <DrawingFrame>
      <path d="M30 34a30 11 0 1 0 60 0 30 11 0 1 0-60 0zM89 31l52-22" />
      <path d="M31 38c4 22 14 36 29 38 15-2 25-16 29-38" />
      <path d="M46 44c2 13 6 25 14 32M74 44c-2 13-6 25-14 32M36 54h48M43 66h34" opacity=".6" />
      <path d="M18 88c5-3 8-3 13 0s8 3 13 0 8-3 13 0 8 3 13 0 8-3 13 0 8 3 13 0 8-3 13 0" opacity=".6" />
      <path data-seal d="M106 66c7-8 19-8 27 0-8 8-20 8-27 0zM133 66l9-6v12zM113 65v-.5" />
    </DrawingFrame>
  )
}
