import sharp from 'sharp'
import { readTask } from '@easel/contract/drawing'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aTaskAt } from '../../../testing/a-task-at.ts'
import { afterFile } from '../../../testing/after-file.ts'
import { type LiveSocket, openLiveSocket, subscribe } from '../../../testing/open-live-socket.ts'
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts'
import { aChannel, aMember, type SeededPerson } from '../../../testing/seed.ts'
import { PREVIEW_CHANNEL } from '../../../live/hub.ts'
import { startDrawing } from '../../../start/work.ts'
import { createKey } from '../../key/create-key.ts'
import { revokeKey } from '../../key/revoke-key.ts'

interface Drawn {
  images: string[]
  info: string
  parameters: Record<string, unknown>
}

let server: TestServer
let address: string
let person: SeededPerson
let friend: SeededPerson
let channelId: string
let key: Awaited<ReturnType<typeof createKey>>

beforeAll(async () => {
  server = await openTestServer()
  address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const workers = startDrawing(server.deps)
  afterFile(() => workers.stop())
})
beforeEach(async () => {
  person = await aMember(server.deps, { credits: 1_000 })
  friend = await aMember(server.deps)
  channelId = await aChannel(server.deps, person.userId, { members: [friend.userId] })
  key = await createKey(server.deps, person.actor, { name: 'robot', channelId })
})

