import { login, readSession, sendLoginCode } from '@easel/contract/account'
import { sendChat } from '@easel/contract/chat'
import { renameChannel } from '@easel/contract/channel-acts'
import { submitImagine } from '@easel/contract/drawing'
import { updateProfile } from '@easel/contract/profile'
import { storeUpload } from '@easel/contract/upload'
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { checkLedger } from '../features/ledger/check-ledger.ts'
import { SESSION_ENDED_CHANNEL } from '../live/hub.ts'
import { sweep } from '../jobs/sweep.ts'
import { eventually } from '../testing/eventually.ts'
import { openTestServer, type TestServer } from '../testing/open-test-server.ts'
import { aChannel, aMember, anAdmin, redeems, type SeededPerson } from '../testing/seed.ts'
import { startDrawing } from '../start/work.ts'
import { eraseAccount } from './erase-account.ts'
import { exportAccount } from './export-account.ts'

/** Stands in everything that a person can write about themselves. */
const CANARY = 'zqxcanary'

let server: TestServer
let friend: SeededPerson
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(async () => {
  friend = await aMember(server.deps)
})

const aFace = (width: number) =>
  sharp({ create: { width, height: 8, channels: 3, background: '#c63' } })
    .png()
    .toBuffer()
let width = 10

async function draw({ token }: SeededPerson, channelId: string, prompt: string): Promise<void> {
  const body = { botType: 'MID_JOURNEY', prompt }
  const answer = await server.call(submitImagine, { token, params: { channelId }, body })
  expect(answer.success).toBe(true)
}

const openTasks = () =>
  server.deps.db
    .selectFrom('tasks')
    .select('id')
    .where('status', 'in', ['NOT_START', 'SUBMITTED', 'IN_PROGRESS'])
    .execute()

async function finishDrawings(): Promise<void> {
  const workers = startDrawing(server.deps)
  await eventually(async () => expect(await openTasks()).toEqual([]))
  await workers.stop()
}

/** Somebody who has used all there is, in a channel of their own with a friend in it and in one of the friend's. */
async function somebody() {
  const person = await aMember(server.deps, { password: 'correct horse' })
  const { token, userId, channelId, phone } = person
  await server.call(sendLoginCode, { query: { phone, purpose: 'change' } })
  const file = await aFace((width += 1))
  const { id: avatar } = storeUpload.data.parse(
    (await server.call(storeUpload, { token, body: { purpose: 'avatar' }, file })).data,
  )
  const body = { name: `${CANARY} name`, description: `${CANARY} text`, email: `${CANARY}@example.com`, avatar }
  expect(await server.call(updateProfile, { token, body })).toMatchObject({ success: true })
  await server.call(renameChannel, { token, params: { channelId }, body: { title: `${CANARY} title` } })
  await server.deps.db
    .updateTable('sessions')
    .set({ device: `${CANARY} phone` })
    .where('user_id', '=', userId)
    .execute()
  const shared = await aChannel(server.deps, friend.userId, { members: [userId] })
  await server.deps.db
    .insertInto('channel_members')
    .values({ channel_id: channelId, user_id: friend.userId, joined_at: server.clock.now() })
    .execute()
  for (const channel of [channelId, shared]) {
    const said = { token, params: { channelId: channel }, body: { content: `${CANARY} words` } }
    expect(await server.call(sendChat, said)).toMatchObject({ success: true })
  }
  // The answer, which is kept for a day, names the person.
  await redeems(server.deps, person)
  await draw(person, channelId, `a ${CANARY} fox`)
  await draw(person, shared, 'a red fox')
  await draw(friend, channelId, 'a blue whale')
  await finishDrawings()
  return { ...person, shared, avatar }
}

