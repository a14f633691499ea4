import { DrawingFrame } from './drawing-frame.tsx'

/** A blank scroll with a seal. */
export function BlankScroll() {
  return (
    <DrawingFrame>
      <path d="M10 84h140" opacity=".6" />
      <path d="M34 22h78M34 72h78M38 22v50M108 22v50" />
      <path d="M30 18a4 4 0 0 1 8 0v58a4 4 0 0 1-8 0zM108 18a4 4 0 0 1 8 0v58a4 4 0 0 1-8 0zM34 14v-5M34 80v4M112 14v-5M112 80v4" />
      <path d="M94 30v34M82 30v34M70 30v34M58 30v34M47 30v34" opacity=".35" />
      <path
        data-seal
        d="M127 64h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2V66a2 2 0 0 1 2-2zM129 64c0-6 2-9 5-9s5 3 5 9"
      />
    </DrawingFrame>
  )
}
