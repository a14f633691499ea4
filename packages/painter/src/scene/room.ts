import { between, createRandom, deriveSeed, pickOne } from '../chance.ts'
import { dimColour, lightColour, mixColours, parseHex, type Rgb, toCss } from '../colour.ts'
import { createLayer, freeCanvas, type Layer, layOver } from '../frame.ts'
import { project, type Stage } from './stage.ts'
import { fillQuad } from './street-brush.ts'

interface RoomPlan {
  /** Half width, depth of the back wall and height, in world units. */
  half: number
  deep: number
  high: number
  wall: Rgb
  floor: Rgb
  cloth: Rgb
  /** The window on the back wall: left, right, low, high. */
  window: readonly [number, number, number, number]
}

const WALLS = ['#c9b79c', '#a9b7a8', '#b7a7b4', '#9fb0bd', '#cfae92'].map(parseHex)
const FLOORS = ['#8a5f3d', '#9c7248', '#74503a'].map(parseHex)
const CLOTHS = ['#9c3d3a', '#3f6273', '#b98a3a', '#5a6f4a', '#7a4a6c'].map(parseHex)

/** A room with a window that shows the sky behind it, boards, a rug and a picture. */
export function paintRoom(stage: Stage): void {
  const plan = planRoom(stage)
  const room = createLayer(stage.frame)
  paintBox(stage, plan, room)
  paintBoards(stage, plan, room)
  paintRug(stage, plan, room)
  paintPictureFrame(stage, plan, room)
  cutWindow(stage, plan, room)
  layOver(stage.picture, room.canvas)
  freeCanvas(room.canvas)
  paintDaylight(stage, plan)
}

function planRoom(stage: Stage): RoomPlan {
  const random = createRandom(deriveSeed(stage.recipe.layoutSeed, 'room'))
  const side = stage.layout.focus > stage.frame.width / 2 ? -1 : 1
  const middle = side * between(random, 0.9, 1.3)
  return {
    half: between(random, 2.6, 3.2),
    deep: between(random, 5.2, 6.4),
    high: between(random, 3.3, 3.9),
    wall: pickOne(WALLS, random),
    floor: pickOne(FLOORS, random),
    cloth: pickOne(CLOTHS, random),
    window: [middle - 0.85, middle + 0.85, 1.05, 2.75],
  }
}

function at(stage: Stage, x: number, y: number, z: number): { x: number; y: number } {
  return project(stage.layout, stage.frame, { x, y, z })
}

/** Indoors the lamps keep the night from being black. */
function indoors(stage: Stage, colour: Rgb, strength: number): Rgb {
  const { palette, recipe } = stage
  const lamp: Rgb = recipe.reading.time === 'night' ? [222, 176, 120] : palette.light
  return lightColour(colour, mixColours(palette.ambient, lamp, strength))
}

function paintBox(stage: Stage, { half, deep, high, wall }: RoomPlan, room: Layer): void {
  const near = 0.4
  const quad = (colour: Rgb, points: readonly (readonly [number, number, number])[]) =>
    fillQuad(
      room,
      colour,
      points.map(([x, y, z]) => at(stage, x, y, z)),
    )
  quad(indoors(stage, [226, 220, 208], 0.35), [
    [-half, high, deep],
    [half, high, deep],
    [half, high, near],
    [-half, high, near],
  ])
  quad(indoors(stage, wall, 0.7), [
    [-half, 0, deep],
    [half, 0, deep],
    [half, high, deep],
    [-half, high, deep],
  ])
  for (const side of [-1, 1]) {
    const lit = side * stage.layout.light.x < 0 ? 0.62 : 0.36
    quad(indoors(stage, wall, lit), [
      [side * half, 0, near],
      [side * half, 0, deep],
      [side * half, high, deep],
      [side * half, high, near],
    ])
  }
  const board = indoors(stage, [232, 226, 214], 0.6)
  quad(board, [
    [-half, 0, deep],
    [half, 0, deep],
    [half, 0.16, deep],
    [-half, 0.16, deep],
  ])
}

