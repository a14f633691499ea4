import { expect, it } from 'vitest'
import type { Clip, ClipVerb, ClipWish } from './engine.ts'
import { makeTinyClip } from './fake-clip.ts'

const wish: ClipWish = { seconds: 4, motion: 'low', camera: null, loop: false, first: null, last: null }
const order = { prompt: 'a red fox', seed: 7 }
const make = (verb: ClipVerb, prompt = order.prompt) => makeTinyClip({ ...order, prompt }, verb)

/** What stands in the box that is called so, from its fields on. */
function boxOf({ bytes }: Clip, name: string): Buffer {
  const all = Buffer.from(bytes)
  return all.subarray(all.indexOf(name) + 4)
}

/** As players read it: length and thousandths in the head of the film. */
const lastsMs = (clip: Clip) => (boxOf(clip, 'mvhd').readUInt32BE(16) * 1000) / boxOf(clip, 'mvhd').readUInt32BE(12)

it('tiny clips last as long as they say, by their own head and by their frames', async () => {
  const clip = await make({ kind: 'video', clip: { ...wish, seconds: 8 } })
  expect([clip.durationMs, lastsMs(clip), boxOf(clip, 'mdhd').readUInt32BE(16)]).toEqual([8000, 8000, 8000])
  expect(boxOf(clip, 'stts').readUInt32BE(8) * boxOf(clip, 'stts').readUInt32BE(12)).toBe(8000)
  const parent = { recipe: clip.recipe, bytes: clip.bytes, mime: clip.mime, durationMs: clip.durationMs }
  const longer = await make({ kind: 'extend', parent, seconds: 4, motion: 'high' })
  expect([longer.durationMs, lastsMs(longer)]).toEqual([12_000, 12_000])
})

it('the same order gives the same clip, another one gives others', async () => {
  const verb = { kind: 'video', clip: wish } as const
  const [one, again, other] = [
    await make(verb),
    await make(verb),
    await make({ kind: 'video', clip: { ...wish, loop: true } }),
  ]
  expect(one).toEqual(again)
  expect(Buffer.from(one.bytes)).not.toEqual(Buffer.from(other.bytes))
  expect((await make(verb, 'a fox [posterless]')).poster).toBeNull()
})
