import type { Task } from '@easel/contract/drawing'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { Refusal } from '../../errors.ts'
import { aGrid, anUpload, drawNext } from '../../testing/draw-from.ts'
import {
  aPerson,
  type DrawingDeps,
  forgetTasks,
  framesOf,
  joins,
  openDrawing,
  violations,
} from '../../testing/open-drawing.ts'
import { aPicture, press, pressAll, remixes } from '../../testing/press-buttons.ts'
import { availableCredits } from '../ledger/gate.ts'
import { enqueueTasks } from './enqueue-tasks.ts'
import { shareLockMember } from '../channel/gate.ts'
import { readOrder } from './queue/read-order.ts'
import { saveSettings } from './settings/save-settings.ts'
import { submitShow } from './submit-show.ts'

let deps: DrawingDeps
type Person = Awaited<ReturnType<typeof aPerson>>
let actor: Person

beforeAll(async () => {
  deps = await openDrawing()
})
beforeEach(async () => {
  await forgetTasks(deps)
  actor = await aPerson(deps)
})

const rowOf = ({ id }: Task) => deps.db.selectFrom('tasks').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const orderOf = async (task: Task) => readOrder(deps, await rowOf(task))
const verbOf = async (task: Task) => (await orderOf(task)).verb

/** What a describe or a shorten found, as their submits put it in line. */
async function found(action: 'DESCRIBE' | 'SHORTEN'): Promise<Task> {
  const base_image_ids = action === 'DESCRIBE' ? [await anUpload(deps, actor)] : []
  const parameters = { words: 'a very red fox', without: [], stylize: 100, chaos: 0, weird: 0 }
  const words = { prompt: 'a very red fox', final_prompt: '/describe', model_version: '7', aspect_ratio: '3:2' }
  const wanted = [
    { bot_type: 'MID_JOURNEY', mode: 'FAST', seed: null, ...words, action, parameters, base_image_ids } as const,
  ]
  await deps.db
    .transaction()
    .execute(async (tx) =>
      enqueueTasks(deps, tx, actor, { channel: await shareLockMember(tx, actor, actor.channelId), wanted }),
    )
  return drawNext(deps, actor)
}

test.each([
  ['Zoom Out 2x', { action: 'ZOOM', cost: 4, aspectRatio: '3:2' }, { kind: 'zoom-out', factor: 2 }],
  ['Zoom Out 1.5x', { action: 'ZOOM', cost: 4, aspectRatio: '3:2' }, { kind: 'zoom-out', factor: 1.5 }],
  ['Make Square', { action: 'ZOOM', cost: 4, aspectRatio: '1:1' }, { kind: 'make-square' }],
  // The picture is 8 by 8 here, and grows by no less than that.
  ['⬅️', { action: 'PAN', cost: 4, aspectRatio: '2:1' }, { kind: 'pan', direction: 'left' }],
  ['➡️', { action: 'PAN', cost: 4, aspectRatio: '2:1' }, { kind: 'pan', direction: 'right' }],
  ['⬆️', { action: 'PAN', cost: 4, aspectRatio: '1:2' }, { kind: 'pan', direction: 'up' }],
  ['⬇️', { action: 'PAN', cost: 4, aspectRatio: '1:2' }, { kind: 'pan', direction: 'down' }],
  ['Upscale (Subtle)', { action: 'UPSCALE', cost: 2 }, { kind: 'upscale', detail: 'subtle', factor: 2 }],
  ['Upscale (Creative)', { action: 'UPSCALE', cost: 2 }, { kind: 'upscale', detail: 'creative', factor: 2 }],
])('%s works on the picture, at once and with a seed of its own', async (name, shown, verb) => {
  const picture = await aPicture(deps, actor)

  const made = await press(deps, actor, picture, name)

  expect(made).toMatchObject({ status: 'NOT_START', index: null, parentId: picture.id, modal: null, ...shown })
  expect(made.finalPrompt).toBe(`a fox --ar ${made.aspectRatio} --v 7`)
  expect(made.seed).not.toBe(picture.seed)
  const order = await orderOf(made)
  expect(order).toMatchObject({ prompt: 'a fox', verb: { ...verb, parent: { recipe: { seed: 8 } } } })
  const drawn = await drawNext(deps, actor)
  const count = shown.action === 'UPSCALE' ? 1 : 4
  expect([drawn.status, drawn.images.length, drawn.grid === null]).toEqual(['SUCCESS', count, count === 1])
  expect(await violations(deps)).toEqual([])
})

