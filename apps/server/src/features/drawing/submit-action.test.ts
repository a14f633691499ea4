import type { Task } from '@easel/contract/drawing'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { Refusal } from '../../errors.ts'
import { newId } from '../../platform/ids.ts'
import { aGrid, drawNext } from '../../testing/draw-from.ts'
import {
  aPerson,
  type DrawingDeps,
  forgetTasks,
  framesOf,
  imagines,
  joins,
  openDrawing,
  violations,
} from '../../testing/open-drawing.ts'
import { aPicture, press, pressAll } from '../../testing/press-buttons.ts'
import { availableCredits } from '../ledger/gate.ts'
import { cancelTask } from './cancel-task.ts'
import { readImageSeed } from './read-image-seed.ts'
import { readOrder } from './queue/read-order.ts'
import { readQuote } from './read-quote.ts'
import { readTask } from './read-task.ts'

let deps: DrawingDeps

beforeAll(async () => {
  deps = await openDrawing()
})
beforeEach(() => forgetTasks(deps))

const FOX = 'a fox --seed 7 --ar 3:2'

const orderOf = async (id: string) =>
  readOrder(deps, await deps.db.selectFrom('tasks').selectAll().where('id', '=', id).executeTakeFirstOrThrow())

test('a finished grid offers U1 to U4, reroll and V1 to V4, under the ids that clients look for', async () => {
  const { id, buttons } = await aGrid(deps, await aPerson(deps), FOX)
  expect(buttons.map((button) => button.customId)).toEqual([
    ...[1, 2, 3, 4].map((nth) => `MJ::JOB::upsample::${nth}::${id}`),
    `MJ::JOB::reroll::0::${id}::SOLO`,
    ...[1, 2, 3, 4].map((nth) => `MJ::JOB::variation::${nth}::${id}`),
  ])
})

test('U picks a picture at once and for nothing, and pressing it again finds it', async () => {
  const actor = await aPerson(deps, { credits: 4 })
  const grid = await aGrid(deps, actor, FOX)

  const picked = await Promise.all([
    press(deps, actor, grid, 'U2'),
    press(deps, actor, grid, 'U2'),
    press(deps, actor, grid, 'U2'),
  ])

  expect(picked[0]).toMatchObject({
    action: 'UPSCALE',
    status: 'SUCCESS',
    index: 2,
    parentId: grid.id,
    cost: 0,
    seed: 8,
  })
  expect(picked[0]?.images).toEqual([grid.images[1]])
  expect(new Set(picked.map((task) => task.id)).size).toBe(1)
  expect(
    (await framesOf(deps, `channel:${actor.channelId}`)).filter(({ task }) => (task as Task).action === 'UPSCALE'),
  ).toHaveLength(1)
  expect(await availableCredits(deps.db, actor.userId, deps.clock.now())).toBe(0)
  expect(await violations(deps)).toEqual([])
})

test('V draws four from the picture that was picked, with a seed of its own', async () => {
  const actor = await aPerson(deps, { credits: 8 })
  const grid = await aGrid(deps, actor, FOX)

  const varied = await press(deps, actor, grid, 'V3')

  expect(varied).toMatchObject({ action: 'VARIATION', status: 'NOT_START', index: 3, parentId: grid.id, cost: 4 })
  expect(varied.finalPrompt).toBe('a fox --ar 3:2 --v 7')
  expect(varied.seed).not.toBe(7)
  expect(await orderOf(varied.id)).toMatchObject({
    verb: { kind: 'variation', strength: 'strong', parent: { seed: 9 } },
    prompt: 'a fox',
    aspectRatio: { width: 3, height: 2 },
  })
  await drawNext(deps, actor)
  expect((await readTask(deps, actor, varied.id)).buttons).toHaveLength(9)
})

test('reroll draws the same words with another seed, a variation again from its picture', async () => {
  const actor = await aPerson(deps)
  const grid = await aGrid(deps, actor, FOX)
  const again = await press(deps, actor, grid, '🔄')
  expect(again).toMatchObject({ action: 'REROLL', index: null, parentId: grid.id, prompt: grid.prompt })
  expect(again.seed).not.toBe(7)
  expect(await orderOf(again.id)).toMatchObject({ verb: { kind: 'imagine' }, prompt: 'a fox' })
  await drawNext(deps, actor)

  const varied = await press(deps, actor, grid, 'V1')
  await drawNext(deps, actor)
  const variedAgain = await press(deps, actor, await readTask(deps, actor, varied.id), '🔄')
  expect((await orderOf(variedAgain.id)).verb).toMatchObject({
    kind: 'variation',
    strength: 'strong',
    parent: { seed: 7 },
  })
})

