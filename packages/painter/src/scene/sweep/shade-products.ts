import { createRay, type Ray, type Rays } from '../still-life/camera.ts'
import type { Reach } from '../still-life/shadows.ts'
import type { Solid } from '../still-life/solid.ts'
import { type Hits, traceSolids } from '../still-life/trace.ts'
import type { Paper } from './backdrop.ts'
import { measureReach, type Reached, takeReach } from './reach.ts'
import { createSurround, type Studio } from './studio-light.ts'
import { readSurface, type Surface } from '../still-life/read-surface.ts'
import { createSurface, measureThickness } from './surface.ts'

/** Smoother than food: goods have no crumbs. */
const FEEL = { least: 0.015, most: 0.14, share: 0.018 }

export interface Shoot {
  rays: Rays
  solids: readonly Solid[]
  studio: Studio
  paper: Paper
  shadow: Reach
  open: Reach
}

/** Light of a picture, three numbers a pixel, and which body is seen at each. */
export interface Exposed {
  light: Float32Array
  seen: Int16Array
}

const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => (byte / 255) ** 2.1)
const valueAt = (values: Float32Array | Int16Array, at: number): number => values[at] ?? 0
const linear = (byte: number): number => LINEAR[byte < 0 ? 0 : byte > 255 ? 255 : Math.round(byte)] ?? 1

/** The paper first, then what light does not pass, then liquid, then glass: each is seen through the next. */
export function shadeProducts(shoot: Shoot): Exposed {
  const { rays, solids } = shoot
  const light = new Float32Array(rays.columns * rays.rows * 3)
  const layers = [0, 1, 2].map((layer) => solids.filter((solid) => layerOf(solid) === layer))
  const [dense = [], liquid = [], glass = []] = layers
  const hits = traceSolids(rays, dense)
  const reached = measureReach(rays, hits, { ...shoot, towards: shoot.studio.towards })
  layPaper(shoot, { light, reached }, [...dense, ...liquid])
  const seen = Int16Array.from(hits.solid)
  shadeDense({ ...shoot, solids: dense }, hits, { light, reached })
  for (const clear of [liquid, glass]) {
    const through = traceSolids(rays, clear)
    shadeClear({ ...shoot, solids: clear }, { through, before: hits }, light)
    for (let at = 0; at < seen.length; at++)
      if ((through.solid[at] ?? -1) >= 0 && (through.depth[at] ?? 0) < (hits.depth[at] ?? 0))
        seen[at] = 200 + (through.solid[at] ?? 0)
  }
  return { light, seen }
}

function layerOf({ look: { clear = 0 } }: Solid): number {
  return clear === 0 ? 0 : clear < 0.5 ? 1 : 2
}

/** The eye under the floor, which sees what a polished floor mirrors. */
function sinkEye(rays: Rays): Rays {
  return {
    ...rays,
    ray: (column, row, out) => {
      rays.ray(column, row, out)
      out.oy = -out.oy
      out.dy = -out.dy
    },
    cover: (ball) => rays.cover({ ...ball, y: -ball.y }),
  }
}

/** Paper with the shadows that fall on it and what it mirrors. */
function layPaper(shoot: Shoot, { light, reached }: Sheet, mirrored: readonly Solid[]): void {
  const { rays, studio, paper } = shoot
  const below = sinkEye(rays)
  const hits = traceSolids(below, mirrored)
  const shine = new Float32Array(light.length)
  shadeDense({ ...shoot, rays: below, solids: mirrored }, hits, { light: shine, reached: null })
  const ray = createRay()
  const out = new Float32Array(3)
  for (let row = 0, at = 0; row < rays.rows; row++)
    for (let column = 0; column < rays.columns; column++, at++) {
      paper(column, row, out)
      rays.ray(column, row, ray)
      const along = ray.dy < -0.0001 ? -ray.oy / ray.dy : -1
      const dim = along < 0 || !reached ? 1 : dimBy(reached, [column, row], ray.oz + ray.dz * along)
      const away = along < 0 || hits.solid[at] === -1 ? -1 : valueAt(hits.depth, at) - along
      const share = away < 0 ? 0 : studio.mirror * Math.exp(-away * 0.16) * 0.9
      for (let i = 0; i < 3; i++) {
        const own = valueAt(out, i) * dim
        light[at * 3 + i] = own + (valueAt(shine, at * 3 + i) - own) * share
      }
    }
}

/** What shadows leave of the light on the paper, none of them far behind, where it has become a wall. */
function dimBy(reached: Reached, [column, row]: readonly [number, number], z: number): number {
  const near = Math.min(1, Math.max(0, (60 - z) / 40))
  const lamp = takeReach(reached.lamp, reached, column, row)
  const sky = takeReach(reached.sky, reached, column, row)
  return 1 - Math.min(0.86, (1 - lamp) * 0.32 + (1 - sky) * 0.66) * near
}

interface Sheet {
  light: Float32Array
  /** Null where it is not worth asking, as in a mirror. */
  reached: Reached | null
}

function shadeDense({ rays, solids, studio }: Shoot, hits: Hits, { light, reached }: Sheet): void {
  const ray = createRay()
  const surface = createSurface()
  const lit = new Float64Array(3)
  const surround = createSurround(studio)
  const here = { lamp: 0.8, sky: 0.8 }
  for (let row = 0, at = 0; row < rays.rows; row++)
    for (let column = 0; column < rays.columns; column++, at++) {
      const solid = solids[hits.solid[at] ?? -1]
      if (solid === undefined) continue
      rays.ray(column, row, ray)
      readSurface(surface, solid, { ray, along: hits.depth[at] ?? 0 }, FEEL)
      if (reached) {
        here.lamp = takeReach(reached.lamp, reached, column, row)
        here.sky = takeReach(reached.sky, reached, column, row)
      }
      lightSurface({ studio, surround }, { surface, ray, reached: here }, lit)
      light.set(lit, at * 3)
    }
}