/** As plug-ins ask: with `user:key` in HTTP Basic. */
async function ask<Answer = Drawn>(path: string, body?: unknown, { as = key.key }: Wish = {}) {
  const answer = await fetch(`${address}/sdapi/v1/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Basic ${btoa(`user:${as}`)}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { http: answer.status, headers: answer.headers, body: (await answer.json()) as Answer }
}
interface Wish {
  as?: string
}

const tasksOf = () =>
  server.deps.db.selectFrom('tasks').selectAll().where('channel_id', '=', channelId).orderBy('id').execute()
const sizesOf = ({ images }: Pick<Drawn, 'images'>) =>
  Promise.all(
    images.map(async (image) => {
      const { format, width, height } = await sharp(Buffer.from(image, 'base64')).metadata()
      return `${format} ${width}x${height}`
    }),
  )
const flat = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

const OPEN_WEB_UI = { prompt: 'a red fox in snow', batch_size: 2, width: 768, height: 512, steps: 50 }

const SILLY_TAVERN = {
  url: 'http://127.0.0.1:7860',
  auth: 'user:sk-secret',
  prompt: '(best quality:1.2), ((masterpiece)), a red {fox} [in|at] snow, --repeat 4',
  negative_prompt: 'lowres, (bad anatomy:1.3), bad {hands}, --ar 9:1, text',
  sampler_name: 'DDIM',
  scheduler: 'normal',
  steps: 20,
  cfg_scale: 7,
  width: 512,
  height: 512,
  restore_faces: false,
  enable_hr: false,
  hr_upscaler: 'Latent',
  hr_scale: 1,
  denoising_strength: 0.7,
  hr_second_pass_steps: 0,
  seed: 42,
  override_settings: { CLIP_stop_at_last_layers: 1, sd_vae: 'Automatic' },
  override_settings_restore_afterwards: true,
  clip_skip: 1,
  save_images: true,
  send_images: true,
  do_not_save_grid: false,
  do_not_save_samples: false,
}

test('Open WebUI draws two pictures of four; a second person sees the drawing live', async () => {
  const live = await openLiveSocket(server, address, friend.token)
  afterFile(() => live.socket.close())
  await subscribe(live, channelId)
  expect(await ask('options')).toMatchObject({ http: 200, body: { sd_model_checkpoint: 'easel' } })
  expect(await ask('sd-models')).toMatchObject({ body: [{ title: 'easel', model_name: 'easel' }] })
  expect(await ask('options', { sd_model_checkpoint: 'easel' })).toMatchObject({ http: 200, body: null })

  const { http, body } = await ask('txt2img', OPEN_WEB_UI)
  const [one, other, ...none] = await sizesOf(body)
  expect({ http, one, other, none }).toEqual({ http: 200, one: expect.stringMatching(/^png/), other: one, none: [] })
  const [task, ...more] = await tasksOf()
  expect(more).toEqual([])
  expect(task).toMatchObject({ action: 'IMAGINE', aspect_ratio: '3:2', status: 'SUCCESS', key_id: key.id })
  const info = JSON.parse(body.info) as { seed: number; all_seeds: number[] }
  expect(info).toMatchObject({ all_prompts: [OPEN_WEB_UI.prompt, OPEN_WEB_UI.prompt], seed: task?.seed })
  expect(info.all_seeds).toHaveLength(2)
  await expect.poll(() => statusesSeen(live)).toEqual(expect.arrayContaining([task?.id]))
  const seen = await server.call(readTask, { params: { taskId: task?.id ?? '' }, token: friend.token })
  expect(seen.data).toMatchObject({ status: 'SUCCESS', author: { id: person.userId } })
})

function statusesSeen({ frames }: LiveSocket): unknown[] {
  return frames
    .flatMap((frame) => JSON.stringify(frame).match(/"id":"([0-9a-f-]{36})"/g) ?? [])
    .map((id) => id.slice(6, -1))
}

test("SillyTavern's words are plain: weights are dropped, and neither braces nor dashes make more drawings or another shape", async () => {
  for (const path of ['options', 'upscalers', 'latent-upscale-modes', 'sd-vae', 'samplers', 'schedulers', 'sd-models'])
    expect((await ask(path)).http, path).toBe(200)
  expect((await ask<{ name: string }[]>('upscalers')).body.map(({ name }) => name)).toEqual(['None'])
  expect(await ask('progress')).toMatchObject({ body: { progress: 0, state: { job_count: 0 } } })

  const { http, body } = await ask('txt2img', SILLY_TAVERN)
  expect({ http, pictures: body.images.length }).toEqual({ http: 200, pictures: 1 })
  const [task, ...more] = await tasksOf()
  expect(more).toEqual([])
  expect(task).toMatchObject({ aspect_ratio: '1:1', seed: 42 })
  expect(task?.parameters).toMatchObject({
    words: 'best quality, masterpiece, a red {fox} in at snow, -repeat 4',
    without: ['lowres', 'bad anatomy', 'bad {hands}', '-ar 9:1', 'text'],
  })
  expect(JSON.stringify(body), 'a secret that was sent does not come back').not.toContain('sk-secret')
})

test('more than four pictures are several grids, each with the seeds that follow', async () => {
  const { body } = await ask('txt2img', {
    prompt: 'a fox',
    batch_size: 3,
    n_iter: 2,
    seed: 7,
    width: '512',
    height: 512,
  })
  expect(body.images).toHaveLength(6)
  expect((await tasksOf()).map(({ seed }) => seed).sort()).toEqual([11, 7])
  expect(JSON.parse(body.info)).toMatchObject({ all_seeds: [7, 8, 9, 10, 11, 12] })
})

test('a picture that was drawn here is drawn from, whole or where a mask is white', async () => {
  const { body } = await ask('txt2img', { prompt: 'a red fox', width: 512, height: 512, seed: -1 })
  const [image = ''] = body.images
  const { width = 0, height = 0 } = await sharp(Buffer.from(image, 'base64')).metadata()
  const from = await ask('img2img', {
    init_images: [`data:image/png;base64,${image}`],
    prompt: 'a blue fox',
    denoising_strength: 0.5,
  })
  expect(from).toMatchObject({ http: 200, body: { images: [expect.any(String)] } })

  // As the plug-ins of Photoshop and Krita send a selection.
  const white = await flat(width / 2, height / 2, '#fff')
  const mask = await sharp(await flat(width, height, '#000'))
    .composite([{ input: white, left: 0, top: 0 }])
    .png()
    .toBuffer()
  const inpaint = {
    init_images: [image],
    mask: mask.toString('base64'),
    prompt: 'a hat',
    negative_prompt: '',
    ...{ inpainting_fill: 1, inpaint_full_res: true, inpaint_full_res_padding: 32, mask_blur: 4 },
    ...{ inpainting_mask_invert: 0, mask_expansion: 0, resize_mode: 0, restore_faces: false },
    ...{ denoising_strength: 0.7, steps: 20, cfg_scale: 7, seed: -1, batch_size: 1, width, height },
  }
  expect(await ask('img2img', inpaint)).toMatchObject({ http: 200, body: { images: [expect.any(String)] } })
  const tasks = await tasksOf()
  expect(tasks.map(({ action }) => action)).toEqual(['IMAGINE', 'IMAGINE', 'INPAINT'])
  expect(tasks[1]?.base_image_ids).toHaveLength(1)
  expect(tasks[1]?.final_prompt).toContain('--iw 2')

  const refused = [
    await ask<Refused>('img2img', { ...inpaint, inpainting_mask_invert: 1 }),
    await ask<Refused>('img2img', { ...inpaint, mask: (await flat(30, 90, '#fff')).toString('base64') }),
    await ask<Refused>('img2img', { ...inpaint, mask: (await flat(width, height, '#000')).toString('base64') }),
    await ask<Refused>('img2img', { ...inpaint, batch_size: 5 }),
  ]
  for (const one of refused) expect(one).toMatchObject({ http: 422, body: { error: 'invalid_input' } })
})

interface Refused {
  error?: string
  detail: string
  errors?: string
}

test('what cannot be drawn is refused in the form that plug-ins show, and charges nothing', async () => {
  const bodies: unknown[] = [
    { prompt: '' },
    { prompt: 7 },
    { prompt: 'a fox', batch_size: 'many' },
    { prompt: 'a fox', batch_size: 0 },
    { prompt: 'a fox', batch_size: 9, n_iter: 9 },
    { prompt: 'a fox', width: -1 },
    { prompt: 'a fox', width: {} },
    { prompt: 'a fox', seed: 1.5 },
    { prompt: 'a fox', negative_prompt: ['hands'] },
    { prompt: 'a fox <lora:more_details:0.8>' },
  ]
  for (const body of bodies) {
    const refused = await ask<Refused>('txt2img', body)
    expect(refused, JSON.stringify(body)).toMatchObject({
      ...{ http: 422, body: { error: 'invalid_input', detail: expect.any(String), errors: expect.any(String) } },
    })
  }
  expect((await ask<Refused>('txt2img', { prompt: 'a fox <lora:more_details:0.8>' })).body.detail).toContain(
    'more_details',
  )
  for (const init_images of [[], ['####'], ['AAAA'], [7], ['https://elsewhere.example/a.png']])
    expect((await ask('img2img', { prompt: 'a fox', init_images })).http).toBeGreaterThanOrEqual(400)
  expect(await ask('txt2img', [])).toMatchObject({ http: 400 })
  expect(await ask('nothing')).toMatchObject({ http: 404, body: { detail: expect.any(String) } })
  const poor = await createKey(server.deps, person.actor, { name: 'poor', channelId, totalCredits: 1 })
  expect(await ask('txt2img', { prompt: 'a fox' }, { as: poor.key })).toMatchObject({ http: 402 })
  expect(await tasksOf()).toEqual([])
})

test('without a good key there is nothing but 401', async () => {
  const nobody = await ask<Refused>('txt2img', { prompt: 'a fox' }, { as: 'sk-none' })
  expect(nobody).toMatchObject({ http: 401, body: { detail: expect.any(String) } })
  expect(nobody.headers.get('www-authenticate')).toContain('Basic')
  const reader = await createKey(server.deps, person.actor, { name: 'reader', channelId, scopes: ['read'] })
  expect(await ask('txt2img', { prompt: 'a fox' }, { as: reader.key })).toMatchObject({ http: 422 })
  await revokeKey(server.deps, person.actor, key.id)
  expect(await ask('options')).toMatchObject({ http: 401 })
})

test('progress tells of the newest drawing under way, with its picture so far as a PNG', async () => {
  const taskId = server.deps.newId()
  const soon = new Date(server.deps.clock.now().getTime() + 600_000)
  const whose = { userId: person.userId, channelId }
  await aTaskAt(server.deps, whose, { id: taskId, progress: 40, deadline_at: soon })
  const under = { progress: 0.4, current_image: null, state: { job: 'IMAGINE', job_count: 1 } }
  expect(await ask('progress')).toMatchObject({ http: 200, body: under })

  const url = `/api/files/${server.deps.newId()}`
  const preview = await sharp(await flat(8, 8, '#c63'))
    .webp()
    .toBuffer()
  await server.deps.blobs.putPreview(url.split('/').at(-1) ?? '', preview)
  await server.deps.bus.publish(PREVIEW_CHANNEL, JSON.stringify({ channelId, taskId, progress: 40, url }))
  const seen = async () => (await ask<{ current_image: string | null }>('progress')).body.current_image ?? ''
  await expect.poll(seen).not.toBe('')
  expect(await sizesOf({ images: [await seen()] })).toEqual(['png 8x8'])
  expect(await ask('progress?skip_current_image=true')).toMatchObject({ body: { current_image: null } })
})

test('interrupt cancels what this key draws, and nothing else', async () => {
  const other = await createKey(server.deps, person.actor, { name: 'other', channelId })
  const soon = new Date(server.deps.clock.now().getTime() + 600_000)
  for (const key_id of [key.id, other.id, null])
    await aTaskAt(server.deps, { userId: person.userId, channelId }, { key_id, deadline_at: soon })
  expect(await ask('interrupt', {})).toMatchObject({ http: 200 })
  expect((await tasksOf()).map(({ status }) => status)).toEqual(['CANCEL', 'IN_PROGRESS', 'IN_PROGRESS'])
})
