import type { Task } from '@easel/contract/drawing'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Reason } from '@easel/contract/errors'
import { type Problem, Refusal } from '../../../errors.ts'
import { connectLocal } from '../../../platform/engines/pool.ts'
import { aGrid, anUpload, drawNext } from '../../../testing/draw-from.ts'
import {
  aPerson,
  type DrawingDeps,
  forgetTasks,
  imagines,
  joins,
  openDrawing,
  violations,
  withEngines,
} from '../../../testing/open-drawing.ts'
import { aPicture, press } from '../../../testing/press-buttons.ts'
import { drawAtOnce, scriptedEngine } from '../../../testing/scripted-engine.ts'
import { availableCredits } from '../../ledger/gate.ts'
import { readQuote } from '../read-quote.ts'
import { readTask } from '../read-task.ts'
import { submitImagine } from '../submit-imagine.ts'
import type { VideoBody } from './plan-video.ts'
import { submitVideo } from './submit-video.ts'

let deps: DrawingDeps
type Person = Awaited<ReturnType<typeof aPerson>>

beforeAll(async () => {
  deps = await openDrawing()
  await deps.db
    .insertInto('companies')
    .values({
      id: 1,
      name: 'Easel',
      description: '',
      keywords: '',
      is_show_chatgpt: true,
      is_show_discord: true,
      logo: null,
      contact: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
})
beforeEach(async () => {
  await forgetTasks(deps)
  deps.engine.script = drawAtOnce
  await deps.db
    .updateTable('companies')
    .set({ media: ['video'] })
    .execute()
})

const asks = (actor: Person, body: Partial<VideoBody>, at = deps, idempotencyKey: string | null = null) =>
  submitVideo(at, actor, actor.channelId, { body: { botType: 'MID_JOURNEY', ...body }, idempotencyKey })
const left = (actor: Person) => availableCredits(deps.db, actor.userId, deps.clock.now())
const labels = ({ buttons }: Task) => buttons.map(({ label, emoji }) => label || emoji)
const refusedFor = (field: string, problem: Problem, reason: Reason = 'invalid_input') =>
  new Refusal(reason, { fields: { [field]: problem } })

test('a clip of words costs four credits a second, waits in line like a grid, and lasts as long as was asked for', async () => {
  const actor = await aPerson(deps, { credits: 100 })
  const body = {
    prompt: 'waves at dusk',
    seconds: 6,
    motion: 'high',
    camera: 'orbit',
    loop: true,
    aspectRatio: '16:9',
  } as const
  const quote = await readQuote(deps, actor, actor.channelId, {
    body: { action: 'VIDEO', botType: 'MID_JOURNEY', ...body },
    language: 'en-US',
  })
  expect(quote).toMatchObject({ count: 1, cost: 24, problems: [] })
  const { tasks } = await asks(actor, body)
  expect(tasks).toMatchObject([
    { action: 'VIDEO', cost: 24, aspectRatio: '16:9', status: 'NOT_START', images: [], media: [] },
  ])
  expect(tasks[0]?.finalPrompt).toBe('waves at dusk --ar 16:9 --motion high --loop --video --v 7')
  const done = await drawNext(deps, actor)
  expect(done).toMatchObject({
    status: 'SUCCESS',
    images: [],
    grid: null,
    media: [{ mime: 'video/mp4', durationMs: 6000, poster: { mime: 'image/png' }, title: null }],
  })
  expect(done.media[0]?.url).toBe(`/api/files/${done.media[0]?.id}`)
  expect(labels(done)).toEqual(['Extend (High motion)', 'Extend (Low motion)', '🔄', '❤️'])
  expect(await left(actor)).toBe(76)
  expect(await violations(deps)).toEqual([])
})

test('a picture that was drawn is set in motion by its button: it is what the clip begins with, and the engine gets its recipe', async () => {
  const actor = await aPerson(deps)
  const picture = await aPicture(deps, actor)
  expect(labels(picture)).toEqual(expect.arrayContaining(['Animate (High motion)', 'Animate (Low motion)']))
  const orders: unknown[] = []
  deps.engine.onStart = ({ verb }) => orders.push(verb)
  const made = await press(deps, actor, picture, 'Animate (Low motion)')
  expect(made).toMatchObject({ action: 'VIDEO', parentId: picture.id, cost: 16, aspectRatio: '3:2' })
  expect(made.baseImages.map(({ id }) => id)).toEqual(picture.images.map(({ id }) => id))
  const done = await drawNext(deps, actor)
  expect(done.media).toHaveLength(1)
  expect(orders).toMatchObject([
    {
      kind: 'video',
      clip: { seconds: 4, motion: 'low', camera: null, loop: false, last: null, first: { recipe: { seed: 8 } } },
    },
  ])
})

test('a clip goes on by four seconds as long as it is no longer than 24, and costs only what comes to it', async () => {
  const actor = await aPerson(deps)
  await asks(actor, { prompt: 'waves', seconds: 12 })
  let clip = await drawNext(deps, actor)
  const lengths: number[] = []
  while (labels(clip).includes('Extend (Low motion)')) {
    expect(await press(deps, actor, clip, 'Extend (Low motion)')).toMatchObject({
      action: 'EXTEND',
      cost: 16,
      baseImages: [],
    })
    clip = await drawNext(deps, actor)
    lengths.push(clip.media[0]?.durationMs ?? 0)
  }
  expect(lengths).toEqual([16_000, 20_000, 24_000])
  await expect(press(deps, actor, clip, `MJ::JOB::animate_low_extend::1::${clip.id}`)).rejects.toEqual(
    new Refusal('conflict'),
  )
  const again = await press(deps, actor, clip, '🔄')
  expect(again).toMatchObject({ action: 'EXTEND', cost: 16 })
  expect((await drawNext(deps, actor)).media[0]?.durationMs).toBe(24_000)
})

test('a prompt with --video asks for a clip: of the picture that is attached, to the one behind --end, as many as --bs says', async () => {
  const actor = await aPerson(deps)
  const [first, last] = [await anUpload(deps, actor), await anUpload(deps, actor)]
  const body = {
    botType: 'MID_JOURNEY' as const,
    prompt: `a fox --video --motion high --end /api/files/${last} --bs 2 --seed 5`,
    images: [first],
    confirmed: true,
  }
  const { tasks } = await submitImagine(deps, actor, actor.channelId, { body, idempotencyKey: null })
  expect(tasks).toMatchObject([
    { action: 'VIDEO', cost: 16, seed: 5 },
    { action: 'VIDEO', cost: 16, seed: 6 },
  ])
  expect(tasks.map(({ baseImages }) => baseImages.map(({ id }) => id))).toEqual([
    [first, last],
    [first, last],
  ])
})

test.each([
  ['--motion high', 'of_clips_only', '--motion'],
  ['--loop', 'of_clips_only', '--loop'],
  ['--video --end https://elsewhere.example/a.png', 'foreign_link', '--end'],
])('a prompt with %s is refused in words, and makes nothing', async (said, problem, at) => {
  const actor = await aPerson(deps)
  const made = imagines(deps, actor, `a fox ${said}`)
  await expect(made).rejects.toMatchObject({ reason: 'invalid_input' })
  const fields = await made.catch((error: Refusal) => error.fields)
  expect(JSON.stringify(fields)).toContain(problem)
  expect(JSON.stringify(fields)).toContain(at)
  expect(await deps.db.selectFrom('tasks').select('id').execute()).toEqual([])
})

test('what cannot be made is refused before anything is held: other shapes, nothing to begin with, a stranger’s picture', async () => {
  const actor = await aPerson(deps)
  const stranger = await aPerson(deps)
  const [square, wide] = [await anUpload(deps, actor), await anUpload(deps, actor, { width: 20, height: 9 })]
  const theirs = await anUpload(deps, stranger)
  await expect(asks(actor, { image: square, endImage: wide })).rejects.toEqual(
    refusedFor('endImage', 'end_of_other_ratio'),
  )
  await expect(asks(actor, { image: square, aspectRatio: '16:9' })).rejects.toEqual(
    refusedFor('aspectRatio', 'ratio_of_first'),
  )
  await expect(asks(actor, { prompt: 'a fox', endImage: square })).rejects.toEqual(
    refusedFor('endImage', 'end_without_first'),
  )
  await expect(asks(actor, {})).rejects.toEqual(refusedFor('prompt', 'no_words'))
  await expect(asks(actor, { image: theirs })).rejects.toEqual(refusedFor('image', 'unknown_picture', 'not_found'))
  expect(await left(actor)).toBe(1000)
})

test('an engine that takes no end picture, or no words alone, is not asked for it, and nothing is charged', async () => {
  const actor = await aPerson(deps)
  const [first, last] = [await anUpload(deps, actor), await anUpload(deps, actor)]
  const modest = scriptedEngine(drawAtOnce)
  Object.assign(modest, { clips: { fromWords: false, fromPicture: true, toPicture: false, longest: 5 } })
  const at = withEngines(deps, modest)
  await expect(asks(actor, { image: first, endImage: last }, at)).rejects.toEqual(
    refusedFor('endImage', 'end_not_taken'),
  )
  await expect(asks(actor, { prompt: 'a fox' }, at)).rejects.toEqual(refusedFor('image', 'first_picture_needed'))
  await expect(asks(actor, { image: first, seconds: 8 }, at)).rejects.toEqual(new Refusal('engine_limit'))
  expect((await asks(actor, { image: first, seconds: 5 }, at)).tasks).toHaveLength(1)
  const { clips: _, ...none } = scriptedEngine(drawAtOnce)
  await expect(asks(actor, { image: first }, withEngines(deps, none))).rejects.toEqual(new Refusal('engine_limit'))
})

test('a clip is drawn by an engine that makes such clips, and by no other that is free', async () => {
  const actor = await aPerson(deps)
  const { clips: _, ...still } = Object.assign(scriptedEngine(drawAtOnce), { id: 'still' })
  const short = Object.assign(scriptedEngine(drawAtOnce), {
    id: 'short',
    clips: { fromWords: true, fromPicture: true, toPicture: true, longest: 5 },
  })
  const able = Object.assign(scriptedEngine(drawAtOnce), { id: 'able' })
  const at = withEngines(deps, able, connectLocal(still), connectLocal(short), connectLocal(able))
  await asks(actor, { prompt: 'a fox', seconds: 8 }, at)
  expect(await drawNext(at, actor)).toMatchObject({ engine: 'able', status: 'SUCCESS' })
})

test('where the operator has video off nobody makes a clip, and no button offers one', async () => {
  const actor = await aPerson(deps)
  const picture = await aPicture(deps, actor)
  await asks(actor, { prompt: 'waves' })
  await drawNext(deps, actor)
  await deps.db.updateTable('companies').set({ media: [] }).execute()
  const shown = await readTask(deps, actor, picture.id)
  expect(labels(shown).filter((label) => label?.startsWith('Animate'))).toEqual([])
  await expect(asks(actor, { prompt: 'waves' })).rejects.toEqual(new Refusal('medium_off'))
  await expect(imagines(deps, actor, 'waves --video')).rejects.toEqual(new Refusal('medium_off'))
  await expect(press(deps, actor, picture, 'Animate (High motion)')).rejects.toEqual(new Refusal('medium_off'))
})

test('how long grids take says nothing of clips: no wait is told of one', async () => {
  const actor = await aPerson(deps)
  await aGrid(deps, actor)
  const quote = (body: Parameters<typeof readQuote>[3]['body']) =>
    readQuote(deps, actor, actor.channelId, { body, language: 'en-US' })
  const words = { botType: 'MID_JOURNEY', prompt: 'waves' } as const
  expect((await quote({ action: 'IMAGINE', ...words })).etaSeconds).toBe(0)
  expect((await quote({ action: 'VIDEO', ...words })).etaSeconds).toBeNull()
  expect((await asks(actor, { prompt: 'waves' })).tasks).toMatchObject([{ queuePlace: 1, etaSeconds: null }])
})

test('a call that is sent twice makes one clip', async () => {
  const actor = await aPerson(deps)
  const [one, other] = await Promise.all([1, 2].map(() => asks(actor, { prompt: 'waves' }, deps, 'key-1')))
  expect(one?.tasks[0]?.id).toBe(other?.tasks[0]?.id)
  expect(await deps.db.selectFrom('tasks').select('id').execute()).toHaveLength(1)
  expect(await left(actor)).toBe(984)
})

test('an engine that fails gives the credits back, and keeps no clip', async () => {
  const actor = await aPerson(deps)
  deps.engine.script = async function* () {
    yield { state: 'drawing', progress: 50, preview: null }
    yield { state: 'refused', reason: 'engine_failed' }
  }
  await asks(actor, { prompt: 'waves' })
  expect(await drawNext(deps, actor)).toMatchObject({ status: 'FAILURE', media: [], cost: 16 })
  expect(await left(actor)).toBe(1000)
  deps.engine.script = async function* () {
    yield { state: 'done', pictures: [], clips: [], notDrawn: [] }
  }
  await asks(actor, { prompt: 'waves' })
  expect(await drawNext(deps, actor)).toMatchObject({ status: 'FAILURE', failReason: 'engine_bad_reply' })
  expect(await left(actor)).toBe(1000)
  expect(await violations(deps)).toEqual([])
})

test('a picture of a grid is set in motion by its id, with the grid as its parent; another task is no parent of it', async () => {
  const actor = await aPerson(deps)
  const other = await aPerson(deps)
  await joins(deps, other, actor.channelId)
  const grid = await aGrid(deps, actor)
  const image = grid.images[2]?.id ?? ''
  const { tasks } = await submitVideo(deps, other, actor.channelId, {
    body: { botType: 'MID_JOURNEY', image, parentId: grid.id },
    idempotencyKey: null,
  })
  expect(tasks).toMatchObject([{ parentId: grid.id, index: 3, author: { id: other.userId } }])
  await forgetTasks(deps)
  const [first, second] = [await aGrid(deps, actor), await aGrid(deps, actor, 'an owl')]
  await expect(asks(actor, { image: first.images[0]?.id ?? '', parentId: second.id })).rejects.toEqual(
    refusedFor('parentId', 'unknown_picture', 'not_found'),
  )
})
