/** Minimum drag distance in px that opens or closes the sheet. */
const DRAG_PX = 48
/** Smaller movements count as a press. */
const STILL_PX = 6

/** State after release, `by` px below the start; `press` when it was not dragged. */
export function stateAfterDrag(isOpen: boolean, by: number): 'open' | 'closed' | 'press' {
  if (Math.abs(by) < STILL_PX) return 'press'
  if (Math.abs(by) < DRAG_PX) return isOpen ? 'open' : 'closed'
  return by < 0 ? 'open' : 'closed'
}
