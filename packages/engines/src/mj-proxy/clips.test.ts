import { afterEach, describe, expect, test } from 'vitest'
import type { Faults } from '../../../../stand-ins/src/mj-proxy/faults.ts'
import type { Motion } from '../clip/clip-wishes.ts'
import type { Clip, DrawOrder } from '../engine.ts'
import { aPicture, clipOf, clipOrder, NEVER, sizeOf } from '../remote/testing/clip-orders.ts'
import { followUntilKilled } from './testing/live-and-die.ts'
import { anOrder, draw, followToEnd, openScene, reasonOf, type Scene } from './testing/open-scene.ts'

let scene: Scene | undefined
afterEach(async () => scene?.close())

const aWish = (wish: Parameters<typeof clipOrder>[0] = {}) =>
  anOrder({ ...clipOrder(wish), attempt: { id: `a${(count += 1)}`, notifyUrl: null } })
let count = 0

function extensionOf({ recipe, bytes, mime, durationMs }: Clip, motion: Motion = 'high'): DrawOrder {
  return anOrder({ verb: { kind: 'extend', parent: { recipe, bytes, mime, durationMs }, seconds: 4, motion } })
}

describe.each(['plus', 'trueai'] as const)('a %s proxy', (dialect) => {
  test('makes a clip of a first picture, to a last one, in a loop', async () => {
    const { engine, standIn } = (scene = await openScene(dialect))
    const order = aWish({ first: await aPicture(), last: await aPicture(), loop: true, motion: 'high', camera: 'in' })
    const reports = await draw(engine, order)
    expect(clipOf(reports.at(-1))).toMatchObject({ mime: 'video/mp4', durationMs: 5_000 })
    expect(reports.at(-1)).toMatchObject({ notDrawn: [], pictures: [] })
    expect(reports.at(-2)).toEqual({ state: 'drawing', progress: 99, preview: null })
    expect(standIn.taken[0]).toMatchObject({
      verb: 'video',
      body: {
        ...{ motion: 'high', loop: true, batchSize: 1, prompt: 'a red fox. The camera moves in slowly.' },
        ...{ image: expect.stringMatching(/^data:image\/png/), endImage: expect.stringMatching(/^data:image\/png/) },
      },
    })
    expect(await sizeOf(clipOf(reports.at(-1)).poster)).toBe('png 48x32')
  })

  test('goes on with a clip of its own, and of nobody else’s', async () => {
    const { engine, standIn } = (scene = await openScene(dialect))
    const clip = clipOf((await draw(engine, aWish({ first: await aPicture() }))).at(-1))
    expect(clipOf((await draw(engine, extensionOf(clip))).at(-1)).durationMs).toBe(9_000)
    expect(standIn.taken[1]?.body).toMatchObject({
      action: 'extend',
      index: 0,
      motion: 'high',
      taskId: clip.recipe.task,
    })
    const stranger = extensionOf({ ...clip, recipe: { engine: 'other', task: '1' } })
    expect(reasonOf(await draw(engine, stranger))).toBe('picture_of_another_engine')
  })

  test('makes none of words alone', async () => {
    const { engine, standIn } = (scene = await openScene(dialect))
    expect(engine.clips).toEqual({ fromWords: false, fromPicture: true, toPicture: true, longest: 5 })
    expect(reasonOf(await draw(engine, aWish()))).toBe('engine_lacks_verb')
    expect(standIn.taken).toEqual([])
  })

  test.each<[string, (faults: Faults) => void]>([
    ['engine_timeout', (faults) => faults.plan('fate', 'hangs')],
    ['banned_word', (faults) => faults.plan('submit', 'banned-word')],
    ['banned_word', (faults) => faults.plan('fate', 'banned-later')],
    ['[Invalid parameter] unknown', (faults) => faults.plan('fate', 'fails')],
    ['cancelled', (faults) => faults.plan('fate', 'is-cancelled')],
    ['clip_missing', (faults) => faults.plan('fate', 'no-picture')],
    ['clip_forbidden', (faults) => faults.plan('fate', 'foreign-picture')],
    ['clip_forbidden', (faults) => faults.plan('picture', 'redirect')],
    ['clip_not_fetched', (faults) => faults.plan('picture', 'not-found', 99)],
    ['clip_unreadable', (faults) => faults.plan('picture', 'truncated', 9)],
    ['clip_unreadable', (faults) => faults.plan('picture', 'html', 9)],
  ])('ends as %s when it goes so', async (reason, plan) => {
    const { engine, standIn } = (scene = await openScene(dialect))
    plan(standIn.faults)
    expect(reasonOf(await draw(engine, aWish({ first: await aPicture() })))).toBe(reason)
    expect(standIn.taken.length).toBeLessThanOrEqual(1)
  })

  test('is waited for while its clip is not there yet', async () => {
    const { engine, standIn } = (scene = await openScene(dialect))
    standIn.faults.plan('picture', 'not-found', 8)
    expect(clipOf((await draw(engine, aWish({ first: await aPicture() }))).at(-1)).durationMs).toBe(5_000)
  })

  test('is found again after a kill, also where the answer to the submit was lost', async () => {
    const { restart, standIn } = (scene = await openScene(dialect))
    const order = aWish({ first: await aPicture() })
    const first = restart()
    const ticket = await first.start(order, NEVER)
    await followUntilKilled(scene, first, { ticket, order, questions: 1 })
    expect(clipOf((await followToEnd(restart(), ticket, order)).at(-1)).durationMs).toBe(5_000)
    if (!order.attempt) throw new Error('there is one')
    expect(await restart().recover?.(order.attempt, NEVER)).toMatchObject({ task: ticket.task })
    expect(standIn.taken).toHaveLength(1)
  })
})

test('behind a relay clips are made, too', async () => {
  const { engine } = (scene = await openScene('plus', { isRelayed: true }))
  expect(clipOf((await draw(engine, aWish({ first: await aPicture() }))).at(-1)).durationMs).toBe(5_000)
})
