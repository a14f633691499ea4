/** A hand that moves so far means it, in px. */
const DRAG_PX = 48
/** With less a press is a press. */
const STILL_PX = 6

/** What a sheet does when it is let go, `by` px below where the hand took it; `press`: it was not dragged at all. */
export function settle(isOpen: boolean, by: number): 'open' | 'closed' | 'press' {
  if (Math.abs(by) < STILL_PX) return 'press'
  if (Math.abs(by) < DRAG_PX) return isOpen ? 'open' : 'closed'
  return by < 0 ? 'open' : 'closed'
}
