import { login, readSession } from '@easel/contract/account'
import { wrapSecret } from '../../platform/secret.ts'
import { beforeAll, expect, test } from 'vitest'
import { composeAccountNeeds } from '../../start/account-needs.ts'
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts'
import { aMember } from '../../testing/seed.ts'
import { ensureAdministrator } from './ensure-administrator.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})

let phones = 0
const aNewPhone = () => `+8613400${String(++phones).padStart(6, '0')}`

function ensure(phone: string, password: string | null = null) {
  const config = { ...server.deps.config, admin: { phone, password: password === null ? null : wrapSecret(password) } }
  return ensureAdministrator({ ...server.deps, ...composeAccountNeeds(server.deps), config })
}

const signInWith = (phone: string, password: string) =>
  server.call(login, { body: { loginType: 'Password', phone, password } })

test('the first start makes an administrator with a thousand credits, a channel and a password', async () => {
  const phone = aNewPhone()
  const { password } = await ensure(phone)
  const { token } = login.data.parse((await signInWith(phone, password ?? '')).data)
  const { user } = readSession.data.parse((await server.call(readSession, { token })).data)
  expect(user).toMatchObject({ role: 'admin', credits: 1000 })
  const channels = server.deps.db
    .selectFrom('channels')
    .select('id')
    .where('creator_id', '=', user?.id ?? '')
  expect(await channels.execute()).toHaveLength(1)
})

test('a later start changes nothing and shows no password', async () => {
  const phone = aNewPhone()
  const first = await ensure(phone)
  expect(await ensure(phone)).toEqual({ userId: first.userId, password: null })
  expect((await signInWith(phone, first.password ?? '')).success).toBe(true)
})

test('a password from the settings is taken, also in place of a forgotten one, and never shown', async () => {
  const phone = aNewPhone()
  await ensure(phone)
  expect((await ensure(phone, 'from the settings')).password).toBeNull()
  expect((await signInWith(phone, 'from the settings')).success).toBe(true)
})

test('an account that is there already becomes the administrator and keeps what it has', async () => {
  const { phone, userId } = await aMember(server.deps)
  const made = await ensure(phone)
  expect(made.userId).toBe(userId)
  const { token } = login.data.parse((await signInWith(phone, made.password ?? '')).data)
  const { user } = readSession.data.parse((await server.call(readSession, { token })).data)
  expect(user).toMatchObject({ role: 'admin', credits: 40 })
})

test.each(['iloveyou', 'easel2026', '13400099999'])(
  'the password %s from the settings stops the start',
  async (weak) => {
    const phone = '+8613400099999'
    await expect(ensure(phone, weak)).rejects.toThrow(/^ADMIN_PASSWORD is among the first that anyone would try/)
    await expect(ensure(phone, weak)).rejects.not.toThrow(weak)
    const accounts = server.deps.db.selectFrom('users').select('id').where('phone', '=', phone)
    expect(await accounts.execute()).toEqual([])
  },
)