test.each([
  ['5.2', 'Upscale (2x)', 2],
  ['5.2', 'Upscale (4x)', 4],
])('version %s has %s', async (version, name, factor) => {
  const picture = await aPicture(deps, actor, `a fox --v ${version}`)
  expect(await verbOf(await press(deps, actor, picture, name))).toMatchObject({ detail: 'subtle', factor })
})

test('it may be enlarged as often as one likes, each time for its price, and each is its own', async () => {
  const picture = await aPicture(deps, actor)
  const [one, other] = [
    await press(deps, actor, picture, 'Upscale (Subtle)'),
    await press(deps, actor, picture, 'Upscale (Subtle)'),
  ]
  expect(one.id).not.toBe(other.id)
  await drawNext(deps, actor)
  const larger = await drawNext(deps, actor)
  expect(larger.buttons.map(({ customId }) => customId).join()).not.toContain('upsample')
  const again = await press(deps, actor, larger, '🔄')
  expect(again).toMatchObject({ action: 'UPSCALE', index: null, cost: 2, parentId: larger.id })
  expect(await verbOf(again)).toEqual(await verbOf(one))
})

test('a picture that is shown in another channel offers there what it offered here', async () => {
  const [picture, elsewhere] = [await aPicture(deps, actor), await aPerson(deps)]
  await joins(deps, actor, elsewhere.channelId)
  const once = { body: { taskId: picture.id }, idempotencyKey: null }
  const { tasks } = await submitShow(deps, actor, elsewhere.channelId, once)
  const [shown] = tasks
  const kinds = (task: Task | undefined) => task?.buttons.map(({ kind, label }) => `${kind} ${label}`)
  expect(kinds(shown)).toEqual(kinds(picture))
})

test.each([
  ['Vary (Subtle)', 'subtle'],
  ['Vary (Strong)', 'strong'],
])('%s draws four from the one picture', async (name, strength) => {
  const varied = await press(deps, actor, await aPicture(deps, actor), name)
  expect(varied).toMatchObject({ action: 'VARIATION', index: null, cost: 4, aspectRatio: '3:2' })
  expect(await verbOf(varied)).toMatchObject({ kind: 'variation', strength, parent: { seed: 8 } })
})

test('how far V goes is what the person who presses has set, for that bot', async () => {
  const grid = await aGrid(deps, actor)
  await saveSettings(deps, actor, 'NIJI_JOURNEY', { variability: 'LOW' })
  expect(await verbOf(await press(deps, actor, grid, 'V1'))).toMatchObject({ strength: 'strong' })
  await saveSettings(deps, actor, 'MID_JOURNEY', { variability: 'LOW' })
  expect(await verbOf(await press(deps, actor, grid, 'V1'))).toMatchObject({ strength: 'subtle' })
})

test('what is made of a panned grid keeps its shape, and nothing of what the pan worked on', async () => {
  await press(deps, actor, await aPicture(deps, actor), '➡️')
  const panned = await drawNext(deps, actor)
  const varied = await press(deps, actor, panned, 'V3')
  expect(varied).toMatchObject({ aspectRatio: '2:1', finalPrompt: 'a fox --ar 2:1 --v 7' })
  expect((await rowOf(varied)).parameters.work).toBeUndefined()
  expect(await verbOf(varied)).toMatchObject({
    kind: 'variation',
    parent: { seed: (Number(panned.seed) + 2) % 2 ** 32 },
  })
})

test('reroll asks for the same words and the same verb with another seed, whatever the verb', async () => {
  for (const name of ['Zoom Out 2x', '⬅️', 'Vary (Subtle)']) {
    const made = await press(deps, actor, await aPicture(deps, actor), name)
    const drawn = await drawNext(deps, actor)
    const again = await press(deps, actor, drawn, '🔄')
    const { seed, ...order } = await orderOf(made)
    const { seed: newSeed, ...newOrder } = await orderOf(again)
    expect([again.action, newOrder]).toEqual(['REROLL', order])
    expect(newSeed).not.toBe(seed)
    expect(await drawNext(deps, actor)).toMatchObject({ status: 'SUCCESS', aspectRatio: made.aspectRatio })
  }
})

