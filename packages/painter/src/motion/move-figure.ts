import { type Frame, pixelAt } from '../base/frame.ts'
import type { Actor } from '../scene/actor.ts'
import { subjectTraits } from '../subjects/draw-subject.ts'
import { isLiving, isPerson, isPlant } from '../words/animate.ts'
import { type Beat, swing } from './beat.ts'
import type { Mover } from './layers.ts'

/** What a figure does by itself while it stays where it is. */
export type Doing = 'standing' | 'breathing' | 'walking' | 'flying' | 'swimming' | 'floating' | 'swaying' | 'burning'

/** A body on the screen, in pixels: its feet or water line, and its size. */
interface Body {
  x: number
  y: number
  height: number
  width: number
  lively: number
  /** Turns that its motion is ahead of others', 0 to 1. */
  ahead: number
}

const WALKS: readonly unknown[] = ['walking', 'running', 'galloping', 'dancing', 'trotting', 'crawling', 'marching']
const RESTS: readonly unknown[] = ['sleeping', 'lying', 'sitting', 'resting']
const BURNS = /fire|flame|torch|bonfire|candle/u

export function doingOf(actor: Actor, place: { underwater: boolean; spacious: boolean }): Doing {
  const name = actor.guise ?? actor.name
  if (BURNS.test(name) && !name.includes('place')) return 'burning'
  if (isPlant(name)) return actor.footing === 'held' ? 'standing' : 'swaying'
  if (actor.footing === 'water') return 'floating'
  if (actor.footing === 'air') return doingAloft(name, place)
  if (!isLiving(name)) return 'standing'
  if (WALKS.includes(actor.pose) && actor.bound !== true) return 'walking'
  return actor.pose === 'flying' ? 'flying' : 'breathing'
}

function doingAloft(name: string, { underwater, spacious }: { underwater: boolean; spacious: boolean }): Doing {
  if (underwater && isLiving(name)) return 'swimming'
  const winged = isLiving(name) && !isPerson(name) && !spacious
  return winged && subjectTraits(name)?.habitat !== 'structure' ? 'flying' : 'floating'
}

/** What moves a figure in its own way, at any camera. */
export function moveFigure(actor: Actor, frame: Frame, doing: Doing, { lively }: { lively: number }): Mover | null {
  const { column, row } = pixelAt(frame, actor.x, actor.y)
  const body: Body = {
    x: column,
    y: row,
    height: actor.height * frame.scale,
    width: Math.max(actor.width, actor.height * 0.2) * frame.scale,
    lively,
    ahead: (actor.seed % 97) / 97,
  }
  // What is larger than the picture does not move more than what just fills it.
  const span = Math.min(body.height, frame.heightPx * 0.9)
  const move = MOVES[doing]
  if (move === null) return null
  const calm = RESTS.includes(actor.pose) ? 0.6 : 1
  const own = { ...body, lively: (lively * calm * span) / Math.max(1, body.height) }
  return (beat, x, y, to) => move(own, beat, { x, y }, to)
}

type Move = (body: Body, beat: Beat, at: { x: number; y: number }, to: { x: number; y: number }) => void

const MOVES: Record<Doing, Move | null> = {
  standing: null,
  breathing: (body, beat, at, to) => {
    const up = heightOver(body, at)
    to.y += up * body.height * 0.007 * body.lively * swing(beat, 0.3, body.ahead * 0.2)
    to.x += up * up * body.height * 0.006 * body.lively * swing(beat, 0.17, body.ahead)
  },
  walking: (body, beat, at, to) => {
    const up = heightOver(body, at)
    const legs = Math.max(0, 1 - up / 0.45)
    const step = beat.turns(body.lively > 1.3 ? 1.5 : 1)
    const open = 1 - Math.cos(step * Math.PI * 2)
    // Legs come together and part again about the middle of the body.
    to.x += (at.x - body.x) * legs * legs * 0.17 * open
    to.y += body.height * 0.007 * open * Math.min(1, up * 3)
    to.x += up * body.height * 0.006 * Math.sin(step * Math.PI * 2)
  },
  flying: (body, beat, at, to) => {
    const flap = body.height > 150 ? 0.6 : 1.6
    const out = Math.min(1, Math.abs(at.x - body.x) / (body.width * 0.5))
    const beaten = swing(beat, flap * Math.min(1.4, body.lively), body.ahead)
    to.y += body.height * body.lively * (0.05 * out * out * beaten - 0.018 * beaten)
    to.y += body.height * 0.02 * body.lively * swing(beat, 0.22, body.ahead)
  },
  swimming: (body, beat, at, to) => {
    const along = (at.x - body.x) / body.width
    to.y += body.height * 0.035 * body.lively * swing(beat, 0.9, along * 0.7 + body.ahead) * (0.4 + Math.abs(along))
    to.y += body.height * 0.03 * body.lively * swing(beat, 0.2, body.ahead)
  },
  floating: (body, beat, at, to) => {
    const roll = 0.009 * body.lively * swing(beat, 0.24, body.ahead * 0.5)
    to.x += (body.y - at.y) * roll
    to.y += (at.x - body.x) * roll
    to.y += body.height * 0.009 * body.lively * swing(beat, 0.31, body.ahead)
  },
  swaying: (body, beat, at, to) => {
    const up = heightOver(body, at)
    to.x += up * up * body.height * 0.012 * body.lively * swing(beat, 0.3, body.ahead + up * 0.1)
    to.x += up * body.height * 0.003 * body.lively * swing(beat, 0.9, at.y / (body.height * 0.35) + at.x / body.width)
  },
  burning: (body, beat, at, to) => {
    const up = heightOver(body, at)
    to.x += up * body.height * 0.03 * body.lively * swing(beat, 1.5, (at.y / body.height) * 1.4 + body.ahead)
    to.y += up * body.height * 0.04 * body.lively * swing(beat, 2.1, at.x / body.width + body.ahead)
  },
}

/** 0 at the feet to 1 at the top, a little more above it. */
function heightOver(body: Body, at: { y: number }): number {
  return Math.min(1.15, Math.max(0, (body.y - at.y) / body.height))
}
