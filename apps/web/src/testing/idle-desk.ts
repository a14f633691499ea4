import type { Desk } from '../features/composer/use-desk.ts'

const never = () => {
  throw new Error('nobody pressed it')
}

/** Of a screen on which nobody presses anything. */
export const IDLE_DESK: Desk = {
  send: never,
  retry: never,
  redo: never,
  compose: never,
  rewrite: never,
  open: never,
  show: never,
}
