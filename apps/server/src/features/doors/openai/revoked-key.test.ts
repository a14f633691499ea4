import { beforeAll, expect, test } from 'vitest'
import { startDrawing } from '../../../start/work.ts'
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts'
import { aMember } from '../../../testing/seed.ts'
import { createKey } from '../../key/create-key.ts'
import { revokeKey } from '../../key/revoke-key.ts'

let server: TestServer
let address: string
beforeAll(async () => {
  // Nothing draws yet, so that every call is in its middle for as long as the test wants.
  server = await openTestServer()
  address = await server.app.listen({ host: '127.0.0.1', port: 0 })
})

test('a key that is revoked in the middle gets no picture, streamed or not; the drawings land and are paid', async () => {
  const { actor, userId, channelId } = await aMember(server.deps, { credits: 100 })
  const { id, key } = await createKey(server.deps, actor, { name: 'client', channelId })
  const draw = (more: object) =>
    fetch(`${address}/v1/images/generations`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'gpt-image-1', prompt: 'a red fox', ...more }),
    })
  const [blocking, streaming] = [draw({}), draw({ stream: true, partial_images: 2 })]
  const tasks = server.deps.db.selectFrom('tasks').select('status').where('user_id', '=', userId)
  await expect.poll(async () => (await tasks.execute()).length).toBe(2)
  await revokeKey(server.deps, actor, id)
  const workers = startDrawing(server.deps)
  expect((await blocking).status).toBe(401)
  const told = await (await streaming).text()
  expect(told).not.toContain('b64_json')
  expect(told).toContain('invalid_api_key')
  await expect.poll(() => tasks.execute(), { timeout: 20_000 }).toEqual([{ status: 'SUCCESS' }, { status: 'SUCCESS' }])
  await workers.stop()
})
