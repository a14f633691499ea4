import { createRandom, deriveSeed, between } from '../../base/chance.ts'
import type { Stage } from '../stage.ts'
import type { Camera } from './camera.ts'
import { cross, dot, type Spot, unit } from './mesh.ts'
import { createDepths, type Depths, type Projection, rasterise } from './raster.ts'
import type { Scenery } from './scenery.ts'

/** Towards the sun or the moon, in the world: aside of the view, on the side where the picture's light is. */
export function aimSun(stage: Stage, { right, forward }: Camera): Spot {
  const random = createRandom(deriveSeed(stage.recipe.layoutSeed, 'sunlight'))
  const { time } = stage.recipe.reading
  const side = Math.sign(stage.layout.light.x) || 1
  const low = time === 'sunset' || time === 'dawn'
  const height = low ? between(random, 0.34, 0.46) : between(random, 0.75, 1.05)
  const away = stage.layout.backlit || low ? between(random, -0.1, 0.45) : between(random, -0.6, -0.05)
  const across = side * between(random, 0.62, 0.95)
  return unit([right[0] * across + forward[0] * away, height, right[2] * across + forward[2] * away])
}

export interface Shadows {
  /** 0 in shadow to 1 in the sun. */
  lit: (x: number, y: number, z: number) => number
}

const SIDE = 1280

/** What the sun reaches around the heart of the place; beyond it all is lit. */
export function castShadows({ mesh, heart, span }: Scenery, sun: Spot): Shadows {
  const across = unit(cross([0, 1, 0], sun))
  const upward = cross(sun, across)
  const depths = createDepths(SIDE, SIDE)
  const scale = SIDE / (span * 2)
  const middle: Spot = [dot(heart, across), dot(heart, upward), dot(heart, sun)]
  const projection: Projection = {
    near: Number.NEGATIVE_INFINITY,
    turn: (x, y, z, out) => {
      out[0] = (x * across[0] + y * across[1] + z * across[2] - middle[0]) * scale + SIDE / 2
      out[1] = (x * upward[0] + y * upward[1] + z * upward[2] - middle[1]) * scale + SIDE / 2
      out[2] = x * sun[0] + y * sun[1] + z * sun[2] - middle[2]
    },
    land: (turned, at, out, to) => {
      out[to] = turned[at] as number
      out[to + 1] = turned[at + 1] as number
      out[to + 2] = turned[at + 2] as number
    },
  }
  rasterise(depths, mesh, projection, (face) => !mesh.surfaces[mesh.faces[face + 3] as number]?.airy)
  const point = new Float64Array(3)
  return {
    lit: (x, y, z) => {
      projection.turn(x, y, z, point)
      return lookUp(depths, point, 2.2 / scale + 0.02)
    },
  }
}

/** Four taps around the place soften the edge. */
function lookUp({ nearness }: Depths, point: Float64Array, bias: number): number {
  const column = (point[0] as number) - 0.5
  const row = (point[1] as number) - 0.5
  const near = (point[2] as number) + bias
  const left = Math.floor(column)
  const top = Math.floor(row)
  if (left < 1 || top < 1 || left >= SIDE - 2 || top >= SIDE - 2) return 1
  const u = column - left
  const v = row - top
  const at = top * SIDE + left
  const a = (nearness[at] as number) > near ? 0 : 1
  const b = (nearness[at + 1] as number) > near ? 0 : 1
  const c = (nearness[at + SIDE] as number) > near ? 0 : 1
  const d = (nearness[at + SIDE + 1] as number) > near ? 0 : 1
  return (a * (1 - u) + b * u) * (1 - v) + (c * (1 - u) + d * u) * v
}
