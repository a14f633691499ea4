import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { downloadTasks } from '@easel/contract/gallery'
import { beforeAll, expect, test } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts'
import { readZip } from '../../../testing/read-zip.ts'
import { aMember, type SeededPerson } from '../../../testing/seed.ts'

let server: TestServer
let person: SeededPerson
let port: number
let sha256: string
/** Pictures read from storage so far. */
let reads = 0
const picture = randomBytes(1_000_000)
beforeAll(async () => {
  server = await openTestServer()
  person = await aMember(server.deps)
  sha256 = await server.deps.blobs.put(picture)
  const { blobs } = server.deps
  const read = blobs.read.bind(blobs)
  blobs.read = (name) => {
    reads += 1
    return read(name)
  }
  port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port)
})

/** A finished task of so many pictures, as large as they get, which all have the same bytes. */
async function aTask(count: number): Promise<string> {
  const { db, newId, clock } = server.deps
  const [id, now] = [newId(), clock.now()]
  const same = { owner_id: person.userId, sha256, width: 1, height: 1, bytes: picture.length, mime: 'image/png' }
  const images = Array.from({ length: count }, () => ({ ...same, id: newId(), thumbhash: '', created_at: now }))
  await db.insertInto('images').values(images).execute()
  const parameters = { words: 'a fox', without: [], stylize: 100, chaos: 0, weird: 0 }
  const unset = { seed: null, parent_id: null, index: null, grid_id: null, fail_reason: null, fail_detail: null }
  await db
    .insertInto('tasks')
    .values({
      ...{ id, channel_id: person.channelId, user_id: person.userId, bot_type: 'MID_JOURNEY', action: 'IMAGINE' },
      ...{ status: 'SUCCESS', prompt: 'a fox', final_prompt: 'a fox', mode: 'FAST', model_version: '7' },
      ...{ aspect_ratio: '1:1', cost: 4, engine: 'fake', parameters: JSON.stringify(parameters), ticket: null },
      ...{ image_ids: images.map((image) => image.id), lease_owner: null, lease_until: null, turn: null },
      ...{ submit_time: now, start_time: now, finish_time: now, deadline_at: now, ...unset },
    })
    .execute()
  return id
}

function open(taskIds: string[], version = '1.1'): Socket {
  const body = JSON.stringify({ taskIds })
  const socket = connect(port, '127.0.0.1')
  const head = [
    `POST ${downloadTasks.path} HTTP/${version}`,
    'Host: localhost',
    `Authorization: Bearer ${person.token}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  return socket
}

/** The first line and the headers, when nobody reads on. */
async function beginning(socket: Socket): Promise<string> {
  const [bytes] = (await once(socket, 'data')) as [Buffer]
  socket.pause()
  return bytes.toString('latin1')
}

test('a proxy that speaks HTTP/1.0 gets the whole of it, as a file that nobody keeps', async () => {
  const pieces: Buffer[] = []
  const socket = open([await aTask(3)], '1.0')
  socket.on('data', (piece) => pieces.push(Buffer.from(piece)))
  await once(socket, 'close')
  const whole = Buffer.concat(pieces)
  const end = whole.indexOf('\r\n\r\n')
  const head = whole.subarray(0, end).toString('latin1').toLowerCase()
  for (const line of [
    'http/1.1 200 ok',
    'content-type: application/zip',
    'content-disposition: attachment; filename="pictures-',
    'cache-control: no-store',
    'x-accel-buffering: no',
    'x-content-type-options: nosniff',
  ]) {
    expect(head).toContain(line)
  }
  const files = await readZip(whole.subarray(end + 4))
  expect(files.map(({ bytes }) => bytes.equals(picture))).toEqual([true, true, true])
})

test('no more is read than is sent, a person has five at once, and who goes frees the place', async () => {
  const LARGE = 100
  const ids = [await aTask(LARGE)]
  reads = 0
  const sockets = Array.from({ length: 5 }, () => open(ids))
  for (const socket of sockets) expect(await beginning(socket)).toMatch(/^HTTP\/1.1 200 /)

  const sixth = await server.call(downloadTasks, { token: person.token, body: { taskIds: ids } })
  expect(sixth).toMatchObject({ http: 429, reason: 'rate_limited' })
  for (const socket of sockets) socket.destroy()

  const [small] = [await aTask(1)]
  await eventually(async () => {
    const answer = await server.call(downloadTasks, { token: person.token, body: { taskIds: [small] } })
    expect(answer.http).toBe(200)
  })
  // What lies between the two ends is a few pictures, not all.
  expect(reads).toBeLessThan((5 * LARGE) / 2)
})

test('what is wrong with it is told in an envelope', async () => {
  const { token } = person
  const ask = (taskIds: unknown) => server.call(downloadTasks, { token, body: { taskIds } })
  const known = await aTask(1)
  const tooMany = Array.from({ length: 501 }, () => known)
  for (const ids of [[], tooMany, ['x'], 'x', undefined]) {
    expect(await ask(ids)).toMatchObject({ http: 200, code: 400, reason: 'invalid_input' })
  }
  expect(await ask([known, server.deps.newId()])).toMatchObject({ http: 200, code: 404, reason: 'not_found' })
})
