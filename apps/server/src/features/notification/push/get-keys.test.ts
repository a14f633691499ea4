import { beforeAll, expect, test } from 'vitest'
import { wrapSecret } from '../../../platform/secret.ts'
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts'
import { aMember } from '../../../testing/seed.ts'
import { getKeys, prepareKeys } from './get-keys.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})

const another = wrapSecret('another secret key of more than 32 characters')

test('several processes that start at once have the same keys, and the database shows none of them', async () => {
  const { deps } = server
  const [one, ...others] = await Promise.all([1, 2, 3].map(() => getKeys(deps)))
  expect(others).toEqual([one, one])
  const rows = JSON.stringify(await deps.db.selectFrom('push_keys').selectAll().execute())
  expect(rows).not.toContain(one?.privateKey)
})

test('the keys follow a change of the secret key', async () => {
  const keys = await getKeys(server.deps)
  await prepareKeys({ ...server.deps, secretKey: another, secondSecretKey: server.deps.secretKey })
  expect(await getKeys({ ...server.deps, secretKey: another, secondSecretKey: null })).toEqual(keys)
})

test('with the secret key lost there are new keys, and devices of the old ones are dropped', async () => {
  const { deps } = server
  const { userId, actor } = await aMember(deps)
  const before = await getKeys({ ...deps, secretKey: another })
  const device = { id: deps.newId(), user_id: userId, session_id: actor.sessionId, p256dh: '', auth: '' }
  await deps.db
    .insertInto('push_endpoints')
    .values({ ...device, url: 'https://push.example.com/1', created_at: deps.clock.now(), failing_since: null })
    .execute()
  const after = await getKeys(deps)
  expect(after.publicKey).not.toBe(before.publicKey)
  expect(await deps.db.selectFrom('push_endpoints').selectAll().execute()).toEqual([])
})
