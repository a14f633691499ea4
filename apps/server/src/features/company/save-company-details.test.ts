import type { CompanyChange } from '@easel/contract/company-details'
import { readCompany } from '@easel/contract/company'
import { readCompanyDetails, saveCompanyDetails as saveCall } from '@easel/contract/company-details'
import { readCompanyPage } from '@easel/contract/company-page'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts'
import { anAdmin, type SeededPerson } from '../../testing/seed.ts'
import { saveCompanyDetails } from './save-company-details.ts'

let server: TestServer
let admin: SeededPerson
beforeAll(async () => {
  server = await openTestServer()
  admin = await anAdmin(server.deps)
})
beforeEach(() => server.deps.db.updateTable('companies').set({ texts: '{}', texts_updated_at: '{}' }).execute())

const save = (body: CompanyChange) => server.call(saveCall, { token: admin.token, body })
const readPage = async (page: string, language: string) =>
  (await server.call(readCompanyPage, { params: { page }, headers: { 'accept-language': language } })).data

test('what an administrator saves is what everybody reads from then on', async () => {
  const body = {
    name: '墨舍',
    description: '一起画画',
    keywords: '画,墨',
    isShowChatGPT: false,
    isShowDiscord: true,
    contact: 'mail@example.org\n+86 10 1234',
    about: { 'zh-CN': '我们画画。' },
    privacy: { 'zh-CN': '## 收集\n\n手机号。', 'en-US': '## What\n\nPhones.' },
    agreement: {},
  }

  expect(await save(body)).toMatchObject({ success: true, data: body })

  expect(await server.call(readCompany)).toMatchObject({
    data: { name: '墨舍', contact: 'mail@example.org\n+86 10 1234', isShowChatGPT: false, about: '我们画画。' },
  })
  expect(await server.call(readCompanyDetails, { token: admin.token })).toMatchObject({ data: body })
})

test('only what is given changes, and of a page only the language that is given', async () => {
  await save({ contact: 'a', keywords: 'k', about: { 'zh-CN': '一', 'en-US': 'one' }, privacy: { 'en-US': 'p' } })

  const { data } = await save({ about: { 'en-US': 'two' } })

  expect(data).toMatchObject({ contact: 'a', keywords: 'k', about: { 'zh-CN': '一', 'en-US': 'two' } })
  expect(data).toMatchObject({ privacy: { 'en-US': 'p' } })
})

test('nothing given changes nothing', async () => {
  await save({ contact: 'a', about: { 'zh-CN': '一' } })
  const before = await server.deps.db.selectFrom('companies').selectAll().execute()
  expect(await save({})).toMatchObject({ success: true, data: { contact: 'a' } })
  expect(await save({ about: {} })).toMatchObject({ success: true, data: { about: { 'zh-CN': '一' } } })
  expect(await server.deps.db.selectFrom('companies').selectAll().execute()).toEqual(before)
})

test('an emptied text counts as none, and the default stands again', async () => {
  await save({ privacy: { 'zh-CN': '私', 'en-US': 'p' }, contact: 'a' })
  await save({ privacy: { 'zh-CN': '  ' }, contact: '' })
  expect(await readPage('privacy', 'zh-CN')).toMatchObject({ text: 'p', language: 'en-US' })
  expect(await server.call(readCompany)).toMatchObject({ data: { contact: null } })
  await save({ privacy: { 'en-US': '' } })
  expect(await readPage('privacy', 'zh-CN')).toEqual({ text: null, language: null, updatedAt: null })
})

test.each([
  ['zh-CN', ['zh-TW', 'en-US'], 'zh-TW'],
  ['zh-TW', ['zh-CN', 'en-US'], 'zh-CN'],
  ['en-US', ['zh-CN', 'zh-TW'], 'zh-CN'],
  ['zh-TW', ['en-US'], 'en-US'],
  ['en-US', ['zh-TW', 'en-US'], 'en-US'],
])('who reads %s where %j were written gets %s', async (wanted, written, shown) => {
  await save({ about: Object.fromEntries(written.map((language) => [language, `in ${language}`])) })
  expect(await readPage('about', wanted)).toMatchObject({ text: `in ${shown}`, language: shown })
  const company = await server.call(readCompany, { headers: { 'accept-language': wanted } })
  expect(company).toMatchObject({ data: { about: `in ${shown}` } })
})

