import type { Rgb } from '../../base/colour.ts'
import { createRay, type Ray, type Rays } from './camera.ts'
import { readSurface, type Surface } from './read-surface.ts'
import type { Reach } from './shadows.ts'
import type { Look, Solid } from './solid.ts'
import type { Hits } from './trace.ts'

/** The light of a scene; colours as shares of white, 1 is a full light. */
export interface Light {
  towards: readonly [number, number, number]
  key: readonly [number, number, number]
  fill: readonly [number, number, number]
  /** What a shine shows where no lamp is: above and at the level of the eye. */
  above: readonly [number, number, number]
  around: readonly [number, number, number]
  exposure: number
}

/** What lies under and behind all bodies, lit or as it is. */
export interface Ground {
  /** Of the table at a place: its colour as bytes into `out`, and how glossy it is. */
  top: (x: number, z: number, out: Float32Array) => void
  look: Look
  /** Behind the table's far edge, by place of the pixel. */
  behind: (column: number, row: number, out: Float32Array) => void
  /** Where the table ends; infinitely far where it fills the frame. */
  edge: number
}

export interface Scene {
  rays: Rays
  solids: readonly Solid[]
  hits: Hits
  light: Light
  ground: Ground
  shadow: Reach
  /** How open the sky is above a place. */
  open: Reach
}

/** How much of the lamp and of the sky reaches what each second pixel of each second row shows. */
interface Reached {
  columns: number
  solid: Int16Array
  lamp: Float32Array
  sky: Float32Array
}

const LIFT = 0.1

function measureReach(scene: Scene): Reached {
  const { rays, hits } = scene
  const columns = Math.ceil(rays.columns / 2)
  const rows = Math.ceil(rays.rows / 2)
  const count = columns * rows
  const reached = { columns, solid: new Int16Array(count), lamp: new Float32Array(count), sky: new Float32Array(count) }
  const ray = createRay()
  for (let row = 0, at = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, at++) {
      rays.ray(column * 2, row * 2, ray)
      const from = row * 2 * rays.columns + column * 2
      reached.solid[at] = hits.solid[from] ?? -1
      const along = reached.solid[at] === -1 ? fallTo(scene.ground, ray) : (hits.depth[from] ?? -1)
      if (along < 0) continue
      const spin = ((column * 0.7548776 + row * 0.5698403) % 1) * 6.2832
      askLights(scene, { ray, along, spin }, (lamp, sky) => {
        reached.lamp[at] = lamp
        reached.sky[at] = sky
      })
    }
  return reached
}

function askLights(
  { light, shadow, open }: Scene,
  { ray, along, spin }: { ray: Ray; along: number; spin: number },
  tell: (lamp: number, sky: number) => void,
): void {
  const [lx, ly, lz] = light.towards
  const x = ray.ox + ray.dx * along
  const y = ray.oy + ray.dy * along
  const z = ray.oz + ray.dz * along
  tell(shadow(x + lx * LIFT, y + ly * LIFT, z + lz * LIFT, spin), open(x, y + LIFT, z, spin + 1))
}

/** How far a ray goes to the table; -1 where it passes over its edge. */
function fallTo({ edge }: Ground, ray: Ray): number {
  if (ray.dy >= -0.0001) return -1
  const along = -ray.oy / ray.dy
  return ray.oz + ray.dz * along > edge ? -1 : along
}

/** Takes what reaches a pixel from those neighbours that show the same body; from the nearest where none does. */
function takeReach({ columns, solid, lamp, sky }: Reached, [column, row]: readonly [number, number], spot: Spot): void {
  const nearest = (row >> 1) * columns + (column >> 1)
  let count = 0
  let lit = 0
  let above = 0
  for (let down = 0; down <= (row & 1); down++)
    for (let across = 0; across <= (column & 1); across++) {
      const at = nearest + down * columns + across
      if (at >= solid.length || solid[at] !== spot.index) continue
      count++
      lit += lamp[at] ?? 0
      above += sky[at] ?? 0
    }
  spot.lamp = count > 0 ? lit / count : (lamp[nearest] ?? 1)
  spot.sky = count > 0 ? above / count : (sky[nearest] ?? 1)
}

/** Lights what every ray meets. Written as bytes, four a pixel. */
export function shadeScene(scene: Scene, pixels: Uint8ClampedArray): void {
  const { rays, hits } = scene
  const ray = createRay()
  const out = new Float32Array(3)
  const spot = createSpot()
  const reached = measureReach(scene)
  for (let row = 0, at = 0; row < rays.rows; row++)
    for (let column = 0; column < rays.columns; column++, at++) {
      rays.ray(column, row, ray)
      const index = hits.solid[at] ?? -1
      spot.index = index
      const solid = scene.solids[index]
      if (solid !== undefined) readSurface(spot, solid, { ray, along: hits.depth[at] ?? 0 }, FEEL)
      else if (!readTop(spot, scene.ground, ray)) {
        scene.ground.behind(column, row, out)
        for (let i = 0; i < 3; i++) pixels[at * 4 + i] = out[i] ?? 0
        pixels[at * 4 + 3] = 255
        continue
      }
      takeReach(reached, [column, row], spot)
      lightSpot(scene.light, spot, ray)
      for (let i = 0; i < 3; i++) pixels[at * 4 + i] = develop((spot.out[i] ?? 0) * scene.light.exposure)
      pixels[at * 4 + 3] = 255
    }
}

