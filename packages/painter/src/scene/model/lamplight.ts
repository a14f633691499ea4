import type { Point } from './material.ts'
import type { Lamp } from './scenery.ts'

/** Metres of a cell in which lamps are looked up. */
const CELL = 4

export type Lamplight = (point: Point, sum: Float64Array) => void

/** Adds what the lamps near a point give it. */
export function createLamplight(lamps: readonly Lamp[]): Lamplight {
  const cells = new Map<number, Lamp[]>()
  for (const lamp of lamps) {
    const [x, , z] = lamp.at
    for (let column = Math.floor((x - lamp.reach) / CELL); column <= (x + lamp.reach) / CELL; column++) {
      for (let row = Math.floor((z - lamp.reach) / CELL); row <= (z + lamp.reach) / CELL; row++) {
        const key = column * 8192 + row
        const list = cells.get(key)
        if (list) list.push(lamp)
        else cells.set(key, [lamp])
      }
    }
  }
  return (point, sum) => {
    const near = cells.get(Math.floor(point.x / CELL) * 8192 + Math.floor(point.z / CELL))
    if (near === undefined) return
    for (const lamp of near) addLamp(point, lamp, sum)
  }
}

function addLamp(point: Point, { at, reach, colour, strength }: Lamp, sum: Float64Array): void {
  const dx = at[0] - point.x
  const dy = at[1] - point.y
  const dz = at[2] - point.z
  const square = dx * dx + dy * dy + dz * dz
  const left = 1 - square / (reach * reach)
  if (left <= 0) return
  const facing = (dx * point.nx + dy * point.ny + dz * point.nz) / (Math.sqrt(square) + 0.05)
  const wrapped = Math.max(0, facing * 0.75 + 0.25)
  const share = (left * left * strength * wrapped * 1.6) / (1 + square * 0.12)
  sum[0] = (sum[0] as number) + colour[0] * share
  sum[1] = (sum[1] as number) + colour[1] * share
  sum[2] = (sum[2] as number) + colour[2] * share
}
