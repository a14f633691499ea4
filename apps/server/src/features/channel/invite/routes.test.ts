import { changeInvite, invite, type Invite, joinChannel, previewInvite } from '@easel/contract/channel-acts'
import { beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts'
import { aMember, type SeededPerson } from '../../../testing/seed.ts'
import { deleteChannel } from '../delete-channel.ts'
import { formatMinute } from './rules.ts'

let server: TestServer
let guarded: TestServer
beforeAll(async () => {
  server = await openTestServer()
  guarded = await openTestServer({ SIGN_IN_LIMIT: '5' })
})

const ask = async ({ token, channelId }: SeededPerson, body: object): Promise<Invite> =>
  invite.parse((await server.call(changeInvite, { token, params: { channelId }, body })).data)

const join = ({ token }: SeededPerson, code: string, on = server) => on.call(joinChannel, { token, params: { code } })
const look = (code: string, token?: string, on = server) =>
  on.call(previewInvite, { params: { code }, ...(token !== undefined && { token }) })

const hoursFromNow = (hours: number) => new Date(server.clock.now().getTime() + hours * 3_600_000)

test('the first look makes a code for a week, and the next ones find it', async () => {
  const creator = await aMember(server.deps)
  const first = await ask(creator, {})
  expect(first.inviteCode).toMatch(/^[\w-]{16}$/)
  expect(first.inviteExpireTime).toBe(hoursFromNow(168).toISOString())
  expect(first.inviteExpireTimeFormat).toBe(formatMinute(hoursFromNow(168), 'Asia/Shanghai'))
  expect(await ask(creator, {})).toEqual(first)
})

test('ten who look for the first time at once see one code', async () => {
  const creator = await aMember(server.deps)
  const seen = await Promise.all(Array.from({ length: 10 }, () => ask(creator, {})))
  expect(new Set(seen.map(({ inviteCode }) => inviteCode)).size).toBe(1)
})

test.each([1, 6, 12, 24, 168])('an expiry of %i hours counts from now and keeps the code', async (expireHours) => {
  const creator = await aMember(server.deps)
  const { inviteCode } = await ask(creator, {})
  server.clock.moveSeconds(60)
  const changed = await ask(creator, { expireHours })
  expect(changed).toMatchObject({ inviteCode, inviteExpireTime: hoursFromNow(expireHours).toISOString() })
})

test('what never expires says so by saying nothing, and is there in ten years', async () => {
  const [creator, guest] = [await aMember(server.deps), await aMember(server.deps)]
  const { inviteCode, ...never } = await ask(creator, { expireHours: -1 })
  expect(never).toEqual({ inviteExpireTimeFormat: '', inviteExpireTime: null })
  server.clock.moveSeconds(60)
  expect(await join(guest, inviteCode)).toMatchObject({ code: 200, data: { id: creator.channelId, memberCount: 2 } })
})

test.each([0, 2, -2, 1e9, 1.5, '1', null, [], true])('%j is no expiry of ours', async (expireHours) => {
  const creator = await aMember(server.deps)
  const { token, channelId } = creator
  const before = await ask(creator, {})
  for (const body of [{ expireHours }, { isNew: true, expireHours }]) {
    const answer = await server.call(changeInvite, { token, params: { channelId }, body })
    expect(answer).toMatchObject({ http: 200, code: 400, reason: 'invalid_input' })
    expect(Object.keys(answer.fields ?? {})).toEqual(['expireHours'])
  }
  expect(await ask(creator, {})).toEqual(before)
})

test('a new code ends the old one at once, for a page too that is open already', async () => {
  const [creator, guest] = [await aMember(server.deps), await aMember(server.deps)]
  const old = await ask(creator, {})
  expect(await look(old.inviteCode)).toMatchObject({ code: 200 })
  const fresh = await ask(creator, { isNew: true, expireHours: 1 })
  expect(fresh.inviteCode).not.toBe(old.inviteCode)
  expect(await join(guest, old.inviteCode)).toMatchObject({ code: 404, reason: 'invite_invalid' })
  expect(await join(guest, fresh.inviteCode)).toMatchObject({ code: 200 })
})

test('the clock of the server decides: a second before the end one is let in, at the end nobody', async () => {
  const [creator, early, late] = [await aMember(server.deps), await aMember(server.deps), await aMember(server.deps)]
  const { inviteCode } = await ask(creator, { expireHours: 1 })
  server.clock.moveSeconds(3599)
  expect(await join(early, inviteCode)).toMatchObject({ code: 200 })
  server.clock.moveSeconds(1)
  expect(await join(late, inviteCode)).toMatchObject({ code: 404, reason: 'invite_invalid' })
  await ask(creator, { expireHours: 6 })
  expect(await join(late, inviteCode)).toMatchObject({ code: 200 })
})

test('every dead code is answered alike, to whoever asks', async () => {
  const [creator, other, guest] = [await aMember(server.deps), await aMember(server.deps), await aMember(server.deps)]
  const replaced = await ask(creator, {})
  const expired = await ask(creator, { isNew: true, expireHours: 1 })
  const ended = await ask(other, { expireHours: -1 })
  await deleteChannel(server.deps, other, other.channelId)
  server.clock.moveSeconds(3600)
  const codes = [replaced, expired, ended].map(({ inviteCode }) => inviteCode)
  const heard = new Set<string>()
  for (const code of [...codes, 'A'.repeat(16), 'nothing', '1', '邀请。', '../..', "' or 1=1 --", 'x'.repeat(100)]) {
    for (const answer of [await look(code), await look(code, guest.token), await join(guest, code)]) {
      const { headers: _, ...said } = answer
      heard.add(JSON.stringify(said))
    }
  }
  expect([...heard].map((said) => JSON.parse(said) as object)).toMatchObject([
    { http: 200, code: 404, success: false, data: { reason: 'invite_invalid' } },
  ])
})

test('who has not signed in sees who invites to what, and nothing of who else is there', async () => {
  const creator = await aMember(server.deps)
  const guest = await aMember(server.deps)
  await server.deps.db.updateTable('users').set({ name: 'Ada' }).where('id', '=', creator.userId).execute()
  const { inviteCode } = await ask(creator, {})
  const ada = { id: creator.userId, name: 'Ada', avatar: '' }
  const shown = { channelId: creator.channelId, title: '', creator: ada, memberCount: 1 }
  expect((await look(inviteCode)).data).toEqual({ ...shown, joined: false })
  await join(guest, inviteCode)
  expect((await look(inviteCode, guest.token)).data).toEqual({ ...shown, memberCount: 2, joined: true })
})

test('who guesses too often waits, and a class that follows one link does not', async () => {
  const creator = await aMember(guarded.deps)
  const { data } = await guarded.call(changeInvite, {
    token: creator.token,
    params: { channelId: creator.channelId },
    body: {},
  })
  const { inviteCode } = invite.parse(data)
  for (let pupil = 0; pupil < 12; pupil += 1) {
    expect(await join(await aMember(guarded.deps), inviteCode, guarded)).toMatchObject({ code: 200 })
  }
  for (let guess = 0; guess < 5; guess += 1)
    expect(await look(`guess ${guess}`, undefined, guarded)).toMatchObject({ code: 404 })
  const refused = await look('guess', undefined, guarded)
  expect(refused).toMatchObject({ http: 429, reason: 'rate_limited' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(await join(creator, inviteCode, guarded)).toMatchObject({ http: 429 })
})

test('a person who guesses from many addresses waits too', async () => {
  const guest = await aMember(guarded.deps)
  const guessFrom = (remoteAddress: string) =>
    guarded.app.inject({
      method: 'POST',
      url: '/api/draw/join-channel/guess',
      remoteAddress,
      headers: { authorization: `Bearer ${guest.token}` },
    })
  for (let guess = 1; guess <= 5; guess += 1) expect((await guessFrom(`10.0.0.${guess}`)).statusCode).toBe(200)
  expect((await guessFrom('10.0.0.6')).statusCode).toBe(429)
})
