export type Side = 'below' | 'above' | 'right'
export type Align = 'start' | 'center' | 'end'

interface Box {
  left: number
  top: number
  width: number
  height: number
}

const GAP = 6
/** Distance in px that a floating thing keeps from the window's edge. */
const MARGIN = 8
/** With less room in px there is nothing to see in a floating thing. */
const ROOM_MIN = 240

/**
 * Where a floating box goes beside its anchor, in px of the window. It flips when it does not fit and is then
 * pushed back inside; a box larger than the window starts at the margin.
 */
export function placeBeside(
  anchor: Box,
  floating: Pick<Box, 'width' | 'height'>,
  viewport: Pick<Box, 'width' | 'height'>,
  { side, align }: { side: Side; align: Align },
): { left: number; top: number } {
  const left = side === 'right' ? anchor.left + anchor.width + GAP : alignLeft(anchor, floating.width, align)
  const top =
    side === 'right' ? anchor.top + (anchor.height - floating.height) / 2 : pickTop(anchor, floating, viewport, side)
  return {
    left: clamp(left, viewport.width - floating.width),
    top: clamp(top, viewport.height - floating.height),
  }
}

function alignLeft(anchor: Box, width: number, align: Align): number {
  const left = anchor.left + (anchor.width - width) / (align === 'center' ? 2 : 1)
  return align === 'start' || left < MARGIN ? anchor.left : left
}

function pickTop(anchor: Box, { height }: Pick<Box, 'height'>, viewport: Pick<Box, 'height'>, side: Side): number {
  const below = anchor.top + anchor.height + GAP
  const above = anchor.top - height - GAP
  const fitsBelow = below + height <= viewport.height - MARGIN
  const fitsAbove = above >= MARGIN
  if (side === 'below') return fitsBelow || !fitsAbove ? below : above
  return fitsAbove || !fitsBelow ? above : below
}

function clamp(start: number, room: number): number {
  return Math.max(MARGIN, Math.min(start, room - MARGIN))
}

/** Height in px that is left above or below an anchor, whichever is more; a window too small for either is covered. */
export function roomBeside({ top, height }: Pick<Box, 'top' | 'height'>, viewportHeight: number): number {
  const room = Math.max(top, viewportHeight - top - height) - GAP - MARGIN
  return room < ROOM_MIN ? viewportHeight - 2 * MARGIN : room
}

/** Put an open popover beside its anchor. `--room` tells it how tall it may be. */
export function place(floating: HTMLElement, anchor: HTMLElement, where: { side: Side; align: Align }): void {
  const beside = anchor.getBoundingClientRect()
  floating.style.setProperty('--room', `${roomBeside(beside, innerHeight)}px`)
  const box = { width: floating.offsetWidth, height: floating.offsetHeight }
  const viewport = { width: document.documentElement.clientWidth, height: innerHeight }
  const { left, top } = placeBeside(beside, box, viewport, where)
  floating.style.left = `${left}px`
  floating.style.top = `${top}px`
}

/**
 * Lay a popover over everything. While the browser is at opening one, it refuses a second; React draws what was waiting
 * in that moment, so this may be called then.
 */
export function lift(floating: HTMLElement): void {
  try {
    floating.showPopover?.()
  } catch {
    setTimeout(() => floating.isConnected && floating.showPopover())
  }
}
