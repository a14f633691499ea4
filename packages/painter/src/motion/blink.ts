import { createRandom } from '../base/chance.ts'
import type { Actor } from '../scene/actor.ts'
import type { EyeSpot } from '../subjects/kit/eye-spots.ts'
import type { Beat } from './beat.ts'
import { fillHoles } from './fill-holes.ts'
import { brightness } from './glints.ts'
import type { MovingLayer } from './layers.ts'
import { createPlate } from './plate.ts'

/** Lower than so many pixels, an eye is a dot that does not blink. */
const LOWEST = 1.6
const BLINK_SECONDS = 0.17
/** Seconds from one blink to the next. */
const EVERY_SECONDS = 3.2

/** Lids that lie over open eyes for a moment now and then; `carrier` is what carries the face. */
export function layLids(
  size: { width: number; height: number },
  words: Uint32Array,
  {
    eyes,
    actor,
    carrier,
  }: { eyes: readonly EyeSpot[]; actor: Actor; carrier: Pick<MovingLayer, 'near' | 'movers' | 'actor'> },
): MovingLayer[] {
  const seen = eyes.filter(({ tall }) => tall >= LOWEST)
  if (seen.length === 0) return []
  const cover = new Uint8Array(words.length)
  for (const eye of seen)
    eachWithin(size, eye, 1.5, (at, out) => markMost(cover, at, Math.round(255 * Math.min(1, (1 - out) * 4))))
  const colours = fillHoles(size, words, (at) => cover[at] === 0)
  for (const eye of seen) drawLash(size, words, colours, eye)
  const ahead = createRandom(actor.seed)()
  return [{ ...carrier, plate: createPlate(size, colours, cover), strength: (beat) => shutAt(beat, ahead) }]
}

/** 1 while the eyes are shut. */
function shutAt(beat: Beat, ahead: number): number {
  const turn = beat.turns(1 / EVERY_SECONDS) + 0.15 + ahead * 0.5
  const since = (turn - Math.floor(turn) - 0.6) * EVERY_SECONDS
  if (since < 0 || since > BLINK_SECONDS) return 0
  return since < BLINK_SECONDS * 0.2 || since > BLINK_SECONDS * 0.8 ? 0.6 : 1
}

/** The line of the lashes, low in the eye and in its darkest colour. */
function drawLash(size: { width: number }, words: Uint32Array, colours: Uint32Array, eye: EyeSpot): void {
  let darkest = 0xffffffff
  eachWithin(size, eye, 1, (at) => {
    if (brightness(words[at] ?? 0) < brightness(darkest)) darkest = words[at] ?? 0
  })
  const thick = Math.max(0.8, eye.tall * 0.18)
  eachWithin(size, eye, 1.2, (at, _out, [across, down]) => {
    const line = eye.tall * (0.5 - 0.35 * across * across)
    if (Math.abs(across) < 1.02 && Math.abs(down * eye.tall - line) < thick) colours[at] = darkest
  })
}

function markMost(cover: Uint8Array, at: number, value: number): void {
  if (value > (cover[at] ?? 0)) cover[at] = value
}

/** Pixels within `reach` times an eye's size, with how far out each lies, 0 to 1, and where in the eye. */
function eachWithin(
  { width }: { width: number },
  eye: EyeSpot,
  reach: number,
  visit: (at: number, out: number, place: readonly [number, number]) => void,
): void {
  const span = Math.ceil(Math.max(eye.wide, eye.tall) * reach)
  const [cos, sin] = [Math.cos(eye.turn), Math.sin(eye.turn)]
  for (let y = Math.floor(eye.y) - span; y <= eye.y + span; y++) {
    for (let x = Math.max(0, Math.floor(eye.x) - span); x <= Math.min(width - 1, eye.x + span); x++) {
      const [right, below] = [x - eye.x, y - eye.y]
      const place = [(right * cos + below * sin) / eye.wide, (below * cos - right * sin) / eye.tall] as const
      const out = Math.hypot(...place) / reach
      if (y >= 0 && out < 1) visit(y * width + x, out, place)
    }
  }
}
