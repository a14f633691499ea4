import type { Call } from '@easel/contract/call'
import { submitImagine } from '@easel/contract/drawing'
import { submitBlend, submitShorten } from '@easel/contract/submits'
import { beforeAll, expect, test } from 'vitest'
import { countRows } from '../../testing/count-rows.ts'
import { anUpload } from '../../testing/draw-from.ts'
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts'
import { aMember } from '../../testing/seed.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})

const botType = 'MID_JOURNEY'

test.each<[string, Call, number, string | null]>([
  ['five base images', submitImagine, 5, null],
  ['six base images', submitImagine, 6, 'At most 5'],
  ['one picture to blend', submitBlend, 1, 'At least 2'],
  ['six pictures to blend', submitBlend, 6, null],
  ['seven pictures to blend', submitBlend, 7, 'At most 6'],
])('%s: what is too few or too many is refused by name', async (_, call, count, refused) => {
  const person = await aMember(server.deps, { language: 'en-US' })
  const picture = await anUpload(server.deps, person)
  const before = await countRows(server.deps.db)
  const body = {
    botType,
    images: Array<string>(count).fill(picture),
    ...(call === submitImagine && { prompt: 'a fox' }),
  }
  const params = { channelId: person.channelId }
  const answer = await server.call(call, { token: person.token, params, body })
  if (refused === null) return expect(answer).toMatchObject({ code: 200, success: true })
  expect(answer).toMatchObject({ http: 200, code: 400, reason: 'invalid_input', fields: { images: refused } })
  expect(await countRows(server.deps.db)).toEqual(before)
})

test("somebody else's picture is answered like none, and says which field", async () => {
  const [person, other] = [await aMember(server.deps, { language: 'en-US' }), await aMember(server.deps)]
  const ask = async (image: string) => {
    const body = { botType, prompt: 'a fox', images: [image] }
    const params = { channelId: person.channelId }
    const { message, data, code } = await server.call(submitImagine, { token: person.token, params, body })
    return { message, data, code }
  }
  const theirs = await ask(await anUpload(server.deps, other))
  expect(theirs).toMatchObject({
    code: 404,
    data: { reason: 'not_found', fields: { images: expect.stringContaining('not there') } },
  })
  expect(await ask(server.deps.newId())).toEqual(theirs)
})

test('a prompt with several drawings cannot be shortened, and is told where it chooses', async () => {
  const person = await aMember(server.deps, { language: 'en-US' })
  const body = { botType, prompt: 'a {red, grey} fox' }
  const params = { channelId: person.channelId }
  const answer = await server.call(submitShorten, { token: person.token, params, body })
  expect(answer).toMatchObject({ code: 400, reason: 'invalid_input', fields: { prompt: expect.stringContaining('{') } })
})