test('a button stays marked for everyone once something came of it, and not when that was taken back', async () => {
  const [actor, guest] = [await aPerson(deps), await aPerson(deps)]
  await joins(deps, guest, actor.channelId)
  const grid = await aGrid(deps, actor, FOX)
  const used = async () =>
    (await readTask(deps, guest, grid.id)).buttons.filter(({ style }) => style === 3).map(({ label }) => label)
  expect(await used()).toEqual([])

  await press(deps, actor, grid, 'U2')
  await press(deps, guest, grid, 'V3')
  const withdrawn = await press(deps, actor, grid, 'V1')
  expect(await used()).toEqual(['U2', 'V1', 'V3'])

  await cancelTask(deps, actor, withdrawn.id)
  expect(await used()).toEqual(['U2', 'V3'])
})

test('whoever has the channel open sees the mark at once, and hears nothing of a press that made nothing', async () => {
  const actor = await aPerson(deps)
  const grid = await aGrid(deps, actor, FOX)
  const framesNow = async () => framesOf(deps, `channel:${actor.channelId}`)
  const marksOf = ({ buttons }: Task) => buttons.filter(({ style }) => style === 3).map(({ label }) => label)
  let version = grid.version
  for (const [label, marked] of Object.entries({ V3: ['V3'], U2: ['U2', 'V3'] })) {
    const made = await press(deps, actor, grid, label)
    const [first, second] = (await framesNow()).slice(-2).map((frame) => frame['task'] as Task)
    expect(first).toEqual(made)
    expect(second).toMatchObject({ id: grid.id, status: 'SUCCESS', version: version + 1 })
    expect(marksOf(second ?? grid)).toEqual(marked)
    version += 1
  }

  const before = await framesNow()
  await press(deps, actor, grid, 'U2')
  expect(await framesNow()).toEqual(before)
})

test("who presses on another's grid is the author and pays", async () => {
  const [actor, guest] = [await aPerson(deps), await aPerson(deps, { credits: 4 })]
  const grid = await aGrid(deps, actor, FOX)
  await joins(deps, guest, actor.channelId)

  const varied = await press(deps, guest, grid, 'V1')

  expect(varied.author.id).toBe(guest.userId)
  expect(await availableCredits(deps.db, guest.userId, deps.clock.now())).toBe(0)
  await expect(press(deps, guest, grid, 'V2')).rejects.toEqual(new Refusal('insufficient_credits'))
})

test("RELAX of another's plan is drawn FAST by one who has none", async () => {
  const [actor, guest] = [await aPerson(deps, { concurrency: 2, relax: true }), await aPerson(deps)]
  const grid = await aGrid(deps, actor, 'a fox --relax')
  await joins(deps, guest, actor.channelId)
  expect(await press(deps, guest, grid, 'V1')).toMatchObject({
    mode: 'FAST',
    cost: 4,
    finalPrompt: 'a fox --ar 1:1 --v 7',
  })
})

test('a stranger finds nothing to press', async () => {
  const grid = await aGrid(deps, await aPerson(deps), FOX)
  const stranger = await aPerson(deps)
  await expect(press(deps, stranger, grid, 'U1')).rejects.toEqual(new Refusal('not_found'))
  await expect(press(deps, stranger, { ...grid, id: newId() }, 'U1')).rejects.toEqual(new Refusal('not_found'))
})

test('a task has no other buttons than its own, and none before it is finished', async () => {
  const actor = await aPerson(deps)
  const [grid, other] = [await aGrid(deps, actor, FOX), await aGrid(deps, actor, FOX)]
  const waiting = await imagines(deps, actor)
  const refusal = { reason: 'invalid_input', fields: { customId: 'no_such_button' } }
  for (const customId of ['MJ::JOB::upsample::5', other.buttons[0]?.customId ?? '', '__proto__']) {
    await expect(press(deps, actor, grid, customId)).rejects.toMatchObject(refusal)
  }
  await expect(press(deps, actor, waiting, `MJ::JOB::upsample::1::${waiting.id}`)).rejects.toEqual(
    new Refusal('conflict'),
  )
})

test('a picture that another engine drew cannot be varied, but picked', async () => {
  const actor = await aPerson(deps)
  const grid = await aGrid(deps, actor, FOX)
  await deps.db.updateTable('tasks').set({ engine: 'another' }).where('id', '=', grid.id).execute()
  await expect(press(deps, actor, grid, 'V1')).rejects.toEqual(new Refusal('conflict'))
  expect(await press(deps, actor, grid, 'U1')).toMatchObject({ status: 'SUCCESS' })
})

