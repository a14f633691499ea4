import type { Layer } from '../base/frame.ts'
import type { Stage } from '../scene/stage.ts'

/** Width of the border of small panes, in units. */
const GLASS_BORDER_UNITS = 22
const PANE_UNITS = 44
const GLASS = ['#8e1420', '#123f8c', '#c78a12', '#0f5c3a'] as const
const LEAD = '#121317'

/** Small panes in turn around the view, as a window's edge has them. */
export function drawGlassBorder({ frame }: Stage, { ctx }: Layer): void {
  const { left, top, width, height } = frame.view
  const edge = GLASS_BORDER_UNITS
  ctx.lineWidth = 3
  ctx.strokeStyle = LEAD
  layRow(width - edge * 2, (from, long) => {
    layPane(ctx, from / PANE_UNITS, [left + edge + from, top, long, edge])
    layPane(ctx, from / PANE_UNITS + 1, [left + edge + from, top + height - edge, long, edge])
  })
  layRow(height - edge * 2, (from, long) => {
    layPane(ctx, from / PANE_UNITS, [left, top + edge + from, edge, long])
    layPane(ctx, from / PANE_UNITS + 1, [left + width - edge, top + edge + from, edge, long])
  })
  for (const x of [left, left + width - edge]) {
    for (const y of [top, top + height - edge]) layPane(ctx, 2, [x, y, edge, edge])
  }
  ctx.lineWidth = 6
  ctx.strokeRect(left + 1, top + 1, width - 2, height - 2)
  ctx.lineWidth = 5
  ctx.strokeRect(left + edge, top + edge, width - edge * 2, height - edge * 2)
}

function layRow(length: number, lay: (from: number, long: number) => void): void {
  const count = Math.max(1, Math.round(length / PANE_UNITS))
  for (let i = 0; i < count; i++) lay((i * length) / count, length / count)
}

function layPane(ctx: Layer['ctx'], turn: number, [x, y, width, height]: [number, number, number, number]): void {
  const glass = GLASS[Math.round(turn) % GLASS.length] ?? GLASS[0]
  ctx.fillStyle = glass
  ctx.fillRect(x, y, width, height)
  ctx.fillStyle = 'rgba(255,255,255,0.14)'
  ctx.fillRect(x + width * 0.2, y + height * 0.2, width * 0.45, height * 0.45)
  ctx.strokeRect(x, y, width, height)
}
