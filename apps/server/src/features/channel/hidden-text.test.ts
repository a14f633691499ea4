import { createChannel } from '@easel/contract/channel-acts'
import { sendChat } from '@easel/contract/chat'
import { updateProfile } from '@easel/contract/profile'
import { beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts'
import { aMember, type SeededPerson } from '../../testing/seed.ts'

let server: TestServer
let person: SeededPerson
beforeAll(async () => {
  server = await openTestServer()
  person = await aMember(server.deps, { language: 'en-US' })
})

const name = (text: string) => server.call(updateProfile, { token: person.token, body: { name: text } })
const title = (text: string) => server.call(createChannel, { token: person.token, body: { title: text } })
const say = (content: string) =>
  server.call(sendChat, { token: person.token, params: { channelId: person.channelId }, body: { content } })

test.each(['\u200b', '\u200d\u2060 \u00ad', '\u3164', '\u2800\u2800', '\u202e\u202c', '\ufe0f', '\u{e0061}'])(
  'a name, a title and a message of %j alone are refused, because nobody sees them',
  async (text) => {
    const refused = { code: 400, reason: 'invalid_input' }
    expect(await name(text)).toMatchObject({ ...refused, fields: { name: 'There is nothing to be seen in this' } })
    expect(await title(text)).toMatchObject({ ...refused, fields: { title: expect.any(String) } })
    expect(await say(text)).toMatchObject({ ...refused, fields: { content: expect.any(String) } })
  },
)

test.each(['👨‍👩‍👧', 'नमस्ते', '❤️', 'می‌خواهم', 'a'])('%s is seen, and stays as it is', async (text) => {
  expect(await say(text)).toMatchObject({ data: { content: text } })
})

test('an empty title is still one, and white space is as good as empty', async () => {
  for (const text of ['', '  ']) expect(await title(text)).toMatchObject({ success: true, data: { title: '' } })
})

test('what turns the direction of writing ends with the text that it stands in', async () => {
  const closed = '\u202egnp.exe\u202c'
  expect(await name('\u202egnp.exe')).toMatchObject({ data: { name: closed } })
  expect(await title('\u202egnp.exe')).toMatchObject({ data: { title: closed } })
  expect(await say('\u202egnp.exe')).toMatchObject({ data: { content: closed } })
})
