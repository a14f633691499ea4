import { DrawingFrame } from './drawing-frame.tsx'

/** A path into the hills that ends before its pavilion. */
export function LostPath() {
  return (
    <DrawingFrame>
      <path d="M6 62c12-6 20-26 34-36 10 6 14 20 24 24 8-10 16-30 30-38 12 10 16 30 28 36 8-6 12-14 18-16 6 6 8 18 14 26" />
      <path d="M40 26c-2 8 2 12-2 20M94 12c-3 10 3 16-1 26M101 18c1 6-1 10 1 16" opacity=".6" />
      <path d="M14 70h38M64 74h52M122 68h26" opacity=".6" />
      <path d="M58 92c6-6 22-4 24-9 1-4-10-4-9-8" />
      <path d="M74 69v-.5M76 64v-.5M79 59v-.5" />
      <path data-seal d="M110 58v-9h12v9M107 49c4 0 7-2 9-6 2 4 5 6 9 6zM116 43v-3" />
    </DrawingFrame>
  )
}
