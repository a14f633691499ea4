import { describe, expect, it } from 'vitest'
import { aimCamera } from './camera-path.ts'
import type { CameraMove } from './motion.ts'

const SIZE = { width: 800, height: 600 }
const FOCUS = { x: 400, y: 300 }
const MOVES: readonly CameraMove[] = ['still', 'in', 'out', 'left', 'right', 'up', 'down', 'orbit']

const viewOf = (camera: CameraMove, travel: number, motion: 'low' | 'high' = 'low') =>
  aimCamera({ motion, camera }, { travel }, SIZE, FOCUS)

describe('the camera of a clip', () => {
  it.each(MOVES)('sees everything in its place before it moves: %s', (camera) => {
    const view = viewOf(camera, 0)
    for (const near of [0, 0.4, 1]) {
      expect(view.size(near)).toBe(1)
      expect(Math.abs(view.right(near)) + Math.abs(view.down(near))).toBe(0)
    }
  })

  it('moves near things farther than far ones', () => {
    expect(viewOf('left', 0.4).right(1)).toBeGreaterThan(2 * viewOf('left', 0.4).right(0))
    expect(viewOf('up', 0.4).down(1)).toBeGreaterThan(2 * viewOf('up', 0.4).down(0))
    expect(viewOf('in', 0.4).size(1) - 1).toBeGreaterThan(2 * (viewOf('in', 0.4).size(0) - 1))
  })

  it('goes round what lies in the middle distance', () => {
    expect(viewOf('orbit', 0.4).right(0)).toBeLessThan(0)
    expect(viewOf('orbit', 0.4).right(1)).toBeGreaterThan(0)
  })

  it('goes farther when it is lively', () => {
    expect(viewOf('right', 0.4, 'high').right(1)).toBeLessThan(viewOf('right', 0.4).right(1))
  })
})