test('a blend that is drawn again is a blend, from the same pictures', async () => {
  const pictures = [await anUpload(deps, actor), await anUpload(deps, actor)]
  const grid = await aGrid(deps, actor)
  const references = [null, null]
  const parameters = JSON.stringify({ words: '', without: [], stylize: 100, chaos: 0, weird: 0, references })
  await deps.db
    .updateTable('tasks')
    .set({ action: 'BLEND', base_image_ids: pictures, parameters })
    .where('id', '=', grid.id)
    .execute()

  const again = await press(deps, actor, grid, '🔄')

  expect(again).toMatchObject({ action: 'BLEND', cost: 4 })
  expect(again.baseImages.map(({ id }) => id)).toEqual(pictures)
  expect(await verbOf(again)).toMatchObject({ kind: 'blend', pictures: [{ recipe: null }, { recipe: null }] })
})

test('words drawn again start from the same base images, without what another engine remembers of them', async () => {
  const grid = await aGrid(deps, actor)
  const [image] = grid.images
  const words = { words: 'a fox', without: [], stylize: 100, chaos: 0, weird: 0 }
  const parameters = JSON.stringify({ ...words, references: [{ seed: 1 }] })
  await deps.db
    .updateTable('tasks')
    .set({ base_image_ids: [image?.id ?? ''], parameters })
    .where('id', '=', grid.id)
    .execute()
  expect((await orderOf(await press(deps, actor, grid, '🔄'))).references).toMatchObject([{ recipe: { seed: 1 } }])
  await deps.db.updateTable('tasks').set({ engine: 'another' }).where('id', '=', grid.id).execute()
  expect((await orderOf(await press(deps, actor, grid, '🔄'))).references).toMatchObject([{ recipe: null }])
})

test('a picture that another engine drew, or that is gone, cannot be worked on', async () => {
  const [foreign, gone] = [await aPicture(deps, actor), await aPicture(deps, actor)]
  await deps.db.updateTable('tasks').set({ engine: 'another' }).where('id', '=', foreign.id).execute()
  await deps.db
    .deleteFrom('images')
    .where('id', '=', gone.images[0]?.id ?? '')
    .execute()
  for (const picture of [foreign, gone])
    for (const name of ['Zoom Out 2x', 'Custom Zoom', '➡️', 'Upscale (Subtle)', 'Vary (Region)'])
      await expect(press(deps, actor, picture, name)).rejects.toEqual(new Refusal('conflict'))
})

test('a description is asked for again from the same picture', async () => {
  const again = await press(deps, actor, await found('DESCRIBE'), '🔄')
  expect(again).toMatchObject({ action: 'DESCRIBE', cost: 1, finalPrompt: '/describe', status: 'NOT_START' })
  expect(again.baseImages).toHaveLength(1)
  expect((await verbOf(again)).kind).toBe('describe')
  expect(await drawNext(deps, actor)).toMatchObject({ status: 'SUCCESS', images: [], grid: null })
})

test('all prompts of a description are drawn at once, as if they had been written, or none of them', async () => {
  const described = await found('DESCRIBE')
  await saveSettings(deps, actor, 'MID_JOURNEY', { suffix: 'in ink --s 250' })
  const made = await pressAll(deps, actor, described, { name: 'Imagine all' })
  expect(made.map(({ action, status, finalPrompt }) => [action, status, finalPrompt])).toEqual([
    ['IMAGINE', 'NOT_START', 'a fox in ink --ar 5:4 --s 250 --v 7'],
    ['IMAGINE', 'NOT_START', 'a dog in ink --ar 1:1 --s 250 --v 7'],
    ['IMAGINE', 'NOT_START', 'a cat in ink --ar 1:1 --s 250 --v 7'],
    ['IMAGINE', 'NOT_START', 'an owl in ink --ar 1:1 --s 250 --v 7'],
  ])
  expect(made.every(({ parentId }) => parentId === described.id)).toBe(true)
  expect(await availableCredits(deps.db, actor.userId, deps.clock.now())).toBe(1000 - 1 - 16)

  actor = await aPerson(deps, { credits: 16 })
  const other = await found('DESCRIBE')
  const before = await framesOf(deps, `channel:${actor.channelId}`)
  await expect(pressAll(deps, actor, other, { name: 'Imagine all' })).rejects.toEqual(
    new Refusal('insufficient_credits'),
  )
  expect(await availableCredits(deps.db, actor.userId, deps.clock.now())).toBe(15)
  expect(await framesOf(deps, `channel:${actor.channelId}`)).toEqual(before)
  expect(await violations(deps)).toEqual([])
})

