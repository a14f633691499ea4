import { DrawingFrame } from './drawing-frame.tsx'

/** A row of lanterns; the last lit one is the reader's. */
export function Lanterns() {
  return (
    <DrawingFrame>
      <path d="M4 18c40 12 112 12 152 0" />
      <path d="M26 24v8M62 27v8M98 27v8" opacity=".6" />
      <path d="M18 32h16M54 35h16M90 35h16M20 32c-8 8-8 22 0 30h12c8-8 8-22 0-30M56 35c-8 8-8 22 0 30h12c8-8 8-22 0-30M92 35c-8 8-8 22 0 30h12c8-8 8-22 0-30M18 62h16M54 65h16M90 65h16" />
      <path d="M26 32v30M62 35v30M98 35v30M26 66v8M62 69v8M98 69v8" opacity=".6" />
      <path data-seal d="M134 24v8M126 32h16M128 32c-8 8-8 22 0 30h12c8-8 8-22 0-30M126 62h16M134 66v8M134 40v14" />
    </DrawingFrame>
  )
}
