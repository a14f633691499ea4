import { randomBytes } from 'node:crypto'
import { login, readSession, sendLoginCode } from '@easel/contract/account'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { openApp } from '../../app.ts'
import type { Deps } from '../../deps.ts'
import { readSite } from '../../http/site.ts'
import { wrapSecret } from '../../platform/secret.ts'
import { makeCall } from '../../testing/make-call.ts'
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts'
import { runDueJobs } from '../../testing/run-due-jobs.ts'
import { listJobHandlers } from '../../start/work.ts'

let first: TestServer
beforeAll(async () => {
  first = await openTestServer()
})

const aKey = () => wrapSecret(randomBytes(32).toString('hex'))

/** Another server on the same database, with keys of its own. */
async function openWith(keys: Pick<Deps, 'secretKey' | 'secondSecretKey'>) {
  const deps = { ...first.deps, ...keys }
  const app = await openApp(deps, {
    site: readSite(`${first.files}/no-site`),
    isQueueReady: () => true,
    isStopping: () => false,
  })
  onTestFinished(() => app.close())
  return {
    askCode: (phone: string) => makeCall(app, sendLoginCode, { query: { phone } }),
    signIn: (phone: string, captcha: string) =>
      makeCall(app, login, { body: { loginType: 'Captcha', phone, captcha } }),
    deliver: () => runDueJobs(first.server, listJobHandlers(deps)),
    isSignedIn: async (token: string) => (await makeCall(app, readSession, { token })).data,
  }
}

let phones = 0
const aNewPhone = () => `+8613600${String(++phones).padStart(6, '0')}`

/** One that knows the old key, one between the keys, and one that knows the new key alone. */
async function openThree() {
  const [old, next] = [aKey(), aKey()]
  return {
    before: await openWith({ secretKey: old, secondSecretKey: next }),
    between: await openWith({ secretKey: next, secondSecretKey: old }),
    after: await openWith({ secretKey: next, secondSecretKey: null }),
  }
}

test('while one key follows another, a code that any server made, any sends, and it signs in at any', async () => {
  const { before, between } = await openThree()
  for (const maker of [before, between]) {
    for (const sender of [before, between]) {
      for (const door of [before, between]) {
        const phone = aNewPhone()
        await maker.askCode(phone)
        await sender.deliver()
        expect(await door.signIn(phone, first.sms.codeFor(phone))).toMatchObject({ success: true })
      }
    }
  }
})

test('a wrong code stays wrong under two keys, and each guess counts once', async () => {
  const { between } = await openThree()
  const phone = aNewPhone()
  await between.askCode(phone)
  await between.deliver()
  const right = first.sms.codeFor(phone)
  const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0')
  for (let guess = 0; guess < 4; guess += 1) {
    expect(await between.signIn(phone, wrong)).toMatchObject({ data: { reason: 'wrong_credentials' } })
  }
  expect(await between.signIn(phone, right)).toMatchObject({ success: true })
})

test('a key that is no longer known makes no code good, and no code is sent that could not be', async () => {
  const { before, between, after } = await openThree()
  const [sent, unsent] = [aNewPhone(), aNewPhone()]
  await before.askCode(sent)
  await before.deliver()
  await before.askCode(unsent)

  expect(await after.signIn(sent, first.sms.codeFor(sent))).toMatchObject({ data: { reason: 'wrong_credentials' } })
  await after.deliver()
  expect(first.sms.sent.filter(({ phone }) => phone === unsent)).toEqual([])

  expect(await between.signIn(sent, first.sms.codeFor(sent))).toMatchObject({ success: true })
})

test('a new key signs nobody out', async () => {
  const { before, after } = await openThree()
  const phone = aNewPhone()
  await before.askCode(phone)
  await before.deliver()
  const { token } = login.data.parse((await before.signIn(phone, first.sms.codeFor(phone))).data)
  expect(await after.isSignedIn(token)).toMatchObject({ auth: true, user: { phone } })
})
