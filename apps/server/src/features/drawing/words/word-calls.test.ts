import { readAuditLog } from '@easel/contract/admin'
import { addBlockedWords, listBlockedWords, removeBlockedWord } from '@easel/contract/admin-words'
import { beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts'
import { aMember, anAdmin } from '../../../testing/seed.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await openTestServer()
  token = (await anAdmin(server.deps)).token
})

const add = (words: string[]) => server.call(addBlockedWords, { token, body: { words } })
const list = async () => listBlockedWords.data.parse((await server.call(listBlockedWords, { token })).data).items

test('an operator forbids words, sees them, lets one go, and the log has both', async () => {
  expect(await add(['blood', '血腥'])).toMatchObject({ success: true, data: { added: 2 } })
  const items = await list()
  expect(items.map(({ word }) => word).sort()).toEqual(['blood', '血腥'])
  const params = { wordId: items.find(({ word }) => word === 'blood')?.id ?? '' }
  expect(await server.call(removeBlockedWord, { token, params })).toMatchObject({ success: true })
  expect(await list()).toHaveLength(1)
  const log = readAuditLog.data.parse((await server.call(readAuditLog, { token })).data)
  expect(log.items.slice(0, 2)).toMatchObject([
    { act: 'words.remove', details: { words: ['blood'] } },
    { act: 'words.add', details: { words: expect.arrayContaining(['blood', '血腥']) } },
  ])
})

test('what holds no letter is refused, and then nothing of it is added', async () => {
  const before = (await list()).length
  expect(await add(['gore', '!?'])).toMatchObject({
    code: 400,
    reason: 'invalid_input',
    fields: { words: expect.anything() },
  })
  expect(await add([])).toMatchObject({ code: 400 })
  expect(await list()).toHaveLength(before)
})

test('to everybody else there is nothing of it', async () => {
  const other = await aMember(server.deps)
  expect(await server.call(listBlockedWords, { token: other.token })).toMatchObject({ http: 403 })
  expect(await server.call(addBlockedWords, { token: other.token, body: { words: ['fox'] } })).toMatchObject({
    http: 403,
  })
})
