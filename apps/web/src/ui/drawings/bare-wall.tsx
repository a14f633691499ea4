import { DrawingFrame } from './drawing-frame.tsx'

/** An empty, signed picture frame. */
export function BareWall() {
  return (
    <DrawingFrame>
      <path d="M14 86h132" opacity=".6" />
      <path d="M48 28h64a4 4 0 0 1 4 4v36a4 4 0 0 1-4 4H48a4 4 0 0 1-4-4V32a4 4 0 0 1 4-4z" />
      <path d="M52 36h56v28H52z" opacity=".6" />
      <path d="M60 28l20-14 20 14M80 14v-5" />
      <path data-seal d="M99 55h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1z" />
    </DrawingFrame>
  )
}
