import { addSurface, type Coat, type Mesh } from './mesh.ts'

export interface Terrain {
  /** Least and most, right and away. */
  x: readonly [number, number]
  z: readonly [number, number]
  heightAt: (x: number, z: number) => number
  coat: Coat
  /** Cells across and away; those far off are longer. */
  cells?: readonly [number, number]
  /** 1 even cells, more when the near ones are finer. */
  near?: number
}

/** A sheet of land over a grid, lit as the land itself is bent. */
export function addTerrain(mesh: Mesh, { x, z, heightAt, coat, cells = [120, 120], near = 1.6 }: Terrain): void {
  const first = mesh.corners.length / 3
  const surface = addSurface(mesh, { ...coat, bend: bendOf(heightAt), land: true })
  const [across, away] = cells
  for (let row = 0; row <= away; row++) {
    const cz = z[0] + (z[1] - z[0]) * (row / away) ** near
    for (let column = 0; column <= across; column++) {
      const cx = x[0] + ((x[1] - x[0]) * column) / across
      mesh.corners.push(cx, heightAt(cx, cz), cz)
      if (row === away || column === across) continue
      const at = first + row * (across + 1) + column
      mesh.faces.push(at, at + 1, at + across + 2, surface, at, at + across + 2, at + across + 1, surface)
    }
  }
}

function bendOf(heightAt: Terrain['heightAt']): NonNullable<Coat['bend']> {
  return (point) => {
    const step = Math.max(0.15, point.foot * 1.5)
    const here = heightAt(point.x, point.z)
    const right = (heightAt(point.x + step, point.z) - here) / step
    const away = (heightAt(point.x, point.z + step) - here) / step
    const length = Math.sqrt(right * right + away * away + 1)
    point.nx = -right / length
    point.ny = 1 / length
    point.nz = -away / length
  }
}
