import { createRequire } from 'node:module'
import type { Canvas } from '@napi-rs/canvas'
import type { H264MP4Encoder } from 'h264-mp4-encoder'
import { describeStream } from './mp4/describe-stream.ts'
import { readTrack } from './mp4/read-track.ts'
import type { Track } from './mp4/track.ts'
import { toPlanes } from './to-planes.ts'

/**
 * 10 is the best: a frame that is compared with a picture is within 36 dB of it but for the most glaring colours, and 4 s of 768
 * pixels take 1 to 5 MB. The library has one for all frames, and streams of different ones cannot be joined.
 */
const QUANTIZER = 17
/** Half as slow as the slowest, which makes files smaller by 1 %. */
const SPEED = 5
/** Frames from one that is whole to the next. */
const KEY_EVERY = 48

/** A canvas is read in strips: whole copies of it, which nobody gives back at once, would be half of the memory that a clip takes. */
const STRIP_ROWS = 64

export interface Encoder {
  /** Adds what is on a canvas of the clip's size as the next frame. */
  add(canvas: Canvas): void
  /** The stream of all frames; ends the encoder. */
  finish(): Track
  /** Ends it without a stream, if it has not ended. */
  close(): void
}

/** An encoder of H.264 for frames of this size, both sides even. The same frames give the same stream. */
export async function openEncoder({ width, height, fps }: Pick<Track, 'width' | 'height' | 'fps'>): Promise<Encoder> {
  const encoder = await createEncoder()
  encoder.width = width
  encoder.height = height
  encoder.frameRate = fps
  encoder.quantizationParameter = QUANTIZER
  encoder.speed = SPEED
  encoder.groupOfPictures = KEY_EVERY
  encoder.initialize()
  const planes = new Uint8Array((width * height * 3) / 2)
  let isOpen = true
  const end = (): Uint8Array => {
    isOpen = false
    encoder.finalize()
    const file = encoder.FS.readFile(encoder.outputFilename)
    encoder.FS.unlink(encoder.outputFilename)
    encoder.delete()
    return file
  }
  return {
    add(canvas) {
      const ctx = canvas.getContext('2d')
      for (let row = 0; row < height; row += STRIP_ROWS) {
        const rows = Math.min(STRIP_ROWS, height - row)
        toPlanes(ctx.getImageData(0, row, width, rows).data, { width, height }, planes, row)
      }
      encoder.addFrameYuv(planes)
    },
    finish() {
      const track = readTrack(end())
      return { ...track, fps, sequence: describeStream(track.sequence) }
    },
    close() {
      if (isOpen) end()
    },
  }
}

/** Loaded for the first clip only. What it does about faults of the process is its host's, not a library's, to do. */
async function createEncoder(): Promise<H264MP4Encoder> {
  const faults = ['uncaughtException', 'unhandledRejection'] as const
  const before = faults.map((fault) => process.listeners(fault as never))
  // Node finds no names in what it exports, so that it cannot be imported.
  const library: typeof import('h264-mp4-encoder') = createRequire(import.meta.url)('h264-mp4-encoder')
  const encoder = await library.createH264MP4Encoder()
  for (const [index, fault] of faults.entries()) {
    for (const listener of process.listeners(fault as never)) {
      if (before[index]?.includes(listener) !== true) process.removeListener(fault, listener)
    }
  }
  return encoder
}
