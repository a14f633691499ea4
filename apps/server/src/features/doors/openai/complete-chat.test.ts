import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { type OpenaiServer, openOpenai } from '../../../testing/open-openai.ts'
import { availableCredits } from '../../ledger/gate.ts'

let server: OpenaiServer
beforeAll(async () => {
  server = await openOpenai()
})

const credits = (userId: string) => availableCredits(server.deps.db, userId, server.clock.now())

test('a chat with a drawing model answers with the picture in Markdown', async () => {
  const { client, person } = await server.aClient()
  const answer = await client.chat.completions.create({
    model: 'easel',
    messages: [
      { role: 'system', content: 'You are helpful.' },
      { role: 'user', content: 'a dog' },
      { role: 'assistant', content: '![a dog](https://example.com/dog.png)' },
      { role: 'user', content: 'a red fox [small]' },
    ],
  })
  const { message, finish_reason } = answer.choices[0] ?? {}
  const [, alt, url = ''] = /^!\[(.*)\]\((http.*)\)$/.exec(message?.content ?? '') ?? []
  expect([alt, finish_reason]).toEqual(['a red fox small', 'stop'])
  expect((await sharp(Buffer.from(await (await fetch(url)).arrayBuffer())).metadata()).format).toBe('png')
  expect(answer).toMatchObject({ object: 'chat.completion', usage: { total_tokens: 1 } })
  expect(server.engine.started.at(-1)?.prompt).toBe('a red fox [small]')
  expect(await credits(person.userId)).toBe(39)
})

test('streamed, the progress comes on the way and the picture at the end', async () => {
  const { client } = await server.aClient()
  server.engine.pause()
  const stream = await client.chat.completions.create({
    ...{ model: 'niji', stream: true, stream_options: { include_usage: true } },
    messages: [{ role: 'user', content: 'a red fox' }],
  })
  server.engine.step()
  let [content, reasoning, finish, total] = ['', '', '', 0]
  for await (const { choices, usage } of stream) {
    const [choice] = choices
    const thought = (choice?.delta as { reasoning_content?: string } | undefined)?.reasoning_content ?? ''
    content += choice?.delta.content ?? ''
    reasoning += thought
    finish ||= choice?.finish_reason ?? ''
    total += usage?.total_tokens ?? 0
    if (thought !== '') server.engine.resume()
  }
  expect(content).toMatch(/^!\[a red fox\]\(http.*\/api\/files\/[\w-]+\)$/)
  expect(reasoning).toMatch(/^25 %\n/)
  expect([finish, total]).toEqual(['stop', 1])
  expect(server.engine.started.at(-1)?.bot).toBe('NIJI_JOURNEY')
})

test('a picture in the message is drawn from', async () => {
  const { client } = await server.aClient()
  const png = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#a40' } })
    .png()
    .toBuffer()
  const image_url = { url: `data:image/png;base64,${png.toString('base64')}` }
  await client.chat.completions.create({
    model: 'easel',
    messages: [
      {
        role: 'user',
        content: [
          { type: 'text', text: 'in blue' },
          { type: 'image_url', image_url },
        ],
      },
    ],
  })
  expect(server.engine.started.at(-1)).toMatchObject({ prompt: 'in blue', aspectRatio: { width: 3, height: 2 } })
  expect(server.engine.started.at(-1)?.references).toHaveLength(1)
})

test('other models are not there; a message that says nothing is refused', async () => {
  const { client, person } = await server.aClient()
  const messages = [{ role: 'user', content: 'hello' }] as const
  const other = client.chat.completions.create({ model: 'gpt-4o', messages: [...messages] })
  await expect(other).rejects.toMatchObject({ status: 404, code: 'model_not_found', param: 'model' })
  for (const wrong of [[], [{ role: 'user', content: ' ' }], [{ role: 'user', content: 7 }]])
    await expect(client.chat.completions.create({ model: 'easel', messages: wrong as never })).rejects.toMatchObject({
      ...{ status: 400, param: 'messages' },
    })
  expect(await credits(person.userId)).toBe(40)
})

test('the title that Open WebUI asks for is not drawn', async () => {
  const { client, person } = await server.aClient()
  const content = '### Task:\nGenerate a concise, 3-5 word title with an emoji summarizing the chat history.'
  const chore = { model: 'easel', messages: [{ role: 'user' as const, content }] }
  expect((await client.chat.completions.create(chore)).choices[0]?.message.content).toBe('')
  let text = ''
  for await (const { choices } of await client.chat.completions.create({ ...chore, stream: true }))
    text += choices[0]?.delta.content ?? ''
  expect(text).toBe('')
  expect(await credits(person.userId)).toBe(40)
})
