import { beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts'
import { aMember } from '../../../testing/seed.ts'
import { createKey } from '../../key/create-key.ts'
import { viewFailure } from './view.ts'

// Nothing draws here: what is asked for waits.
let server: TestServer
let address: string
beforeAll(async () => {
  server = await openTestServer()
  address = await server.app.listen({ port: 0, host: '127.0.0.1' })
})

test('a program that waits is told when its drawing was interrupted, and pays nothing', async () => {
  const { actor, userId } = await aMember(server.deps, { credits: 100 })
  const { key, id } = await createKey(server.deps, actor, { name: 'robot' })
  const ask = async (path: string, payload?: object) => {
    const answer = await fetch(`${address}/sdapi/v1/${path}`, {
      method: payload ? 'POST' : 'GET',
      headers: { authorization: `Basic ${btoa(`easel:${key}`)}`, 'content-type': 'application/json' },
      ...(payload && { body: JSON.stringify(payload) }),
    })
    return { http: answer.status, body: (await answer.json()) as unknown }
  }
  const drawing = ask('txt2img', { prompt: 'a red fox', n_iter: 2, batch_size: 4 })
  const waiting = () => ask('progress')
  await expect.poll(waiting).toMatchObject({ body: { progress: 0, state: { job: 'IMAGINE', job_count: 2 } } })
  expect(await ask('interrupt', {})).toMatchObject({ http: 200 })
  expect(await drawing).toMatchObject({ http: 500, body: { error: 'Interrupted', detail: expect.any(String) } })
  expect(await waiting()).toMatchObject({ body: { state: { job_count: 0 } } })
  const spent = server.deps.db.selectFrom('api_keys').select('spent_credits').where('id', '=', id)
  expect(await spent.executeTakeFirst()).toEqual({ spent_credits: 0 })
  const held = server.deps.db.selectFrom('tasks').select('status').where('user_id', '=', userId)
  expect(await held.execute()).toEqual([{ status: 'CANCEL' }, { status: 'CANCEL' }])
})

test('a drawing that failed says why', () => {
  const failed = { status: 'FAILURE', failReason: 'engine_failed', failDetail: 'no memory' } as never
  expect(viewFailure([failed])).toMatchObject({ error: 'DrawingFailed', detail: expect.stringContaining('no memory') })
})