function paintBoards(stage: Stage, { half, deep, floor }: RoomPlan, room: Layer): void {
  const random = createRandom(deriveSeed(stage.recipe.layoutSeed, 'boards'))
  const wide = 0.34
  for (let x = -half; x < half; x += wide) {
    const tone = indoors(stage, dimColour(floor, between(random, 0.86, 1.14)), 0.62)
    fillQuad(room, tone, [
      at(stage, x, 0, 0.5),
      at(stage, x + wide - 0.02, 0, 0.5),
      at(stage, x + wide - 0.02, 0, deep),
      at(stage, x, 0, deep),
    ])
    fillQuad(room, dimColour(tone, 0.6), [
      at(stage, x + wide - 0.02, 0, 0.5),
      at(stage, x + wide, 0, 0.5),
      at(stage, x + wide, 0, deep),
      at(stage, x + wide - 0.02, 0, deep),
    ])
  }
}

function paintRug(stage: Stage, { cloth }: RoomPlan, room: Layer): void {
  const middle = ((stage.layout.focus - stage.frame.width / 2) * 3) / stage.layout.focal
  for (const [inset, tone] of [
    [0, 1],
    [0.14, 1.45],
    [0.22, 1],
  ] as const) {
    const colour = indoors(stage, dimColour(cloth, tone), 0.65)
    fillQuad(room, colour, [
      at(stage, middle - 1.7 + inset, 0, 1.5 + inset),
      at(stage, middle + 1.7 - inset, 0, 1.5 + inset),
      at(stage, middle + 1.7 - inset, 0, 4.3 - inset),
      at(stage, middle - 1.7 + inset, 0, 4.3 - inset),
    ])
  }
}

function paintPictureFrame(stage: Stage, plan: RoomPlan, room: Layer): void {
  const middle = -Math.sign(plan.window[0] + plan.window[1]) * 1.5
  for (const [inset, colour] of [
    [0, [96, 66, 40]],
    [0.07, [226, 214, 190]],
    [0.16, [112, 142, 148]],
  ] as const) {
    const low = at(stage, middle - 0.55 + inset, 1.35 + inset, plan.deep - 0.01)
    const high = at(stage, middle + 0.55 - inset, 2.2 - inset, plan.deep - 0.01)
    room.ctx.fillStyle = toCss(indoors(stage, colour, 0.65))
    room.ctx.fillRect(low.x, high.y, high.x - low.x, low.y - high.y)
  }
}

/** Opens the wall so that the sky shows, then hangs bars and curtains before it. */
function cutWindow(stage: Stage, plan: RoomPlan, room: Layer): void {
  const { ctx } = room
  const [left, right, bottom, top] = plan.window
  const low = at(stage, left, bottom, plan.deep)
  const high = at(stage, right, top, plan.deep)
  const width = high.x - low.x
  const height = low.y - high.y
  ctx.fillStyle = toCss(indoors(stage, [240, 236, 226], 0.7))
  ctx.fillRect(low.x - 6, high.y - 6, width + 12, height + 14)
  ctx.clearRect(low.x, high.y, width, height)
  ctx.fillRect(low.x + width / 2 - 2, high.y, 4, height)
  ctx.fillRect(low.x, high.y + height * 0.45, width, 4)
  for (const side of [0, 1]) {
    const edge = side === 0 ? low.x - 16 : high.x - width * 0.14
    for (let fold = 0; fold < 5; fold++) {
      ctx.fillStyle = toCss(indoors(stage, dimColour(plan.cloth, 0.85 + (fold % 2) * 0.3), 0.7))
      ctx.fillRect(edge + (fold * (width * 0.14 + 16)) / 5, high.y - 14, (width * 0.14 + 16) / 5 + 0.5, height + 52)
    }
  }
}

/** The window's light on the floor by day, the lamp's glow by night. */
function paintDaylight(stage: Stage, plan: RoomPlan): void {
  const { ctx } = stage.picture
  const [left, right] = plan.window
  const slide = -stage.layout.light.x * 1.2
  ctx.save()
  ctx.globalCompositeOperation = 'screen'
  ctx.filter = `blur(${(4 * stage.frame.scale).toFixed(1)}px)`
  const night = stage.recipe.reading.time === 'night'
  fillQuad(stage.picture, dimColour(night ? [120, 130, 190] : stage.palette.light, night ? 0.3 : 0.42), [
    at(stage, left + slide, 0, 4.6),
    at(stage, right + slide, 0, 4.6),
    at(stage, right + slide * 2, 0, 2.4),
    at(stage, left + slide * 2, 0, 2.4),
  ])
  ctx.restore()
  ctx.filter = 'none'
}
