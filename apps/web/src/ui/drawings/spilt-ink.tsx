import { DrawingFrame } from './drawing-frame.tsx'

/** A fallen ink bottle and a brush. */
export function SpiltInk() {
  return (
    <DrawingFrame>
      <path d="M14 82h132" opacity=".6" />
      <path d="M26 50h30a5 5 0 0 1 5 5v22a5 5 0 0 1-5 5H26a5 5 0 0 1-5-5V55a5 5 0 0 1 5-5zM61 58h5v16h-5M66 55h5v22h-5z" />
      <path d="M27 58v16M32 58v10" opacity=".6" />
      <path data-solid d="M71 75c10 0 8 4 18 4s12-2 20 0 8 3 2 3H72z" />
      <path d="M88 60l42-36 4 4-38 40zM88 60c-4 4-3 8-6 11 5-1 10 0 14-3" />
      <path data-seal data-solid d="M120 66c3 4 4 6 4 8a4 4 0 0 1-8 0c0-2 1-4 4-8z" />
    </DrawingFrame>
  )
}
