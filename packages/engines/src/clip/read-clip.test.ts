import sharp from 'sharp'
import { expect, test } from 'vitest'
import { spoilClip, type SpoiledClip, writeClip } from '../../../../stand-ins/src/clips/write-clip.ts'
import { ClipUnreadable } from './clip-unreadable.ts'
import { MOST_CLIP_BYTES, readClip } from './read-clip.ts'
import { TINY_FRAGMENTED } from './testing/tiny-fragmented.ts'
import { TINY_WEBM } from './testing/tiny-webm.ts'

const mp4 = () => writeClip({ width: 1280, height: 720, seconds: 4 }, 'a')

function faultOf(bytes: Uint8Array): unknown {
  try {
    return readClip(bytes)
  } catch (error) {
    if (!(error instanceof ClipUnreadable)) throw error
    return error.fault
  }
}

/** The same with other numbers in one of its boxes. */
function change(kind: string, numbers: Readonly<Record<number, number>>): Buffer {
  const bytes = mp4()
  for (const [at, number] of Object.entries(numbers)) bytes.writeUInt32BE(number, bytes.indexOf(kind) + Number(at))
  return bytes
}

const frame = (background: string) => sharp({ create: { width: 20, height: 12, channels: 3, background } })
const animate = async (format: 'webp' | 'gif', colours: readonly string[]) => {
  const frames = await Promise.all(colours.map((colour) => frame(colour).png().toBuffer()))
  const joined = sharp(frames, { join: { animated: true } })
  const delay = colours.map(() => 300)
  return format === 'webp' ? joined.webp({ delay }).toBuffer() : joined.gif({ delay }).toBuffer()
}

const two = (format: 'webp' | 'gif') => animate(format, ['red', 'green'])

test('an MP4 tells how large it is shown and how long it plays', () => {
  expect(readClip(mp4())).toEqual({ mime: 'video/mp4', width: 1280, height: 720, durationMs: 4_000 })
})

test('a clip that was filmed upright is as it is shown', () => {
  const matrix = { 44: 0, 48: 65_536, 56: -65_536 >>> 0, 60: 0 }
  expect(readClip(change('tkhd', matrix))).toMatchObject({ width: 720, height: 1280 })
})

test('QuickTime plays as MP4 does', () => {
  const bytes = mp4()
  bytes.write('qt  ', 8, 'latin1')
  expect(readClip(bytes).mime).toBe('video/mp4')
})

test('an MP4 in fragments is as long as all of them, which lie in the file', () => {
  expect(readClip(TINY_FRAGMENTED)).toEqual({ mime: 'video/mp4', width: 64, height: 64, durationMs: 1_000 })
  const cut = Buffer.from(TINY_FRAGMENTED)
  cut.writeInt32BE(cut.length, cut.indexOf('trun') + 12)
  expect(faultOf(cut)).toBe('cut_off')
})

test('a WebM that says it is longer than its pictures are is refused', () => {
  const lying = Buffer.from(TINY_WEBM)
  lying.writeDoubleBE(3_600_000, lying.indexOf(Buffer.from('448988', 'hex')) + 3)
  expect(faultOf(lying)).toBe('index_lies')
})

test('a WebM is read, also one whose length nobody has written down', () => {
  expect(readClip(TINY_WEBM)).toEqual({ mime: 'video/webm', width: 16, height: 16, durationMs: 1_000 })
  const live = Buffer.from(TINY_WEBM)
  const segment = live.indexOf(Buffer.from('18538067', 'hex'))
  live.write('01ffffffffffffff', segment + 4, 'hex')
  expect(readClip(live)).toMatchObject({ durationMs: 1_000 })
})

test.each(['webp', 'gif'] as const)('a %s that moves is a clip of its own kind', async (format) => {
  const bytes = await animate(format, ['red', 'green', 'blue'])
  expect(readClip(bytes)).toEqual({ mime: `image/${format}`, width: 20, height: 12, durationMs: 900 })
})

test('a picture that stands still is no clip', async () => {
  expect(faultOf(await frame('red').webp().toBuffer())).toBe('no_picture')
  expect(faultOf(await frame('red').gif().toBuffer())).toBe('no_picture')
  expect(faultOf(await frame('red').png().toBuffer())).toBe('not_a_clip')
})

test.each<[SpoiledClip, string]>([
  ['sound', 'no_picture'],
  ['truncated', 'cut_off'],
  ['lies', 'index_lies'],
  ['HTML', 'not_a_clip'],
])('%s is told from a clip', (spoiled, fault) => {
  expect(faultOf(spoilClip(mp4(), spoiled))).toBe(fault)
})

test.each([
  ['more pictures than there are', { 12: 5 }],
  ['billions of pictures', { 12: 2 ** 32 - 1 }],
  ['a table that is longer than its box', { 8: 2 ** 31 }],
  ['pictures that last for days', { 16: 2 ** 32 - 1 }],
])('an index that names %s is refused at once', (_, numbers) => {
  expect(faultOf(change('stts', numbers))).toMatch(/index_lies|too_long/)
})

test('an index that points behind the end is refused', () => {
  expect(faultOf(change('stco', { 12: 2 ** 31 }))).toBe('cut_off')
  expect(faultOf(change('stsz', { 8: 1_000 }))).toBe('cut_off')
  expect(faultOf(change('stsc', { 16: 3 }))).toBe('index_lies')
  expect(faultOf(change('mdhd', { 16: 0 }))).toBe('index_lies')
})

test('what plays for longer than a minute is nobody’s clip', () => {
  expect(faultOf(writeClip({ width: 64, height: 64, seconds: 61 }, 'a'))).toBe('too_long')
})

test('what is larger than is kept is not looked at', () => {
  expect(faultOf(new Uint8Array(MOST_CLIP_BYTES + 1))).toBe('too_large')
})

test.each(['mp4', 'webm', 'webp', 'gif'] as const)('a %s that is cut anywhere is refused by name', async (kind) => {
  const whole = await { mp4, webm: () => TINY_WEBM, webp: () => two('webp'), gif: () => two('gif') }[kind]()
  for (let length = 0; length < whole.length; length++) {
    expect(faultOf(whole.subarray(0, length))).toBeTypeOf(isNote(kind, length, whole) ? 'object' : 'string')
  }
})

/** Behind everything but the note at its end, an MP4 is whole. */
function isNote(kind: string, length: number, whole: Uint8Array): boolean {
  return kind === 'mp4' && length === whole.length - 9
}

test('whatever is changed in a file, it is read or refused by name', async () => {
  const clips = [
    mp4(),
    Buffer.from(TINY_WEBM),
    await animate('webp', ['red', 'blue']),
    await animate('gif', ['red', 'blue']),
  ]
  for (const clip of clips) {
    for (let at = 0; at < clip.length; at++) {
      const changed = Buffer.from(clip)
      changed[at] = (at * 37) % 256
      expect(['string', 'object']).toContain(typeof faultOf(changed))
      changed.fill(0xff, at, Math.min(clip.length, at + 4))
      expect(['string', 'object']).toContain(typeof faultOf(changed))
    }
  }
})
