import type { Actor, Draft } from './actor.ts'
import { measureOutline, type Outline } from './outline.ts'
import type { Stage } from './stage.ts'

/** Several that stand to the same host share its room. */
export interface Turn {
  index: number
  count: number
}

/** Height that a guest has beside its host. */
function natural(draft: Draft, host: Actor & { share?: number }): number {
  return (host.height * draft.share) / (host.share ?? 1)
}

/** Place from -1 to 1 across the host. */
function across({ index, count }: Turn): number {
  return count === 1 ? 0 : (index + 0.5) * (2 / count) - 1
}

/** Sits or lies on the upper edge of its host, wherever that is highest there. */
export function layOnTop(draft: Draft, host: Actor, turn: Turn): Actor {
  const outline = measureOutline(host)
  const span = { left: outline.back * 0.62, right: outline.front * 0.62 }
  const room = ((span.right - span.left) * host.height * 1.25) / turn.count
  const height = Math.min(natural(draft, host), room / draft.aspect, host.y * 0.9)
  const at = (span.left + span.right) / 2 + (across(turn) * (span.right - span.left)) / 2
  const top = flatTop(outline, at, (height * draft.aspect * 0.3) / host.height)
  return place(draft, host, {
    x: host.x + host.facing * at * host.height,
    y: host.y - (top - 0.02) * host.height,
    height,
    z: host.z - 0.01,
  })
}

/** The height on which a base of this half width rests: not a single peak, and never the ground. */
function flatTop(outline: Outline, at: number, half: number): number {
  const tops = [-1, -0.5, 0, 0.5, 1].flatMap((step) => outline.topAt(at + step * half) ?? [])
  const sorted = tops.sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0.9
}

/** Share of a guest that the front of a vessel hides. */
const SUNK = 0.4

/** Looks out over the rim of its host, which hides its lower part. */
export function setInside(draft: Draft, host: Actor, turn: Turn): Actor {
  const outline = measureOutline(host)
  const reach = (outline.front - outline.back) * 0.3
  const rim = Math.min(0.9, ...[-1, -0.5, 0, 0.5, 1].flatMap((step) => outline.topAt(step * reach) ?? []))
  const room = (reach * 2.3 * host.height) / turn.count
  const height = Math.min(natural(draft, host) * 1.15, room / draft.aspect, host.height * 1.3)
  const x = host.x + across(turn) * reach * host.height * 0.8
  const y = host.y - Math.max(0, rim * host.height - height * SUNK)
  return place(draft, host, { x, y, height, z: host.z + 0.01 })
}

/** In the crown of a tree, before its leaves. */
export function perch(draft: Draft, host: Actor, turn: Turn): Actor {
  const height = Math.min(Math.max(natural(draft, host), host.height * 0.14), host.height * 0.3)
  const x = host.x + (across(turn) * 0.3 + (turn.count === 1 ? 0.12 : 0)) * host.width
  const y = host.y - host.height * (0.55 + 0.12 * (turn.index % 2))
  return place(draft, host, { x, y, height, z: host.z - 0.01 })
}

/** Further off than its host, and so far to the side or so tall that it is seen. */
export function standBehind(stage: Stage, draft: Draft, host: Actor, turn: Turn): Actor {
  const { layout, frame } = stage
  const back = 1.16 + 0.06 * turn.index
  const y = layout.horizon + (host.y - layout.horizon) / back
  const height = natural(draft, host) / back
  const width = height * draft.aspect
  const shown = host.y - host.height - (y - height)
  const hidden = shown < height * 0.4
  const side = host.x > frame.width / 2 ? -1 : 1
  const wide = host.width - width
  const aside = side * (host.width / 2 + width * (0.12 + 0.8 * turn.index))
  const x = host.x + (hidden ? aside : (across(turn) * Math.max(width * 0.8, wide)) / 2)
  return { ...draft, x, y, height, width, z: host.z * back }
}

/** Nearer than its host, and so far to the side that the host is seen. */
export function standBefore(stage: Stage, draft: Draft, host: Actor, turn: Turn): Actor {
  const { layout, frame } = stage
  const y = Math.min(frame.height * 0.985, layout.horizon + (host.y - layout.horizon) * 1.16)
  const nearer = (y - layout.horizon) / Math.max(1, host.y - layout.horizon)
  const height = Math.min(natural(draft, host) * nearer, frame.height * 0.8)
  const width = height * draft.aspect
  const side = host.x > frame.width / 2 ? -1 : 1
  const covers = height > host.height * 0.55 && width > host.width * 0.4
  const off = covers ? host.width * 0.32 + width * 0.3 : host.width * 0.2
  const x =
    host.x + (turn.count === 1 ? side * off : across(turn) * Math.max(host.width * 0.4, width * turn.count * 0.5))
  return { ...draft, x, y, height, width, z: host.z / nearer }
}

/** Hangs in the air over its host. */
export function hoverOver(stage: Stage, draft: Draft, host: Actor, turn: Turn): Actor {
  const { frame } = stage
  const roof = Math.max(frame.height * 0.16, host.y - host.height)
  const lane = Math.max(host.width, frame.width * 0.5) / turn.count
  const height = Math.min(natural(draft, host) * 1.2, roof * 0.72, (lane * 0.95) / draft.aspect)
  const x = host.x + (across(turn) * lane * turn.count) / 2
  const y = Math.max(height * 1.05, roof - (roof - height) * 0.3)
  return { ...draft, x, y, height, width: height * draft.aspect, z: host.z * 1.05, pose: draft.pose ?? 'flying' }
}

function place(draft: Draft, host: Actor, at: { x: number; y: number; height: number; z: number }): Actor {
  const stem = host.stem ?? { x: host.x, y: host.y, height: host.height }
  return { ...draft, ...at, width: at.height * draft.aspect, facing: host.facing, stem }
}
