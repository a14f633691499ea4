import { afterAll, expect, onTestFinished, test } from 'vitest'
import { Refusal } from '../../errors.ts'
import { eventually } from '../../testing/eventually.ts'
import { REAL_DECODER, writeHangingDecoder } from '../../testing/hanging-decoder.ts'
import { flatPng } from '../../testing/hostile-pictures.ts'
import { openTemporaryFolder } from '../../testing/temporary-folder.ts'
import { openDecoder } from './decoder.ts'

const decoder = openDecoder({ workerFile: REAL_DECODER })
afterAll(() => decoder.close())

const MORE_THAN_ANYONE_MAY_SEND = 1_000_000_000
const ordinary = { bytes: flatPng({ width: 8, height: 8 }), as: 'exact', maxPixels: 100 } as const

test('a picture that costs more time or memory than any honest one ends its decoder and nothing else', async () => {
  // Just under the pixels at which the library itself says no; undisturbed it takes about seven seconds of a core.
  const bomb = {
    bytes: flatPng({ width: 16_300, height: 16_300 }),
    as: 'photo',
    maxPixels: MORE_THAN_ANYONE_MAY_SEND,
  } as const

  const [exploded, beside] = await Promise.allSettled([decoder.redraw(bomb), decoder.redraw(ordinary)])

  expect(exploded).toMatchObject({ status: 'rejected', reason: new Refusal('image_broken') })
  expect(beside).toMatchObject({ status: 'fulfilled' })
  await expect(decoder.redraw(ordinary)).resolves.toMatchObject({ width: 8, mime: 'image/png' })
})

test('two pictures are decoded at once, a bounded number waits, and the rest hears to come back', async () => {
  const answers = await Promise.allSettled(Array.from({ length: 60 }, () => decoder.redraw(ordinary)))

  const refused = answers.filter((answer) => answer.status === 'rejected')
  expect(refused).toHaveLength(60 - 2 - 32)
  expect(refused[0]?.reason).toEqual(new Refusal('rate_limited', { retryAfter: 5 }))
})

/** Long enough for an ordinary picture on a busy machine. */
const PATIENCE_MS = 6_000

function openHanging(at: 'picture' | 'start') {
  const { workerFile, hungPid } = writeHangingDecoder(openTemporaryFolder(), at)
  const hanging = openDecoder({ workerFile, timeMaxMs: PATIENCE_MS })
  onTestFinished(() => hanging.close())
  return { hanging, hungPid }
}

const isGone = (pid: number | undefined) =>
  eventually(() => expect(() => process.kill(pid ?? 0, 0)).toThrow(expect.objectContaining({ code: 'ESRCH' })))

test.each(['sleep', 'spin'])(
  'a picture at which the decoder hangs (%s) is refused, and the next is decoded',
  async (how) => {
    const { hanging, hungPid } = openHanging('picture')

    const stuck = { ...ordinary, bytes: Buffer.from(`${how} for ever`) }
    await expect(hanging.redraw(stuck)).rejects.toEqual(new Refusal('image_broken'))

    await isGone(hungPid())
    await expect(hanging.redraw(ordinary)).resolves.toMatchObject({ width: 8, mime: 'image/png' })
  },
)

test('two pictures that hang take both places and give them back', async () => {
  const { hanging } = openHanging('picture')

  const stuck = { ...ordinary, bytes: Buffer.from('sleep for ever') }
  const answers = await Promise.allSettled([stuck, stuck, ordinary, ordinary].map((one) => hanging.redraw(one)))

  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled', 'fulfilled'])
})

test('a decoder that does not come to life is ended, and the next one decodes', async () => {
  const { hanging, hungPid } = openHanging('start')

  await expect(hanging.redraw(ordinary)).rejects.toThrow('the decoder does not start')

  await isGone(hungPid())
  await expect(hanging.redraw(ordinary)).resolves.toMatchObject({ width: 8 })
})