interface Lamps {
  studio: Studio
  surround: ReturnType<typeof createSurround>
}

function lightSurface(
  { studio, surround }: Lamps,
  { surface, ray, reached }: { surface: Surface; ray: Ray; reached: { lamp: number; sky: number } },
  out: Float64Array,
): void {
  const { nx, ny, nz, look, colour } = surface
  const { soft = 0, glow = 0, metal = false } = look
  const [lx, ly, lz] = studio.towards
  const facing = nx * lx + ny * ly + nz * lz
  const lit = Math.max(0, (facing + 0.12 + soft * 0.4) / (1.12 + soft * 0.4)) * reached.lamp
  const sky = (0.35 + 0.65 * reached.sky) * (0.7 + 0.3 * ny)
  const toward = Math.max(0, -(nx * ray.dx + ny * ray.dy + nz * ray.dz))
  const twice = toward * 2
  const edge = (1 - toward) ** 4
  const blur = (1 - look.polish) * 0.7
  const mirrored = surround(ray.dx + twice * nx, ray.dy + twice * ny, ray.dz + twice * nz, blur)
  const strength = look.gloss + (1 - look.gloss) * edge * look.polish * 0.6
  const rim = edge * Math.max(0, nz * 0.5 + 0.3) * 0.6
  for (let i = 0; i < 3; i++) {
    const own = linear(colour[i] ?? 0)
    const diffuse = own * ((studio.key[i] ?? 0) * lit + (studio.fill[i] ?? 0) * sky + soft * 0.12)
    const shine = mirrored * (0.45 + 0.55 * reached.sky) * strength
    const back = (studio.rim[i] ?? 0) * rim * (0.3 + look.polish)
    out[i] = metal
      ? own * (diffuse * 0.25 + mirrored * (0.55 + 0.45 * reached.sky) * 0.95) + back
      : diffuse + shine + back + glow * own
  }
}

/** Glass and what is in it: what is behind is bent, coloured by the thickness, and the lamps stand in its faces. */
function shadeClear(
  { rays, solids, studio }: Shoot,
  { through, before }: { through: Hits; before: Hits },
  light: Float32Array,
): void {
  const own = Float32Array.from(light)
  const ray = createRay()
  const surface = createSurface()
  const surround = createSurround(studio)
  const behind = new Float32Array(3)
  for (let row = 0, at = 0; row < rays.rows; row++)
    for (let column = 0; column < rays.columns; column++, at++) {
      const solid = solids[through.solid[at] ?? -1]
      const along = valueAt(through.depth, at)
      if (solid === undefined || along >= valueAt(before.depth, at)) continue
      rays.ray(column, row, ray)
      readSurface(surface, solid, { ray, along }, FEEL)
      const liquid = (solid.look.clear ?? 1) < 0.5
      const from = bendTo(surface, [column, row], { rays, by: rays.columns * (liquid ? 0.11 : 0.05) })
      for (let i = 0; i < 3; i++) behind[i] = valueAt(own, from * 3 + i)
      const thick = measureThickness(solid, ray, along)
      light.set(passLight({ studio, surround }, { surface, ray, thick, behind }, liquid ? LIQUID : GLASS), at * 3)
    }
}

/** The pixel that is seen through a surface which faces aside. */
function bendTo(
  { nx, ny }: Surface,
  [column, row]: readonly [number, number],
  { rays, by }: { rays: Rays; by: number },
): number {
  const u = Math.min(rays.columns - 1, Math.max(0, Math.round(column - nx * by)))
  const v = Math.min(rays.rows - 1, Math.max(0, Math.round(row + ny * rays.columns * 0.025)))
  return v * rays.columns + u
}

interface Clear {
  /** How much of a colour a centimetre takes. */
  density: number
  /** How dark the edges are. */
  edge: number
  /** How much it mirrors straight on, and at its edges. */
  shine: readonly [number, number]
  /** Light that is spread inside. */
  spread: number
}

const GLASS: Clear = { density: 0.1, edge: 0.45, shine: [0.045, 0.5], spread: 0 }
const LIQUID: Clear = { density: 0.38, edge: 0.2, shine: [0.02, 0], spread: 1 }
const passed = new Float32Array(3)

function passLight(
  { studio, surround }: Lamps,
  { surface, ray, thick, behind }: { surface: Surface; ray: Ray; thick: number; behind: Float32Array },
  { density, edge, shine, spread }: Clear,
): Float32Array {
  const { nx, ny, nz, colour } = surface
  const toward = Math.max(0, -(nx * ray.dx + ny * ray.dy + nz * ray.dz))
  const twice = toward * 2
  const mirrored = surround(ray.dx + twice * nx, ray.dy + twice * ny, ray.dz + twice * nz, 0.02)
  const dark = 1 - edge * (1 - toward) ** 2.2
  const strength = shine[0] + shine[1] * (1 - toward) ** 5
  const scattered = spread * (0.2 + 0.14 * Math.max(0, ny + 0.6)) * (studio.dark ? 0.8 : 0.7)
  for (let i = 0; i < 3; i++) {
    const tint = linear(colour[i] ?? 0)
    const through = (behind[i] ?? 0) * Math.exp(-(1 - tint) * thick * density) * dark
    passed[i] = through * (1 - strength) + tint * scattered + mirrored * strength
  }
  return passed
}