test('a page is dated by its own last change, not by another page, nor by saving the same again', async () => {
  const first = server.clock.now().toISOString()
  await save({ privacy: { 'en-US': 'p' } })
  server.clock.moveSeconds(60)
  const second = server.clock.now().toISOString()
  await save({ privacy: { 'en-US': 'p' }, agreement: { 'en-US': 'a' } })
  expect(await readPage('privacy', 'en-US')).toMatchObject({ updatedAt: first })
  expect(await readPage('agreement', 'en-US')).toMatchObject({ updatedAt: second })
})

test('texts saved at the same time in other languages and pages all stay', async () => {
  const pages = ['about', 'privacy', 'agreement'] as const
  const languages = ['zh-CN', 'zh-TW', 'en-US'] as const
  const changes = pages.flatMap((page) => languages.map((language) => ({ [page]: { [language]: page + language } })))

  await Promise.all(changes.map(save))

  const { data } = await server.call(readCompanyDetails, { token: admin.token })
  for (const change of changes) expect(data).toMatchObject(change)
})

test.each<[string, CompanyChange]>([
  ['name', { name: 'a\u0007b' }],
  ['name', { name: 'two\nlines' }],
  ['description', { description: 'a\tb' }],
  ['keywords', { keywords: 'a\u0085b' }],
  ['contact', { contact: 'a\u001bb' }],
  ['privacy.zh-CN', { privacy: { 'zh-CN': 'a\u0008b' } }],
])('%s with control characters is refused, and nothing of the rest is written', async (path, change) => {
  const before = await server.deps.db.selectFrom('companies').selectAll().execute()
  const answer = await save({ isShowDiscord: false, agreement: { 'en-US': 'new' }, ...change })
  expect(answer).toMatchObject({ reason: 'invalid_input', fields: { [path]: expect.any(String) } })
  expect(await server.deps.db.selectFrom('companies').selectAll().execute()).toEqual(before)
})

test.each<[string, object]>([
  ['name', { name: '' }],
  ['name', { name: 'x'.repeat(61) }],
  ['contact', { contact: 'x'.repeat(301) }],
  ['about.zh-CN', { about: { 'zh-CN': 'x'.repeat(60_001) } }],
  ['about.fr-FR', { about: { 'fr-FR': 'bonjour' } }],
  ['logo', { logo: 'javascript:alert(1)' }],
])('%s outside its bounds is refused', async (path, body) => {
  const answer = await server.call(saveCall, { token: admin.token, body })
  expect(answer).toMatchObject({ reason: 'invalid_input', fields: { [path]: expect.any(String) } })
})

test('markup stays the text that it is', async () => {
  const markup = '</title><script>alert(1)</script><img src=x onerror=alert(1)>&amp;'
  const lines = { name: markup.slice(0, 60), description: markup, keywords: markup, contact: markup }
  const { data } = await save({ ...lines, about: { 'en-US': markup } })
  expect(data).toMatchObject({ ...lines, about: { 'en-US': markup } })
})

test('the log says who changed what, and none of the words', async () => {
  const lines: string[] = []
  const heard = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const deps = { ...server.deps, log: pino(heard) }

  await saveCompanyDetails(deps, admin.actor, { name: 'a secret name', privacy: { 'zh-TW': 'secret words' } })

  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'company changed',
    userId: admin.userId,
    fields: ['name', 'privacy.zh-TW'],
  })
  expect(lines[0]).not.toContain('secret')
})

test('a page that there is not is refused', async () => {
  const answer = await server.call(readCompanyPage, { params: { page: 'imprint' } })
  expect(answer).toMatchObject({ reason: 'invalid_input' })
})