test.each([
  ['DESCRIBE', 'MJ::Job::PicReader::4', 'an owl'],
  ['SHORTEN', 'MJ::Job::PromptAnalyzer::2', 'red fox'],
] as const)('one prompt of a %s is shown first, and costs nothing yet', async (action, customId, prompt) => {
  const parent = await found(action)
  const credits = await availableCredits(deps.db, actor.userId, deps.clock.now())
  const asked = await press(deps, actor, parent, customId)
  expect(asked).toMatchObject({ action: 'IMAGINE', status: 'MODAL', prompt, cost: 0, parentId: parent.id })
  expect(asked.modal).toMatchObject({ kind: 'PROMPT', prompt, image: null, zoom: null })
  expect(await availableCredits(deps.db, actor.userId, deps.clock.now())).toBe(credits)
})

/** A picture by itself says nothing of what was not drawn. */
function alone(image: Task['images'][number] | undefined) {
  if (!image) throw new Error('no picture')
  const { notDrawn: _, ...rest } = image
  return rest
}

test('with remix on, V, vary, reroll and pan ask for words first; what is picked, zoomed or enlarged does not', async () => {
  const grid = await aGrid(deps, actor, 'a fox --ar 3:2 --turbo --seed 7')
  const picture = await press(deps, actor, grid, 'U2')
  await remixes(deps, actor)
  const suggested = { kind: 'REMIX', prompt: 'a fox --ar 3:2 --turbo --v 7', zoom: null }
  for (const [task, name, image] of [
    [grid, 'V3', grid.images[2]],
    [grid, '🔄', null],
    [picture, 'Vary (Subtle)', grid.images[1]],
    [picture, 'Vary (Strong)', grid.images[1]],
  ] as const) {
    const asked = await press(deps, actor, task, name)
    expect(asked).toMatchObject({ status: 'MODAL', cost: 0, modal: { ...suggested, image: image && alone(image) } })
  }
  const panned = await press(deps, actor, picture, '⬆️')
  expect(panned).toMatchObject({ status: 'MODAL', aspectRatio: '1:2' })
  expect(panned.modal).toMatchObject({
    kind: 'REMIX',
    prompt: 'a fox --ar 1:2 --turbo --v 7',
    image: alone(grid.images[1]),
  })
  for (const name of ['Zoom Out 2x', 'Make Square', 'Upscale (Creative)'])
    expect(await press(deps, actor, picture, name)).toMatchObject({ status: 'NOT_START', modal: null })
  expect(await press(deps, actor, grid, 'U4')).toMatchObject({ status: 'SUCCESS' })
})

test('remix is each person’s own switch, and each bot’s', async () => {
  const [grid, niji] = [await aGrid(deps, actor), await aGrid(deps, actor, 'a fox --niji 6')]
  await saveSettings(deps, actor, 'NIJI_JOURNEY', { remix: true })
  expect(await press(deps, actor, grid, 'V1')).toMatchObject({ status: 'NOT_START' })
  expect(await press(deps, actor, niji, 'V1')).toMatchObject({ status: 'MODAL' })
})

test('region and custom zoom always ask, and show the picture; the channel sees it wait', async () => {
  const picture = await aPicture(deps, actor)
  const image = alone(picture.images[0])
  const region = await press(deps, actor, picture, 'Vary (Region)')
  const zoom = await press(deps, actor, picture, 'Custom Zoom')
  const prompt = 'a fox --ar 3:2 --v 7'
  expect(region).toMatchObject({ action: 'INPAINT', modal: { kind: 'INPAINT', prompt, image, zoom: null } })
  expect(zoom).toMatchObject({ action: 'ZOOM', modal: { kind: 'ZOOM', prompt, image, zoom: 1.8 } })
  const expiresAt = new Date(deps.clock.now().getTime() + 60 * 60_000).toISOString()
  for (const { modal, status, cost, queuePlace } of [region, zoom])
    expect([modal?.expiresAt, status, cost, queuePlace]).toEqual([expiresAt, 'MODAL', 0, null])
  expect((await framesOf(deps, `channel:${actor.channelId}`)).at(-1)).toEqual({ t: 'task', task: zoom })
})
