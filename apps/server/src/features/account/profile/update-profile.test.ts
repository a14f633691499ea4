import { login, readSession, type User, user as userShape } from '@easel/contract/account'
import { readChannel } from '@easel/contract/channel'
import { readDrawSettings } from '@easel/contract/draw-settings'
import { updateProfile } from '@easel/contract/profile'
import { beforeAll, expect, test } from 'vitest'
import type { ImageRow } from '../../../db/tables.ts'
import { eventually } from '../../../testing/eventually.ts'
import { framesOf } from '../../../testing/open-drawing.ts'
import { openLiveSocket } from '../../../testing/open-live-socket.ts'
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts'
import { aChannel, aMember, type SeededPerson } from '../../../testing/seed.ts'
import { insertImage } from '../../media/gate.ts'

let server: TestServer
let address: string
beforeAll(async () => {
  server = await openTestServer()
  address = await server.app.listen({ host: '127.0.0.1', port: 0 })
})

const change = ({ token }: SeededPerson, body: object) => server.call(updateProfile, { token, body })
const changed = async (person: SeededPerson, body: object) => userShape.parse((await change(person, body)).data)

async function read({ token }: SeededPerson): Promise<User | null> {
  return readSession.data.parse((await server.call(readSession, { token })).data).user
}

async function anUpload(ownerId: string, purpose: ImageRow['purpose'] = 'avatar'): Promise<string> {
  const id = server.deps.newId()
  const measures = { width: 9, height: 9, bytes: 9, mime: 'image/png', thumbhash: '' }
  const row = { id, owner_id: ownerId, purpose, sha256: 'a'.repeat(64), created_at: server.clock.now(), ...measures }
  await server.deps.db.transaction().execute((tx) => insertImage(tx, row))
  return id
}

test('what is given changes and the rest stays, however often it is said', async () => {
  const person = await aMember(server.deps)
  const before = await read(person)
  const first = { name: ' Fox ', email: 'fox@example.com', theme: 'light', mjRemix: true }
  const expected = { ...before, ...first, name: 'Fox' }
  for (let time = 0; time < 2; time++) expect(await changed(person, first)).toEqual(expected)
  expect(await changed(person, { nijiRemix: true })).toEqual({ ...expected, nijiRemix: true })
  expect(await changed(person, {})).toEqual({ ...expected, nijiRemix: true })
  expect(await read(person)).toEqual({ ...expected, nijiRemix: true })
})

test('an empty name brings the default one back, which others see as well', async () => {
  const person = await aMember(server.deps)
  const { name } = (await read(person)) ?? {}
  expect((await changed(person, { name: 'Fox' })).name).toBe('Fox')
  expect(await changed(person, { name: '' })).toMatchObject({ name, defaultName: name })
})

test('of two that change different things at once nothing is lost', async () => {
  for (let round = 0; round < 10; round++) {
    const person = await aMember(server.deps)
    const changes = [{ name: 'Fox' }, { email: 'fox@example.com' }, { theme: 'auto' }, { description: 'x' }]
    await Promise.all(changes.map((one) => change(person, one)))
    expect(await read(person)).toMatchObject(Object.assign({}, ...changes))
    const { version } = await server.deps.db
      .selectFrom('users')
      .select('version')
      .where('id', '=', person.userId)
      .executeTakeFirstOrThrow()
    expect(version).toBe(1 + changes.length)
  }
})

test.each(['fox', 'fox@', '@example.com', 'fox@example', 'a fox@example.com', 'fox@example.com.', 'fox@@example.com'])(
  '%s is no e-mail address',
  async (email) => {
    const person = await aMember(server.deps)
    const answer = await change(person, { email, name: 'Fox' })
    expect(answer).toMatchObject({
      http: 200,
      code: 400,
      reason: 'invalid_input',
      fields: { email: expect.any(String) },
    })
    expect((await read(person))?.name).toMatch(/^Midjourney/)
  },
)

test('an empty e-mail takes it away', async () => {
  const person = await aMember(server.deps)
  await change(person, { email: 'fox@example.com' })
  expect((await changed(person, { email: '' })).email).toBeNull()
})

test('a description is kept as HTML that is safe, and its limit counts what was sent', async () => {
  const person = await aMember(server.deps)
  const sent = '<script>alert(1)</script><b onclick="x">hi</b> <a href="https://a.example">me</a><img src=x onerror=x>'
  const kept = '<b>hi</b> <a href="https://a.example/" rel="noopener nofollow ugc">me</a>'
  expect((await changed(person, { description: sent })).description).toBe(kept)
  expect((await changed(person, { description: kept })).description).toBe(kept)
  expect((await changed(person, { description: '&'.repeat(1000) })).description).toBe('&amp;'.repeat(1000))
  expect((await change(person, { description: 'x'.repeat(1001) })).fields).toHaveProperty('description')
  expect((await changed(person, { description: '' })).description).toBe('')
})

