import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { freeCanvas } from '../base/frame.ts'
import { writePixels } from '../base/canvas-pixels.ts'
import type { Motion, MotionPlan, MotionSource } from '../motion/motion.ts'
import { openMotion } from '../motion/open-motion.ts'
import type { PaintStep } from '../paint-picture.ts'
import type { Recipe } from '../recipe/recipe.ts'
import { openEncoder } from './encoder.ts'
import { beginWith, type LeadIn, needsLeadIn, paintLeadIn } from './lead-in.ts'
import { joinTracks } from './mp4/join-tracks.ts'
import { readTrack } from './mp4/read-track.ts'
import { durationMsOf, type Track } from './mp4/track.ts'
import { writeMp4 } from './mp4/write-mp4.ts'
import { fallOver, type Over } from './weather-over.ts'

/** A picture that a clip is made of, at the clip's size. */
export interface ClipPicture {
  /** 8-bit RGBA, opaque. */
  rgba: Uint8Array
  /** What it was painted by; null when nobody here did. */
  recipe: Recipe | null
}

export interface ClipJob {
  /** Pixels, both even. */
  width: number
  height: number
  first: ClipPicture
  last: ClipPicture | null
  plan: MotionPlan
  /** What falls over its pictures, beside what falls in them. */
  over: Over | null
  /** What this goes on from; null for a new one. */
  before: ClipBefore | null
}

/** A clip that is gone on from. */
export interface ClipBefore {
  /** Its samples stay as they are. */
  mp4: Uint8Array
  /** How it would have gone on by itself: as long, and with its own motion. */
  plan: MotionPlan
}

export interface MadeClip {
  mp4: Uint8Array
  durationMs: number
}

type Frames = Pick<Motion, 'frames' | 'paint'>

/** Share of the work that goes into taking the pictures apart. */
const OPENING_SHARE = 0.2

/**
 * Sets a picture in motion and encodes it. The same job gives the same bytes.
 * @throws RangeError when the clip before is of another kind.
 */
export async function* makeClip(job: ClipJob): AsyncGenerator<PaintStep, MadeClip> {
  const before = job.before && readTrack(job.before.mp4)
  const first = openSource(job, job.first)
  const last = job.last && openSource(job, job.last)
  let leadIn: LeadIn | null = null
  let motion: Motion | null = null
  try {
    if (job.before && needsLeadIn(job.before.plan, job.plan)) leadIn = yield* paintLeadIn(first, job.before.plan)
    const opening = openMotion(first, last, job.plan)
    let step = opening.next()
    while (!step.done) {
      yield { ...step.value, progress: step.value.progress * OPENING_SHARE }
      step = opening.next()
    }
    motion = step.value
    const joined = leadIn === null ? motion : beginWith(leadIn, motion)
    const made = yield* encodeFrames(job, weatherOf(job, before, joined))
    const track = before === null ? made : joinTracks(before, made)
    return { mp4: new Uint8Array(writeMp4(track)), durationMs: durationMsOf(track) }
  } finally {
    leadIn?.close()
    motion?.close()
    freeCanvas(first.picture)
    if (last) freeCanvas(last.picture)
  }
}

function weatherOf({ plan, over, last }: ClipJob, before: Track | null, motion: Frames): Frames {
  if (over === null) return motion
  // It falls on where a clip is gone on from, but not where that one ended as a picture without it.
  const fromSeconds = before && plan.fromSeconds > 0 ? before.samples.length / plan.fps : 0
  return fallOver(motion, { over, seed: plan.seed, fps: plan.fps, fromSeconds, ends: plan.loop || last !== null })
}

async function* encodeFrames({ width, height, plan }: ClipJob, motion: Frames): AsyncGenerator<PaintStep, Track> {
  const canvas = createCanvas(width, height)
  const encoder = await openEncoder({ width, height, fps: plan.fps })
  try {
    for (let frame = 0; frame < motion.frames; frame++) {
      motion.paint(frame, canvas)
      encoder.add(canvas)
      yield { progress: OPENING_SHARE + (1 - OPENING_SHARE) * (frame / motion.frames), canvas }
    }
    return encoder.finish()
  } finally {
    encoder.close()
    freeCanvas(canvas)
  }
}

function openSource({ width, height }: ClipJob, { rgba, recipe }: ClipPicture): MotionSource {
  const picture: Canvas = createCanvas(width, height)
  writePixels(picture, new Uint8ClampedArray(rgba.buffer, rgba.byteOffset, rgba.byteLength))
  return { picture, recipe }
}