interface Spot extends Surface {
  out: Float64Array
  index: number
  lamp: number
  sky: number
}

const FEEL = { least: 0.012, most: 0.1, share: 0.013 }
const DULL: Look = { colour: [128, 128, 128], gloss: 0, polish: 0 }

function createSpot(): Spot {
  return {
    ...{ x: 0, y: 0, z: 0, nx: 0, ny: 1, nz: 0, index: -1, lamp: 1, sky: 1, look: DULL },
    ...{ colour: new Float32Array(3), out: new Float64Array(3) },
  }
}

function readTop(spot: Spot, ground: Ground, ray: Ray): boolean {
  const along = fallTo(ground, ray)
  if (along < 0) return false
  spot.x = ray.ox + ray.dx * along
  spot.y = 0
  spot.z = ray.oz + ray.dz * along
  spot.nx = 0
  spot.ny = 1
  spot.nz = 0
  spot.look = ground.look
  ground.top(spot.x, spot.z, spot.colour)
  return true
}

function lightSpot(light: Light, spot: Spot, ray: Ray): void {
  const { nx, ny, nz, look, colour, out } = spot
  const { soft = 0, glow = 0, metal = false } = look
  const [lx, ly, lz] = light.towards
  const facing = nx * lx + ny * ly + nz * lz
  const lit = Math.max(0, (facing + soft * 0.45) / (1 + soft * 0.45)) * spot.lamp
  const sky = (0.28 + 0.72 * spot.sky) * (0.66 + 0.34 * ny)
  const toward = -(nx * ray.dx + ny * ray.dy + nz * ray.dz)
  const rim = (1 - Math.max(0, toward)) ** 4
  const ry = ray.dy + 2 * toward * ny
  const mirror = (ray.dx + 2 * toward * nx) * lx + ry * ly + (ray.dz + 2 * toward * nz) * lz
  const strength = look.gloss + (1 - look.gloss) * rim * (0.16 + look.polish * 0.6) * Math.min(1, look.gloss * 8)
  const lamp = shineOf(mirror, look.polish) * (0.15 + 0.85 * Math.min(1, lit * 3))
  const env = surround(light, ry, 0.35 + 0.65 * sky)
  for (let i = 0; i < 3; i++) {
    const own = LINEAR[Math.round(colour[i] ?? 0)] ?? 1
    const key = light.key[i] ?? 0
    const diffuse = own * (key * lit + (light.fill[i] ?? 0) * sky + soft * 0.16 * (0.5 + 0.5 * lit))
    const shine = ((env[i] ?? 0) + key * lamp) * strength
    out[i] = metal ? diffuse * 0.35 + shine * own * 1.25 : diffuse + shine + glow * own
  }
}

const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => (byte / 255) ** 2.1)
const env = new Float32Array(3)

/** What a shine shows where no lamp is. */
function surround({ above, around }: Light, up: number, open: number): Float32Array {
  for (let i = 0; i < 3; i++) {
    const level = around[i] ?? 0
    env[i] = (up > 0 ? level + ((above[i] ?? 0) - level) * up : level * 0.4) * open
  }
  return env
}

/** A window in the shine: a bright patch with a soft edge where it is polished, a haze where it is not. */
function shineOf(mirror: number, polish: number): number {
  if (mirror <= 0) return 0
  const haze = mirror ** (6 + polish * 60) * (0.3 + polish)
  const edge = 0.93 + polish * 0.03
  const patch = polish < 0.35 ? 0 : Math.min(1, Math.max(0, (mirror - edge) / (0.06 * (1.2 - polish)))) * polish * 2.4
  return haze + patch
}

/** Film: shadows that keep their colour, lights that roll off; looked up, since it is asked for every pixel. */
const FILM = Uint8ClampedArray.from({ length: 2049 }, (_, step) => {
  const x = (step / 2048) * 4 * 1.55
  return Math.round(255 * Math.min(1, (x * (1 + x / 5)) / (1 + x)) ** 0.4762)
})

function develop(light: number): number {
  return FILM[light <= 0 ? 0 : light >= 4 ? 2048 : Math.round(light * 512)] ?? 0
}

export function toLight([red, green, blue]: Rgb, strength: number): readonly [number, number, number] {
  return [(red / 255) ** 2.1 * strength, (green / 255) ** 2.1 * strength, (blue / 255) ** 2.1 * strength]
}
