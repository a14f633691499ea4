import type { Frame } from '../base/frame.ts'

/** From this size on a wash takes seconds. */
const LARGE_PX = 1_500_000

/** The washes that are laid. Each covers the one before, which only previews show, so that a large picture needs the last alone. */
export function listWashes<Wash>({ widthPx, heightPx }: Frame, washes: readonly Wash[]): readonly Wash[] {
  return widthPx * heightPx > LARGE_PX ? washes.slice(-1) : washes
}
