import { DrawingFrame } from './drawing-frame.tsx'

/** A bridge without its middle, with a lantern on the far side. */
export function BrokenBridge() {
  return (
    <DrawingFrame>
      <path d="M4 52h14c10 0 22-14 40-18l3 5-3 3 4 4c-12 2-22 8-27 20-2 6-2 10-2 14M4 46h12c10 0 22-14 41-18" />
      <path d="M156 52h-14c-10 0-20-13-36-17l-4 6 4 2-3 5c11 2 19 8 24 18 2 6 2 10 2 14M156 46h-12c-10 0-20-13-37-18" />
      <path d="M22 50v-6M34 43v-7M46 37v-7M126 42v-7M138 48v-6" opacity=".6" />
      <path
        d="M40 86c5-3 8-3 13 0s8 3 13 0 8-3 13 0 8 3 13 0 8-3 13 0 8 3 13 0M52 76c4-2 7-2 11 0M92 76c4-2 7-2 11 0"
        opacity=".7"
      />
      <path data-seal d="M148 46V24M148 24h-8M140 24v3M136 30a4 3 0 0 1 8 0v6a4 3 0 0 1-8 0zM140 39v3" />
    </DrawingFrame>
  )
}
