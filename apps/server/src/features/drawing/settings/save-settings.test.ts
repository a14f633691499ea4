import {
  type DrawSettings,
  drawSettings,
  readDrawSettings,
  saveDrawSettings,
  saveModelVersion,
  saveSuffix,
} from '@easel/contract/draw-settings'
import type { Call } from '@easel/contract/call'
import type { BotType } from '@easel/contract/drawing'
import { submitImagine, tasks } from '@easel/contract/drawing'
import { readSession } from '@easel/contract/account'
import { beforeAll, expect, test } from 'vitest'
import { aPerson as aPersonWithPlan, framesOf } from '../../../testing/open-drawing.ts'
import type { CallInput } from '../../../testing/make-call.ts'
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts'
import { aMember, type SeededPerson } from '../../../testing/seed.ts'
import { saveSettings } from './save-settings.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})

const MJ = { query: { botType: 'MID_JOURNEY' } }
const NIJI = { query: { botType: 'NIJI_JOURNEY' } }
const plain: DrawSettings = {
  botType: 'MID_JOURNEY',
  version: '7',
  mode: 'FAST',
  stylize: 100,
  chaos: 0,
  weird: 0,
  quality: '1',
  aspectRatio: '1:1',
  raw: false,
  tile: false,
  variability: 'HIGH',
  remix: false,
  suffix: '',
}

async function ask(call: Call, { token }: SeededPerson, input: Omit<CallInput, 'token'>): Promise<DrawSettings> {
  return drawSettings.parse((await server.call(call, { token, ...input })).data)
}

const read = (person: SeededPerson, bot = MJ) =>
  ask(readDrawSettings, person, { ...bot, params: { channelId: person.channelId } })
const save = (person: SeededPerson, body: object, bot = MJ) => ask(saveDrawSettings, person, { ...bot, body })

async function imagine({ token, channelId }: SeededPerson, body: object) {
  const answer = await server.call(submitImagine, { token, params: { channelId }, body: { ...MJ.query, ...body } })
  return tasks.parse(answer.data).tasks[0]
}

test('who has kept nothing has the settings of the bot', async () => {
  const person = await aMember(server.deps)
  expect(await read(person)).toEqual(plain)
  expect(await read(person, NIJI)).toEqual({ ...plain, botType: 'NIJI_JOURNEY' })
})

test('what is given changes and the rest stays, of this bot only, however often it is said', async () => {
  const person = await aMember(server.deps)
  const changed = { stylize: 250, aspectRatio: '3:2', tile: true, variability: 'LOW', quality: '0.5' }
  for (let time = 0; time < 2; time++) expect(await save(person, changed)).toEqual({ ...plain, ...changed })
  expect(await save(person, { chaos: 5 })).toEqual({ ...plain, ...changed, chaos: 5 })
  expect(await save(person, {})).toEqual({ ...plain, ...changed, chaos: 5 })
  expect(await read(person)).toEqual({ ...plain, ...changed, chaos: 5 })
  expect(await read(person, NIJI)).toEqual({ ...plain, botType: 'NIJI_JOURNEY' })
})

test('what is changed of the other bot is of the other bot only', async () => {
  const person = await aMember(server.deps)
  const changed = { version: '6', chaos: 9, suffix: 'in ink' }
  expect(await save(person, changed, NIJI)).toEqual({ ...plain, botType: 'NIJI_JOURNEY', ...changed })
  expect(await read(person)).toEqual(plain)
})

test('version and suffix have calls of their own', async () => {
  const person = await aMember(server.deps)
  const six = await ask(saveModelVersion, person, { ...MJ, params: { version: '6.0' } })
  expect(six).toEqual({ ...plain, version: '6' })
  const inked = await ask(saveSuffix, person, { ...MJ, body: { suffix: ' in ink --ar 16:9 ' } })
  expect(inked).toEqual({ ...plain, version: '6', suffix: 'in ink --ar 16:9' })
  expect((await ask(saveSuffix, person, { ...MJ, body: { suffix: '' } })).suffix).toBe('')
})

test('who has never chosen a version keeps to the newest, and so does who chose one that is gone', async () => {
  const person = await aMember(server.deps)
  await save(person, { chaos: 5 })
  const row = () =>
    server.deps.db.selectFrom('draw_settings').select('version').where('user_id', '=', person.userId).execute()
  expect(await row()).toEqual([{ version: null }])
  await server.deps.db.updateTable('draw_settings').set({ version: '3' }).where('user_id', '=', person.userId).execute()
  expect((await read(person)).version).toBe('7')
})

test('of two that change different settings at once nothing is lost', async () => {
  for (let round = 0; round < 10; round++) {
    const { actor, ...person } = await aMember(server.deps)
    const changes = [{ stylize: 300 }, { chaos: 7 }, { raw: true }, { suffix: 'in ink' }, { remix: true }]
    await Promise.all(changes.map((change) => saveSettings(server.deps, actor, 'MID_JOURNEY', change)))
    expect(await read({ actor, ...person })).toEqual({ ...plain, ...Object.assign({}, ...changes) })
  }
})

test.each<[BotType, 'mjRemix' | 'nijiRemix']>([
  ['MID_JOURNEY', 'mjRemix'],
  ['NIJI_JOURNEY', 'nijiRemix'],
])('remix of %s is the same fact as %s of the account, whose other tabs hear of it once', async (botType, field) => {
  const person = await aMember(server.deps)
  const bot = { query: { botType } }
  for (let time = 0; time < 2; time++) expect((await save(person, { remix: true }, bot)).remix).toBe(true)
  const { user } = readSession.data.parse((await server.call(readSession, { token: person.token })).data)
  expect(user).toMatchObject({ mjRemix: false, nijiRemix: false, [field]: true })
  expect(await framesOf(server.deps, `user:${person.userId}`)).toEqual([{ t: 'user', user }])
})

