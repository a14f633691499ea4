import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { ClipAbilities } from './clip/clip-wishes.ts'
import type { Clip, ClipVerb, DrawOrder } from './engine.ts'

export const FAKE_CLIPS: ClipAbilities = { fromWords: true, fromPicture: true, toPicture: true, longest: 12 }

const SIDE_PX = 16

/**
 * A tiny clip for tests: an MP4 that plays, of four frames spread over the seconds that were asked for. The same order gives the same
 * bytes, another one others. `[posterless]` in the prompt: it comes without its first picture.
 */
export async function makeTinyClip(
  { prompt, seed }: Pick<DrawOrder, 'prompt' | 'seed'>,
  verb: ClipVerb,
): Promise<Clip> {
  const durationMs = durationOf(verb)
  const mark = markOf({ prompt, seed }, verb)
  return {
    bytes: Buffer.concat([lasting(durationMs), freeBox(mark)]),
    mime: 'video/mp4',
    width: SIDE_PX,
    height: SIDE_PX,
    durationMs,
    poster: prompt.includes('[posterless]') ? null : await posterOf(verb, mark),
    recipe: { prompt, seed, seconds: durationMs / 1000 },
  }
}

function durationOf(verb: ClipVerb): number {
  return verb.kind === 'extend' ? verb.parent.durationMs + verb.seconds * 1000 : verb.clip.seconds * 1000
}

/** Tells one order from another. */
function markOf({ prompt, seed }: Pick<DrawOrder, 'prompt' | 'seed'>, verb: ClipVerb): Buffer {
  const hash = createHash('sha256')
  if (verb.kind === 'extend') hash.update(JSON.stringify([prompt, seed, verb.motion])).update(verb.parent.bytes)
  else {
    const { first, last, ...wish } = verb.clip
    hash.update(JSON.stringify([prompt, seed, wish]))
    for (const picture of [first, last]) hash.update(picture?.png ?? '')
  }
  return hash.digest()
}

function posterOf(verb: ClipVerb, mark: Buffer): Promise<Buffer> {
  const first = verb.kind === 'video' ? verb.clip.first : null
  const [r = 0, g = 0, b = 0] = mark
  const picture = first
    ? sharp(first.png).resize(SIDE_PX, SIDE_PX, { fit: 'fill' })
    : sharp({ create: { width: SIDE_PX, height: SIDE_PX, channels: 3, background: { r, g, b } } })
  return picture.png().toBuffer()
}

/** Thousandths of a second, at their places in the boxes `mvhd`, `tkhd`, `elst` and `mdhd`. */
const DURATIONS_AT = [64, 184, 272, 316]
/** How long each frame is shown, in `stts`. */
const FRAME_DURATION_AT = 645
const FRAMES = 4

function lasting(durationMs: number): Buffer {
  const bytes = Buffer.from(FOUR_SECONDS)
  for (const at of DURATIONS_AT) bytes.writeUInt32BE(durationMs, at)
  bytes.writeUInt32BE(durationMs / FRAMES, FRAME_DURATION_AT)
  return bytes
}

/** A box that players pass over. */
function freeBox(content: Buffer): Buffer {
  const head = Buffer.alloc(8, 'free')
  head.writeUInt32BE(head.length + content.length)
  return Buffer.concat([head.fill('free', 4), content])
}

/** H.264 baseline, 16 × 16, one frame a second, its index in front. */
const FOUR_SECONDS = Buffer.from(
  [
    'AAAAIGZ0eXBpc29tAAACAGlzb21pc28yYXZjMW1wNDEAAAMObW9vdgAAAGxtdmhkAAAAAAAAAAAAAAAAAAAD6AAAD6AAAQAAAQAAAAAAAAAAAA',
    'AAAAEAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgAAAl10cmFrAAAAXHRraGQA',
    'AAADAAAAAAAAAAAAAAABAAAAAAAAD6AAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAABAAAAAABAAAAAQAA',
    'AAAAAkZWR0cwAAABxlbHN0AAAAAAAAAAEAAA+gAAAAAAABAAAAAAHVbWRpYQAAACBtZGhkAAAAAAAAAAAAAAAAAAAD6AAAD6BVxAAAAAAALWhk',
    'bHIAAAAAAAAAAHZpZGUAAAAAAAAAAAAAAABWaWRlb0hhbmRsZXIAAAABgG1pbmYAAAAUdm1oZAAAAAEAAAAAAAAAAAAAACRkaW5mAAAAHGRyZW',
    'YAAAAAAAAAAQAAAAx1cmwgAAAAAQAAAUBzdGJsAAAAuHN0c2QAAAAAAAAAAQAAAKhhdmMxAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAAABAAEABI',
    'AAAASAAAAAAAAAABDExhdmMgbGlieDI2NAAAAAAAAAAAAAAAAAAAAAAAAAAAGP//AAAALmF2Y0MBQsAK/+EAFmdCwArZHsBEAAADAAQAAAMACD',
    'xImSABAAVoy4DksgAAABBwYXNwAAAAAQAAAAEAAAAUYnRydAAAAAAAAAFaAAABWgAAABhzdHRzAAAAAAAAAAEAAAAEAAAD6AAAABRzdHNzAAAA',
    'AAAAAAEAAAABAAAAHHN0c2MAAAAAAAAAAQAAAAEAAAAEAAAAAQAAACRzdHN6AAAAAAAAAAAAAAAEAAAAaAAAACoAAAATAAAACAAAABRzdGNvAA',
    'AAAAAAAAEAAAM+AAAAPXVkdGEAAAA1bWV0YQAAAAAAAAAhaGRscgAAAAAAAAAAbWRpcmFwcGwAAAAAAAAAAAAAAAAIaWxzdAAAAAhmcmVlAAAA',
    'tW1kYXQAAABkZYiEP8QxVgYEL8OAA9/gBjy54r7FwLlhUoiv/+TN56+stOXyRjkVrG5nnR5W1l+zJsdqN9I82Vo30DgCjDBQaAM5pxEeO90FnI',
    '6ZvAeXEVyNIPd0DEfMnTvox7JE/78QbZhuFAAAACZBmjh/4WwDuLkpeWGEAldwAgBIymZDKogz7DxcAOp1EgkddAw1gAAAAA9BmlQX/DOtQHUO',
    'dL87L+AAAAAEQZpj1A==',
  ].join(''),
  'base64',
)