test('the same key presses once', async () => {
  const actor = await aPerson(deps)
  const grid = await aGrid(deps, actor, FOX)
  const once = { name: 'V1', idempotencyKey: 'key' }
  const made = await Promise.all([1, 2, 3].map(() => pressAll(deps, actor, grid, once)))
  expect(new Set(made.map(([task]) => task?.id)).size).toBe(1)
  const other = pressAll(deps, actor, grid, { ...once, name: 'V2' })
  await expect(other).rejects.toEqual(new Refusal('idempotency_mismatch'))
})

test('two members who pick the same picture at once get one task', async () => {
  const [actor, guest] = [await aPerson(deps), await aPerson(deps)]
  await joins(deps, guest, actor.channelId)
  for (let round = 0; round < 10; round += 1) {
    const grid = await aGrid(deps, actor, FOX)
    const picked = await Promise.all([actor, guest, actor, guest].map((who) => press(deps, who, grid, 'U1')))
    expect(new Set(picked.map(({ id }) => id)).size).toBe(1)
  }
})

test('of presses at once as many are drawn as there are credits for', async () => {
  const actor = await aPerson(deps, { credits: 9 })
  const picture = await aPicture(deps, actor)
  const names = ['Vary (Strong)', 'Zoom Out 2x', '➡️', 'Upscale (Subtle)', 'Upscale (Creative)', 'Vary (Subtle)']
  const pressed = await Promise.allSettled(names.map((name) => press(deps, actor, picture, name)))
  const refused = pressed.filter((press) => press.status === 'rejected')
  expect(refused.map(({ reason }) => reason)).toEqual(refused.map(() => new Refusal('insufficient_credits')))
  const made = pressed.filter((press) => press.status === 'fulfilled').map(({ value }) => value.cost)
  expect(await availableCredits(deps.db, actor.userId, deps.clock.now())).toBe(
    5 - made.reduce((sum, cost) => sum + cost, 0),
  )
  expect(made.length).toBeGreaterThan(0)
  expect(await violations(deps)).toEqual([])
})

test('the heart makes nothing: it marks the favourite of whoever presses, once, and their other pages hear of it', async () => {
  const [actor, guest] = [await aPerson(deps), await aPerson(deps)]
  await joins(deps, guest, actor.channelId)
  const picture = await aPicture(deps, actor)
  const before = await framesOf(deps, `channel:${actor.channelId}`)

  for (let time = 0; time < 2; time += 1)
    expect(await press(deps, guest, picture, '❤️')).toEqual({ ...picture, liked: true })

  expect(await framesOf(deps, `user:${guest.userId}`)).toEqual([{ t: 'liked', taskId: picture.id, liked: true }])
  expect(await framesOf(deps, `channel:${actor.channelId}`)).toEqual(before)
  const likes = await deps.db.selectFrom('task_likes').select(['user_id', 'task_id']).execute()
  expect(likes).toEqual([{ user_id: guest.userId, task_id: picture.id }])
})

test('a quote tells what a press will cost, when it is confirmed if it asks first', async () => {
  const actor = await aPerson(deps)
  const picture = await aPicture(deps, actor)
  const quoteOf = async (name: string) => {
    const customId = picture.buttons.find(({ label, emoji }) => (label || emoji) === name)?.customId ?? ''
    const body = { taskId: picture.id, customId }
    const { count, cost } = await readQuote(deps, actor, actor.channelId, { body, language: 'en-US' })
    return [count, cost]
  }
  expect(await quoteOf('Upscale (Subtle)')).toEqual([1, 2])
  expect(await quoteOf('Custom Zoom')).toEqual([1, 4])
  expect(await quoteOf('❤️')).toEqual([1, 0])
})

test('the seed of a picture counts up from its grid’s; a stranger hears of none', async () => {
  const actor = await aPerson(deps)
  const picture = await aPicture(deps, actor)
  expect(await readImageSeed(deps, actor, picture.parentId ?? '')).toEqual({ seed: 7 })
  expect(await readImageSeed(deps, actor, picture.id)).toEqual({ seed: 8 })
  await deps.db.updateTable('tasks').set({ action: 'DESCRIBE' }).where('id', '=', picture.id).execute()
  expect(await readImageSeed(deps, actor, picture.id)).toEqual({ seed: null })
  await expect(readImageSeed(deps, await aPerson(deps), picture.id)).rejects.toEqual(new Refusal('not_found'))
})