test.each([
  [{ version: '4' }, MJ, 'version', '--v takes one of 7, 6.1, 6, 5.2, 5.1'],
  [{ version: '6.1' }, NIJI, 'version', '--niji takes one of 7, 6, 5, 4'],
  [{ version: '' }, NIJI, 'version', '--niji takes one of 7, 6, 5, 4'],
  [{ aspectRatio: '0:1' }, MJ, 'aspectRatio', '--ar needs a ratio like 3:2, at most 14:1'],
  [{ aspectRatio: '1:1 --tile' }, MJ, 'aspectRatio', '--ar needs a ratio like 3:2, at most 14:1'],
  [{ aspectRatio: '' }, MJ, 'aspectRatio', '--ar needs a ratio like 3:2, at most 14:1'],
  [{ suffix: 'in ink --chaos 400 --shiny' }, MJ, 'suffix', '--chaos takes 0 to 100; --shiny is not a known parameter'],
  [{ stylize: 1001 }, MJ, 'stylize', 'This must not be above 1,000'],
  [{ variability: 'MEDIUM' }, MJ, 'variability', 'This must be one of: HIGH, LOW'],
])('%o is refused by name, and nothing changes', async (body, bot, field, text) => {
  const person = await aMember(server.deps, { language: 'en-US' })
  const answer = await server.call(saveDrawSettings, {
    token: person.token,
    ...bot,
    body: { ...body, tile: true },
  })
  expect(answer).toMatchObject({ http: 200, code: 400, reason: 'invalid_input', fields: { [field]: text } })
  expect((await read(person, bot)).tile).toBe(false)
})

test('the calls of version and suffix refuse what the others refuse', async () => {
  const { token } = await aMember(server.deps)
  const version = await server.call(saveModelVersion, { token, ...NIJI, params: { version: '6.1' } })
  expect(version).toMatchObject({ reason: 'invalid_input', fields: { version: expect.any(String) } })
  const suffix = await server.call(saveSuffix, { token, ...MJ, body: { suffix: '--v 99' } })
  expect(suffix).toMatchObject({ reason: 'invalid_input', fields: { suffix: expect.any(String) } })
})

test('a ratio is kept in plain digits', async () => {
  expect((await save(await aMember(server.deps), { aspectRatio: '03：2' })).aspectRatio).toBe('3:2')
})

test("who is not in the channel is not told, and another person's settings are their own", async () => {
  const [person, stranger] = [await aMember(server.deps), await aMember(server.deps)]
  await save(person, { chaos: 9 })
  const params = { channelId: person.channelId }
  const answer = await server.call(readDrawSettings, { token: stranger.token, ...MJ, params })
  expect(answer.reason).toBe('not_found')
  expect(await read(stranger)).toEqual(plain)
})

test.each([{ mode: 'RELAX' }, { suffix: 'in ink --relax' }])('%o needs a plan that has it', async (body) => {
  const poor = await aMember(server.deps)
  const answer = await server.call(saveDrawSettings, { token: poor.token, ...MJ, body })
  expect(answer).toMatchObject({ http: 200, code: 402, reason: 'plan_required' })
  expect(await read(poor)).toEqual(plain)
  const rich = await aPersonWithPlan(server.deps, { concurrency: 3, relax: true })
  const kept = await saveSettings(server.deps, rich, 'MID_JOURNEY', drawSettingsOf(body))
  expect(kept).toMatchObject(body)
})

const drawSettingsOf = (body: object) => saveDrawSettings.body.parse(body)

test('a plan that has ended spends no credits behind the back of who draws in RELAX', async () => {
  const person = await aMember(server.deps)
  await save(person, { chaos: 1 })
  await server.deps.db
    .updateTable('draw_settings')
    .set({ mode: 'RELAX' })
    .where('user_id', '=', person.userId)
    .execute()
  const params = { channelId: person.channelId }
  const body = { ...MJ.query, prompt: 'a fox' }
  const answer = await server.call(submitImagine, { token: person.token, params, body })
  expect(answer.reason).toBe('plan_required')
  expect(await imagine(person, { prompt: 'a fox', mode: 'FAST' })).toMatchObject({ mode: 'FAST', cost: 4 })
})

test('what is kept counts for the next prompt, is shown, and reaches the engine', async () => {
  const person = await aMember(server.deps)
  await save(person, { ...{ mode: 'TURBO', stylize: 250, chaos: 5, weird: 7, quality: '2', raw: true, tile: true } })
  await save(person, { aspectRatio: '3:2', version: '6.1', suffix: 'in ink --no text' })
  const task = await imagine(person, { prompt: 'a fox' })
  expect(task).toMatchObject({
    prompt: 'a fox',
    finalPrompt: 'a fox in ink --ar 3:2 --s 250 --c 5 --w 7 --q 2 --raw --tile --turbo --no text --v 6.1',
    ...{ mode: 'TURBO', cost: 8, aspectRatio: '3:2', modelVersion: '6.1' },
  })
  const { parameters } = await server.deps.db
    .selectFrom('tasks')
    .select('parameters')
    .where('id', '=', task?.id ?? '')
    .executeTakeFirstOrThrow()
  expect(parameters).toEqual({ words: 'a fox in ink', without: ['text'], stylize: 250, chaos: 5, weird: 7 })
})