/** Every row of every table in which this stands, whatever the column. */
async function findText(text: string): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'`.execute(server.deps.db)
  const found: string[] = []
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(name)} t where position(${text} in t::text) > 0`.execute(server.deps.db)
    found.push(...rows.map(({ row }) => `${name}: ${row}`))
  }
  return found
}

const erase = (phone: string) => eraseAccount(server.deps, phone)

test('of an erased person nothing is left that tells who they were, and the books are in order', async () => {
  const person = await somebody()
  expect((await findText(CANARY)).length).toBeGreaterThan(5)
  const spent = await sql<{ sum: number }>`select sum(amount)::int as sum from ledger_entries`.execute(server.deps.db)

  expect(await erase(person.phone)).toEqual({ state: 'erased', userId: person.userId })
  await server.runJobs()

  // What was said on sockets is kept for a day, so that a browser which comes back hears it.
  server.clock.moveSeconds(24 * 60 * 60 + 1)
  await sweep(server.deps)
  expect(await findText(CANARY)).toEqual([])
  expect(await findText(person.phone)).toEqual([])
  expect(await checkLedger(server.deps)).toEqual([])
  const after = await sql<{ sum: number }>`select sum(amount)::int as sum from ledger_entries`.execute(server.deps.db)
  expect(after.rows).toEqual(spent.rows)
})

test('their pictures are gone where nobody sees them, and stay in a friend’s channel, as the friend’s own do', async () => {
  const person = await somebody()
  const imagesOf = (userId: string) =>
    server.deps.db.selectFrom('images').selectAll().where('owner_id', '=', userId).orderBy('id').execute()
  const tasksIn = (channelId: string, userId: string) =>
    server.deps.db
      .selectFrom('tasks')
      .select(['prompt', 'grid_id', 'image_ids'])
      .where('channel_id', '=', channelId)
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
  const before = { own: await imagesOf(person.userId), friends: await imagesOf(friend.userId) }
  const shared = await tasksIn(person.shared, person.userId)
  const guests = await tasksIn(person.channelId, friend.userId)

  await erase(person.phone)

  expect(await tasksIn(person.shared, person.userId)).toEqual(shared)
  expect(await tasksIn(person.channelId, friend.userId)).toEqual(guests)
  expect(await tasksIn(person.channelId, person.userId)).toEqual({ prompt: '', grid_id: null, image_ids: [] })
  expect(await imagesOf(friend.userId)).toEqual(before.friends)
  const kept = await imagesOf(person.userId)
  expect(kept.map(({ id }) => id).sort()).toEqual(
    [shared.grid_id, ...shared.image_ids].filter((id) => id !== null).sort(),
  )

  await server.runJobs()
  const goneIds = before.own.map(({ id }) => id).filter((id) => !kept.some((one) => one.id === id))
  expect(goneIds).toContain(person.avatar)
  for (const id of goneIds) expect((await server.app.inject({ url: `/api/files/${id}` })).statusCode).toBe(404)
  for (const { id } of kept) expect((await server.app.inject({ url: `/api/files/${id}` })).statusCode).toBe(200)
  const goneFiles = before.own.filter(({ id }) => goneIds.includes(id)).map(({ sha256 }) => sha256)
  const stored: string[] = []
  for await (const names of server.deps.blobs.list()) stored.push(...names)
  expect(stored.filter((sha256) => goneFiles.includes(sha256) && !kept.some((one) => one.sha256 === sha256))).toEqual(
    [],
  )
})

test('they are signed out everywhere, and whoever has the phone then begins anew', async () => {
  const person = await somebody()
  const ended: string[] = []
  server.deps.bus.listen(SESSION_ENDED_CHANNEL, (who) => ended.push(who))

  await erase(person.phone)

  await eventually(() => expect(ended).toContain(`user:${person.userId}`))
  expect(await server.call(readSession, { token: person.token })).toMatchObject({ data: { auth: false, user: null } })
  const wrong = { loginType: 'Password', phone: person.phone, password: 'correct horse' }
  expect(await server.call(login, { body: wrong })).toMatchObject({ data: { reason: 'wrong_credentials' } })
  await server.call(sendLoginCode, { query: { phone: person.phone } })
  await server.runJobs()
  const captcha = server.sms.codeFor(person.phone)
  const fresh = await server.call(login, { body: { loginType: 'Captcha', phone: person.phone, captcha } })
  const { token } = login.data.parse(fresh.data)
  const session = readSession.data.parse((await server.call(readSession, { token })).data)
  expect(session.user).toMatchObject({ name: expect.stringMatching(/^Midjourney \d{4}$/), credits: 40 })
  expect(session.user?.id).not.toBe(person.userId)
})

test('while something is being drawn they are only signed out; repeated after its end, it is done', async () => {
  const person = await somebody()
  await server.deps.db.updateTable('channel_members').set({ joined_at: server.clock.now() }).execute()
  await draw(person, person.channelId, 'a slow fox')

  expect(await erase(person.phone)).toEqual({ state: 'drawing', count: 1 })
  expect(await server.call(readSession, { token: person.token })).toMatchObject({ data: { auth: false } })
  await server.runJobs()

  expect(await erase(person.phone)).toMatchObject({ state: 'erased' })
  expect(await erase(person.phone)).toEqual({ state: 'unknown' })
  expect(await checkLedger(server.deps)).toEqual([])
})

test('an administrator and a phone that nobody has are refused, and nothing changes', async () => {
  const admin = await anAdmin(server.deps)
  expect(await erase(admin.phone)).toEqual({ state: 'administrator' })
  expect(await erase('+8613999999999')).toEqual({ state: 'unknown' })
  expect(await server.call(readSession, { token: admin.token })).toMatchObject({ data: { auth: true } })
})

test('an export holds all that a person wrote and has, and neither secrets nor what others did', async () => {
  const person = await somebody()
  const exported = await exportAccount(server.deps.db, person.phone)
  const text = JSON.stringify(exported?.data)
  const { account, channels, drawings, messages, pictures, credits, redeemed } = JSON.parse(text)
  expect(messages.map((message: { content: string }) => message.content)).toEqual(Array(2).fill(`${CANARY} words`))
  expect(account).toMatchObject({ phone: person.phone, name: `${CANARY} name`, email: `${CANARY}@example.com` })
  expect(channels.map((channel: { is_creator: boolean }) => channel.is_creator).sort()).toEqual([false, true])
  expect(drawings.map((drawing: { prompt: string }) => drawing.prompt)).toEqual([`a ${CANARY} fox`, 'a red fox'])
  expect(pictures).toHaveLength(exported?.pictures.length ?? -1)
  expect(pictures.map(({ id }: { id: string }) => id)).toContain(person.avatar)
  expect(credits.at(0)).toMatchObject({ amount: 40, reason: 'signup' })
  expect(redeemed).toMatchObject([{ user_id: person.userId }])
  for (const others of [friend.phone, friend.userId, 'a blue whale', 'argon2', 'sha256', 'token_hash']) {
    expect({ others, isThere: text.includes(others) }).toEqual({ others, isThere: false })
  }
  expect(await exportAccount(server.deps.db, '+8613999999999')).toBeNull()
})
