import { buffer } from 'node:stream/consumers'
import type { Task } from '@easel/contract/drawing'
import { listTasks, readTask } from '@easel/contract/drawing'
import { readGallery } from '@easel/contract/gallery'
import { submitVideo } from '@easel/contract/submits'
import { deleteTask, setPoster } from '@easel/contract/task-acts'
import { storeUpload } from '@easel/contract/upload'
import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { eraseAccount } from '../../../account-data/erase-account.ts'
import { exportAccount } from '../../../account-data/export-account.ts'
import { startDrawing } from '../../../start/work.ts'
import { eventually } from '../../../testing/eventually.ts'
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts'
import { readZip } from '../../../testing/read-zip.ts'
import { aMember, type SeededPerson } from '../../../testing/seed.ts'
import { downloadTasks } from '../download/download-tasks.ts'

let server: TestServer
let person: SeededPerson
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(async () => {
  person = await aMember(server.deps, { credits: 500 })
})

async function makeClip(prompt = 'waves', of = person): Promise<Task> {
  const params = { channelId: of.channelId }
  const answer = await server.call(submitVideo, { token: of.token, params, body: { botType: 'MID_JOURNEY', prompt } })
  const [task] = submitVideo.data.parse(answer.data).tasks
  const workers = startDrawing(server.deps)
  await eventually(async () => expect((await read(of, task?.id ?? '')).status).toBe('SUCCESS'))
  await workers.stop()
  return read(of, task?.id ?? '')
}

async function read({ token }: SeededPerson, taskId: string): Promise<Task> {
  return readTask.data.parse((await server.call(readTask, { token, params: { taskId } })).data)
}

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })
const clipOf = (task: Task) => {
  const [clip] = task.media
  if (!clip) throw new Error('no clip')
  return clip
}

async function uploadFrame(width: number, height: number): Promise<string> {
  const file = await sharp({ create: { width, height, channels: 3, background: '#369' } })
    .png()
    .toBuffer()
  const answer = await server.call(storeUpload, { token: person.token, body: { purpose: 'base' }, file })
  return storeUpload.data.parse(answer.data).id
}

test('a clip is given out whole and in parts, plays in a page of its own, and has no smaller copies', async () => {
  const { url, bytes } = clipOf(await makeClip())
  const whole = await get(url)
  expect([whole.statusCode, whole.headers['content-type'], whole.rawPayload.length]).toEqual([200, 'video/mp4', bytes])
  expect(whole.headers['content-security-policy']).toBe("sandbox; default-src 'none'; media-src 'self'")
  expect(whole.headers['content-disposition']).toMatch(/\.mp4"$/)
  const part = await get(url, { range: 'bytes=4-7' })
  expect([part.statusCode, part.payload, part.headers['content-range']]).toEqual([206, 'ftyp', `bytes 4-7/${bytes}`])
  expect((await get(`${url}?w=320`)).statusCode).toBe(404)
})

test('clips stand in one’s work and in the channel, and are found by their medium', async () => {
  const clip = await makeClip()
  const { token, channelId } = person
  const inGallery = async (query: Record<string, string>) =>
    readGallery.data.parse((await server.call(readGallery, { token, query })).data).items.map(({ id }) => id)
  expect([await inGallery({}), await inGallery({ medium: 'video' }), await inGallery({ medium: 'image' })]).toEqual([
    [clip.id],
    [clip.id],
    [],
  ])
  const listed = await server.call(listTasks, { token, params: { channelId }, body: { medium: 'video' } })
  expect(listTasks.data.parse(listed.data).items.map(({ id }) => id)).toEqual([clip.id])
})

test('an archive holds the clip and not the picture that stands for it', async () => {
  const task = await makeClip('gentle waves')
  const { bytes } = await downloadTasks(server.deps, person.actor, [task.id], 'en-US')
  const files = await readZip(await buffer(bytes))
  expect(files.map(({ name }) => name)).toEqual([`gentle-waves-${task.id}-1.mp4`])
  expect(files[0]?.bytes.length).toBe(clipOf(task).bytes)
})

test('a deleted clip is gone with its first picture', async () => {
  const task = await makeClip()
  const { url, poster } = clipOf(task)
  await server.call(deleteTask, { token: person.token, params: { taskId: task.id } })
  expect([(await get(url)).statusCode, (await get(poster?.url ?? '')).statusCode]).toEqual([404, 404])
  await server.runJobs()
  expect(
    await server.deps.db.selectFrom('images').select('id').where('owner_id', '=', person.userId).execute(),
  ).toEqual([])
})

test('an export has the clips of a person, and with the person they go', async () => {
  const task = await makeClip()
  const made = await exportAccount(server.deps.db, person.phone)
  const pictures = made?.data['pictures']
  expect(pictures).toContainEqual(
    expect.objectContaining({
      id: clipOf(task).id,
      mime: 'video/mp4',
      duration_ms: 4000,
      file: `${clipOf(task).id}.mp4`,
    }),
  )
  await eraseAccount(server.deps, person.phone)
  expect((await get(clipOf(task).url)).statusCode).toBe(404)
})

test('a clip without a first picture gets the one that its author’s browser has read out, once, and of its shape', async () => {
  const task = await makeClip('waves [posterless]')
  const set = (image: string) =>
    server.call(setPoster, { token: person.token, params: { taskId: task.id }, body: { image } })
  expect(clipOf(task).poster).toBeNull()
  expect(await set(await uploadFrame(20, 9))).toMatchObject({ reason: 'invalid_input' })
  const [first, second] = [await uploadFrame(16, 16), await uploadFrame(16, 16)]
  const answers = await Promise.all([set(first), set(second)])
  const posters = answers.map(({ data }) => clipOf(setPoster.data.parse(data)).poster?.id)
  expect(posters[0]).toBe(posters[1])
  expect([first, second]).toContain(posters[0])
  server.clock.moveSeconds(3 * 24 * 60 * 60)
  await server.runJobs()
  expect((await get(`/api/files/${posters[0]}`)).statusCode).toBe(200)
})
