export type Side = 'below' | 'above' | 'right'
export type Align = 'start' | 'center' | 'end'

interface Box {
  left: number
  top: number
  width: number
  height: number
}

const GAP = 6
/** Minimum distance in px to the window's edge. */
const MARGIN = 8
/** Minimum useful height of a popover, in px. */
const ROOM_MIN = 240

/**
 * Position of a floating box next to its anchor, in px of the window. Flips to the other side when it does not fit, then is
 * pushed into the window; a box larger than the window starts at the margin.
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

/** Height in px available above or below an anchor, whichever is larger; if both are too small, the window's height. */
export function roomBeside({ top, height }: Pick<Box, 'top' | 'height'>, viewportHeight: number): number {
  const room = Math.max(top, viewportHeight - top - height) - GAP - MARGIN
  return room < ROOM_MIN ? viewportHeight - 2 * MARGIN : room
}

/** Positions an open popover next to its anchor. `--room` is its maximum height. */
export function place(floating: HTMLElement, anchor: HTMLElement, where: { side: Side; align: Align }): void {
  const beside = anchor.getBoundingClientRect()
  floating.style.setProperty('--room', `${roomBeside(beside, innerHeight)}px`)
  const box = { width: floating.offsetWidth, height: floating.offsetHeight }
  const viewport = { width: document.documentElement.clientWidth, height: innerHeight }
  const { left, top } = placeBeside(beside, box, viewport, where)
  floating.style.left = `${left}px`
  floating.style.top = `${top}px`
}

/** Opens a popover in the top layer. Browsers refuse `showPopover` while another one is opening, and React may render exactly then. */
export function openInTopLayer(floating: HTMLElement): void {
  try {
    floating.showPopover?.()
  } catch {
    setTimeout(() => floating.isConnected && floating.showPopover())
  }
}
