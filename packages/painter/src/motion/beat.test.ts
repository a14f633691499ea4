import { describe, expect, it } from 'vitest'
import { beatAt, beatBefore, countFrames, swing } from './beat.ts'
import type { MotionPlan } from './motion.ts'

const PLAN: MotionPlan = { seconds: 5, fps: 24, motion: 'low', camera: null, loop: false, seed: 1, fromSeconds: 0 }

describe('the time of a clip', () => {
  it('has every swing at rest in its first frame, wherever in its turn it is', () => {
    for (const offset of [0, 0.2, 0.7]) expect(swing(beatAt(PLAN, 0), 0.3, offset)).toBeCloseTo(0, 9)
  })

  it('brings everything that turns back at the end of a loop, and the camera, too', () => {
    const loop = { ...PLAN, loop: true }
    const last = beatAt(loop, countFrames(loop) - 1)
    for (const perSecond of [0.05, 0.3, 1.7]) expect(swing(last, perSecond, 0.4)).toBeCloseTo(0, 9)
    expect(last.travel).toBeCloseTo(0, 9)
    expect(beatAt(loop, 60).travel).toBeGreaterThan(0.1)
  })

  it('goes on with the clip that it comes after', () => {
    const more = { ...PLAN, fromSeconds: 5 }
    expect(beatAt(more, 0).travel).toBe(beatAt(PLAN, 120).travel)
    expect(beatAt(more, 0).turns(0.3)).toBe(beatAt(PLAN, 120).turns(0.3))
  })

  it('leaves a picture that it ends with at rest in its last frame', () => {
    const last = beatBefore(PLAN, countFrames(PLAN) - 1)
    expect([Math.abs(last.travel), Math.abs(last.turns(0.3))]).toEqual([0, 0])
    expect(beatBefore(PLAN, 0).travel).toBeLessThan(-0.1)
  })
})
