import { beforeAll, expect, test } from 'vitest'
import { afterFile } from '../../../testing/after-file.ts'
import { openMjClient } from '../../../testing/open-mj-client.ts'
import { openReceiver, type Receiver } from '../../../testing/open-receiver.ts'
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts'
import { aChannel, aMember } from '../../../testing/seed.ts'
import { startDrawing } from '../../../start/work.ts'
import { createKey } from '../../key/create-key.ts'

let server: TestServer
let receiver: Receiver
let key: Awaited<ReturnType<typeof createKey>>
beforeAll(async () => {
  receiver = await openReceiver()
  server = await openTestServer({ WEBHOOK_PRIVATE_HOSTS: receiver.origin })
  const person = await aMember(server.deps, { credits: 1_000 })
  const channelId = await aChannel(server.deps, person.userId)
  key = await createKey(server.deps, person.actor, { name: 'robot', channelId })
  const workers = startDrawing(server.deps)
  afterFile(() => workers.stop())
})

const { submit, ended, idOf } = openMjClient(
  () => server,
  () => key.key,
)
const told = (id: unknown) => receiver.received.filter(({ body }) => body['id'] === id)

test('a task that names a notifyHook is told there as fetch shows it, from its beginning to its end, and signed with the secret that came with the key', async () => {
  const body = { prompt: 'a red fox', state: 'my state', notifyHook: `${receiver.origin}/hook` }
  const submitted = await submit('imagine', body)
  const { http: _, headers: _headers, ...task } = { http: 0, headers: {}, ...(await ended(submitted)) }
  const { result } = submitted
  await server.runJobs()
  const heard = told(result)
  expect(heard[0]?.body).toMatchObject({ status: 'NOT_START', state: 'my state', failReason: null, buttons: [] })
  expect(heard.at(-1)?.body).toEqual(JSON.parse(JSON.stringify(task)))
  expect(heard.every((one) => one.isSignedBy(key.callbackSecret))).toBe(true)

  const customId = idOf(task, 'upsample::2')
  const pressed = await submit('action', { taskId: result, customId, notifyHook: `${receiver.origin}/pick` })
  await server.runJobs()
  expect(told(pressed.result)).toMatchObject([{ path: '/pick', body: { status: 'SUCCESS', action: 'UPSCALE' } }])
})

test.each(['http://10.0.0.1/', 'http://127.0.0.1:1/', 'http://[::1]/', 'https://me:pass@hooks.example.com/'])(
  'a notifyHook that may not be told is refused in words, and nothing is drawn: %s',
  async (notifyHook) => {
    expect(await submit('imagine', { prompt: 'a fox', notifyHook })).toMatchObject({ http: 200, code: 4, result: null })
  },
)
