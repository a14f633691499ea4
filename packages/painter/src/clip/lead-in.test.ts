import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { readPixels } from '../base/canvas-pixels.ts'
import { travelled } from '../motion/beat.ts'
import { strideOf } from '../motion/camera-path.ts'
import { findSameWay } from '../motion/find-same-way.ts'
import type { Motion, MotionPlan } from '../motion/motion.ts'
import { openMotion } from '../motion/open-motion.ts'
import { beginWith, needsLeadIn, paintLeadIn } from './lead-in.ts'

const SIDE_PX = 48
const calm: MotionPlan = { seconds: 4, fps: 24, motion: 'low', camera: 'in', loop: false, seed: 3, fromSeconds: 4 }
const fromSeconds = findSameWay({ motion: 'low', seconds: 4 }, 'high')
const lively: MotionPlan = { ...calm, motion: 'high', fromSeconds }

function createSource() {
  const picture = createCanvas(SIDE_PX, SIDE_PX)
  const ctx = picture.getContext('2d')
  for (let x = 0; x < SIDE_PX; x += 6) {
    ctx.fillStyle = `hsl(${x * 7} 60% 50%)`
    ctx.fillRect(x, x / 2, 6, SIDE_PX)
  }
  return { picture, recipe: null }
}

function finish<Result>(work: Generator<unknown, Result>): Result {
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value
}

function show(motion: Pick<Motion, 'paint'>, n: number) {
  const canvas = createCanvas(SIDE_PX, SIDE_PX)
  motion.paint(n, canvas)
  return readPixels(canvas)
}

describe('a clip that goes on livelier than it was', () => {
  it('begins as it would have gone on, and is lively a second later', () => {
    const source = createSource()
    const before = finish(openMotion(source, null, calm))
    const after = finish(openMotion(source, null, lively))
    const joined = beginWith(finish(paintLeadIn(source, calm)), after)
    expect(joined.frames).toBe(96)
    expect(show(joined, 0)).toEqual(show(before, 0))
    expect(show(joined, 9)).not.toEqual(show(before, 9))
    expect(show(joined, 24)).toEqual(show(after, 24))
    expect(show(joined, 24)).not.toEqual(show(before, 24))
  })

  it('keeps the way that its camera had gone', () => {
    expect(strideOf('high') * travelled(fromSeconds)).toBeCloseTo(strideOf('low') * travelled(4), 6)
    expect(findSameWay({ motion: 'high', seconds: fromSeconds }, 'low')).toBeCloseTo(4, 6)
  })

  it('needs no such beginning where it goes on as it was, or anew from a picture', () => {
    expect(needsLeadIn(calm, lively)).toBe(true)
    expect(needsLeadIn(calm, calm)).toBe(false)
    expect(needsLeadIn({ ...calm, fromSeconds: 0 }, { ...lively, fromSeconds: 0 })).toBe(false)
  })
})
