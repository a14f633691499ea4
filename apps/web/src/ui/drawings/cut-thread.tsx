import { DrawingFrame } from './drawing-frame.tsx'

/** A cut thread with a seal at its end. */
export function CutThread() {
  return (
    <DrawingFrame>
      <path d="M4 34c18 0 22 12 36 12 10 0 14-14 4-14s-8 18 6 18c8 0 12-4 16-10" />
      <path d="M66 40l4-5M66 40l6-1M66 40l5 3" opacity=".7" />
      <path d="M156 30c-14-2-20 12-36 12-8 0-14-4-18-8M102 34l-5-3M102 34l-6 1M102 34l-4 5" />
      <path d="M120 42v16" />
      <path data-seal d="M111 58h18a3 3 0 0 1 3 3v18a3 3 0 0 1-3 3h-18a3 3 0 0 1-3-3V61a3 3 0 0 1 3-3z" />
      <path data-seal d="M114 76c2-6 6-10 12-13M115 65h5M120 62v8" />
      <path d="M80 20l3 7M92 18l-2 8M85 54l2-6" opacity=".6" />
    </DrawingFrame>
  )
}