test('an own upload becomes the avatar, and others see name and avatar on their next read', async () => {
  const [person, friend] = [await aMember(server.deps), await aMember(server.deps)]
  const channelId = await aChannel(server.deps, person.userId, { members: [friend.userId] })
  const avatar = await anUpload(person.userId)
  expect((await changed(person, { avatar, name: 'Fox' })).avatar).toBe(`/api/files/${avatar}`)
  const seen = readChannel.data.parse(
    (await server.call(readChannel, { token: friend.token, params: { channelId } })).data,
  )
  const member = seen.members.find(({ id }) => id === person.userId)
  expect(member).toMatchObject({ name: 'Fox', avatar: `/api/files/${avatar}` })
  expect((await changed(person, { avatar: '' })).avatar).toBe('')
})

test("somebody else's upload, one for another use and none at all are refused alike, and nothing changes", async () => {
  const [person, stranger] = [await aMember(server.deps), await aMember(server.deps)]
  const wrong = [
    await anUpload(stranger.userId),
    await anUpload(person.userId, 'base'),
    await anUpload(person.userId, 'drawn'),
    server.deps.newId(),
  ]
  const answers = []
  for (const avatar of wrong) answers.push({ ...(await change(person, { avatar, name: 'Fox' })), headers: null })
  expect(answers[0]).toMatchObject({ http: 200, reason: 'invalid_input', fields: { avatar: expect.any(String) } })
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(await read(person)).toMatchObject({ avatar: '', name: expect.stringMatching(/^Midjourney/) })
})

test('an upload that is swept at that moment is either kept or refused, never half', async () => {
  const person = await aMember(server.deps)
  for (let round = 0; round < 10; round++) {
    const avatar = await anUpload(person.userId)
    const sweep = server.deps.db
      .deleteFrom('images')
      .where('id', '=', avatar)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('users').select('id').where('avatar_id', '=', avatar))),
      )
      .execute()
      .catch((error: { code?: string }) => expect(error.code).toBe('23503'))
    const [answer] = await Promise.all([change(person, { avatar }), sweep])
    const left = await server.deps.db.selectFrom('images').select('id').where('id', '=', avatar).execute()
    expect(answer.http).toBe(200)
    expect(left).toHaveLength(answer.success ? 1 : 0)
  }
})

test("one's other devices hear of a change at once, and of none where nothing was said", async () => {
  const person = await aMember(server.deps)
  const live = await openLiveSocket(server, address, person.token)
  live.say({ t: 'me', since: 0 })
  await change(person, {})
  const user = await changed(person, { name: 'Fox', theme: 'light' })
  await eventually(() => expect(live.frames).toMatchObject([{ t: 'user', user: { name: 'Fox', theme: 'light' } }]))
  expect(await framesOf(server.deps, `user:${person.userId}`)).toEqual([{ t: 'user', user }])
  live.socket.close()
})

test('a new language counts from the next call on', async () => {
  const person = await aMember(server.deps, { language: 'zh-CN' })
  expect((await change(person, { email: 'x' })).fields).toEqual({ email: '格式不对' })
  await change(person, { language: 'en-US' })
  expect((await change(person, { email: 'x' })).fields).toEqual({ email: 'Wrong format' })
})

test('the remix switches are those of the drawing settings', async () => {
  const person = await aMember(server.deps)
  await change(person, { nijiRemix: true })
  const params = { channelId: person.channelId }
  const remixOf = async (botType: string) =>
    readDrawSettings.data.parse(
      (await server.call(readDrawSettings, { token: person.token, params, query: { botType } })).data,
    ).remix
  expect([await remixOf('NIJI_JOURNEY'), await remixOf('MID_JOURNEY')]).toEqual([true, false])
})

test('a password is not among what can be read', async () => {
  const person = await aMember(server.deps, { password: 'correct horse' })
  expect(JSON.stringify((await change(person, { name: 'Fox' })).data)).not.toMatch(
    /argon|correct horse|password_hash|"password"/i,
  )
  expect(
    (await server.call(login, { body: { loginType: 'Password', phone: person.phone, password: 'correct horse' } }))
      .success,
  ).toBe(true)
})
