import { readCompanyDetails, saveCompanyDetails } from '@easel/contract/company-details'
import { beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts'
import { aMember, anAdmin, type SeededPerson } from '../../testing/seed.ts'
import { availableCredits } from '../ledger/gate.ts'

let server: TestServer
let admin: SeededPerson
beforeAll(async () => {
  server = await openTestServer()
  admin = await anAdmin(server.deps)
})

const save = (body: object) => server.call(saveCompanyDetails, { token: admin.token, body })

/** Credits of somebody who has just signed up. */
async function welcomed(): Promise<number> {
  const { userId } = await aMember(server.deps)
  return availableCredits(server.deps.db, userId, server.clock.now())
}

test('a new account gets as many credits as the operator says; none when it is 0', async () => {
  expect((await server.call(readCompanyDetails, { token: admin.token })).data).toMatchObject({ firstCredits: 40 })
  expect((await save({ firstCredits: 7 })).data).toMatchObject({ firstCredits: 7 })
  expect(await welcomed()).toBe(7)
  await save({ firstCredits: 0 })
  expect(await welcomed()).toBe(0)
})

test.each([-1, 0.5, 10_001, null])('%s is no number of credits', async (firstCredits) => {
  const refused = { reason: 'invalid_input', fields: { firstCredits: expect.any(String) } }
  expect(await save({ firstCredits })).toMatchObject(refused)
})

test('who asks for no language is answered in the default one, and pages learn it before their first frame', async () => {
  const page = (cookie = '') => server.app.inject({ url: '/draw', headers: { cookie } })
  const settles = async () => {
    server.clock.moveSeconds(10)
    await page()
    // What is read anew is there before a query that was made later.
    await server.call(readCompanyDetails, { token: admin.token })
    await server.call(readCompanyDetails, { token: admin.token })
  }
  expect((await page()).headers['set-cookie']).toBeUndefined()
  expect((await save({ language: 'en-US' })).data).toMatchObject({ language: 'en-US' })
  await settles()
  expect((await page()).headers['set-cookie']).toMatch(/^language=en-US; Path=\/; Max-Age=31536000/)
  expect((await page('a=b; language=en-US')).headers['set-cookie']).toBeUndefined()
  expect((await server.app.inject({ url: '/api/none' })).json()).toMatchObject({ message: 'There is no such address' })

  await save({ language: 'zh-CN' })
  await settles()
  expect((await page('language=en-US')).headers['set-cookie']).toMatch(/^language=zh-CN; Path=\/; Max-Age=0/)
  expect(await save({ language: 'fr-FR' })).toMatchObject({ reason: 'invalid_input' })
})
