import { expect, test } from 'vitest'
import { openOutgoing } from './open-outgoing.ts'
import { openStranger } from './testing/open-stranger.ts'
import { untilTheEnd } from './testing/speak-to.ts'

/** Answers with one list after the other, and with the last one from then on. */
function openResolver(...answers: string[][]) {
  const asked: string[] = []
  const resolve = (hostname: string) => {
    asked.push(hostname)
    return Promise.resolve(answers[Math.min(asked.length, answers.length) - 1] ?? [])
  }
  return { asked, resolve }
}

async function openStudio(isPrivate: boolean, ...answers: string[][]) {
  const stranger = untilTheEnd(await openStranger((asked, answer) => answer.end(asked.headers.host)))
  const { asked, resolve } = openResolver(...answers)
  const origin = `http://Studio.Example:${stranger.port}`
  const outgoing = untilTheEnd(openOutgoing({ hosts: [{ origin, isPrivate }], resolve }))
  return { stranger, asked, outgoing, url: `http://studio.example.:${stranger.port}/` }
}

test('a name is looked up once, and the judged address is the one that is spoken to by that name', async () => {
  const { stranger, asked, outgoing, url } = await openStudio(true, ['127.0.0.1'], ['127.0.0.2'])

  const answer = await outgoing.send({ method: 'GET', url })

  expect(new TextDecoder().decode(answer.body)).toBe(`studio.example:${stranger.port}`)
  expect(asked).toEqual(['studio.example'])
})

test('a name that has moved inward since is refused', async () => {
  const { stranger, outgoing, url } = await openStudio(true, ['127.0.0.1'], ['169.254.169.254'])

  await outgoing.send({ method: 'GET', url })

  await expect(outgoing.send({ method: 'GET', url })).rejects.toMatchObject({ kind: 'forbidden' })
  expect(stranger.connectionCount()).toBe(1)
})

test('when the first address does not answer, the next one is asked', async () => {
  const { outgoing, url } = await openStudio(true, ['::1', '127.0.0.3', '127.0.0.1'])
  expect(await outgoing.send({ method: 'GET', url })).toMatchObject({ status: 200 })
})

test('a name that is not found was not asked', async () => {
  const { outgoing, url } = await openStudio(true, [])
  await expect(outgoing.send({ method: 'GET', url })).rejects.toMatchObject({ kind: 'unreachable' })
})

test.each([() => Promise.reject(new Error('ENOTFOUND')), () => new Promise<never>(() => undefined)])(
  'a lookup that fails or never ends is no connection',
  async (resolve) => {
    const origin = 'http://studio.example'
    const outgoing = untilTheEnd(openOutgoing({ hosts: [{ origin, isPrivate: false }], resolve }))
    const asking = outgoing.send({ method: 'GET', url: origin, timeoutMs: 300 })
    await expect(asking).rejects.toMatchObject({ kind: 'unreachable' })
  },
)

test('the resolver of the system is asked when nobody says otherwise', async () => {
  const stranger = untilTheEnd(await openStranger((_asked, answer) => answer.end()))
  const origin = `http://localhost:${stranger.port}`
  const outgoing = untilTheEnd(openOutgoing({ hosts: [{ origin, isPrivate: true }] }))
  expect(await outgoing.send({ method: 'GET', url: origin })).toMatchObject({ status: 200 })
})
