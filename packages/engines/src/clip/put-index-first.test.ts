import { expect, test } from 'vitest'
import { writeClip } from '../../../../stand-ins/src/clips/write-clip.ts'
import { listBoxes } from './mp4-boxes.ts'
import { putIndexFirst } from './put-index-first.ts'
import { readClip } from './read-clip.ts'
import { TINY_WEBM } from './testing/tiny-webm.ts'

const inFront = writeClip({ width: 64, height: 64, seconds: 4 }, 'a')

/** The same as cameras write it. */
function putIndexLast(clip: Buffer): Buffer {
  const boxes = listBoxes(clip, { from: 0, to: clip.length })
  const part = (kind: string) => {
    const box = boxes.find((one) => one.kind === kind)
    return Buffer.from(clip.subarray(box?.at, box?.to))
  }
  const index = part('moov')
  const at = index.indexOf('stco') + 12
  index.writeUInt32BE(index.readUInt32BE(at) - index.length, at)
  return Buffer.concat([part('ftyp'), part('free'), part('mdat'), index])
}

const kindsOf = (clip: Uint8Array) => listBoxes(Buffer.from(clip), { from: 0, to: clip.length }).map(({ kind }) => kind)

/** The first bytes that the index names. */
function firstFrame(clip: Uint8Array): string {
  const bytes = Buffer.from(clip)
  return bytes.subarray(bytes.readUInt32BE(bytes.indexOf('stco') + 12)).toString('hex', 0, 20)
}

test('an index that stands at the end comes to the front, and names the same pictures', () => {
  const last = putIndexLast(inFront)
  expect(kindsOf(last)).toEqual(['ftyp', 'free', 'mdat', 'moov'])
  const moved = putIndexFirst(last)
  expect(kindsOf(moved)).toEqual(['ftyp', 'moov', 'free', 'mdat'])
  expect(readClip(moved)).toEqual(readClip(inFront))
  expect(firstFrame(moved)).toBe(firstFrame(inFront))
})

test('what needs no change stays as it is', () => {
  expect(putIndexFirst(inFront)).toBe(inFront)
  expect(putIndexFirst(TINY_WEBM)).toBe(TINY_WEBM)
})
