import { changeInvite } from '@easel/contract/channel-acts'
import { sendChat } from '@easel/contract/chat'
import { submitImagine } from '@easel/contract/drawing'
import { beforeAll, expect, test } from 'vitest'
import { matrix } from './testing/authorization-matrix.ts'
import type { Question } from './testing/authorization-questions.ts'
import { type Cast, setScene } from './testing/authorization-scene.ts'
import type { Answer } from './testing/make-call.ts'
import { openTestServer, type TestServer } from './testing/open-test-server.ts'

const rows = matrix.filter((row) => row.kind === 'call')
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g
/** A word that nobody else says. */
const SECRET = 'a heron that only one of them knows'

let server: TestServer
let cast: Cast
beforeAll(async () => {
  server = await openTestServer()
  cast = await setScene(server)
})

interface Recorded {
  row: (typeof rows)[number]
  question: Question
  answer: Answer
}

/** Everything one person does, each call once, signing out last. */
async function record(token: string): Promise<Recorded[]> {
  const { channelId } = cast.scene
  const said = { botType: 'MID_JOURNEY', prompt: SECRET }
  await server.call(submitImagine, { token, params: { channelId }, body: said })
  await server.call(sendChat, { token, params: { channelId }, body: { content: SECRET } })
  const recorded: Recorded[] = []
  for (const row of rows.filter(({ call }) => call.path !== '/api/login/logout')) {
    const question = await row.ask(cast.scene)
    recorded.push({ row, question, answer: await server.call(row.call, { ...question, token }) })
  }
  return recorded
}

test("the whole traffic of one person, repeated with another's token, brings nothing of the first", async () => {
  const first = (await cast.tokenOf('CREATOR')) ?? ''
  const recorded = await record(first)
  const secrets = new Set(recorded.flatMap(({ answer }) => JSON.stringify(answer.data).match(UUID) ?? []))
  // What anybody may read is nobody's secret.
  for (const { row, question } of recorded.filter(({ row }) => row.call.access === 'anyone')) {
    for (const id of JSON.stringify((await server.call(row.call, question)).data).match(UUID) ?? []) secrets.delete(id)
  }
  secrets.add(SECRET).add(cast.scene.channelId).add(cast.scene.taskId)
  // Whoever holds a living invite may follow it; those that were in the traffic are replaced by now.
  for (const { channel_id: channelId } of await server.deps.db.selectFrom('invites').select('channel_id').execute()) {
    await server.call(changeInvite, { token: first, params: { channelId }, body: { isNew: true, expireHours: 1 } })
  }
  expect(secrets.size).toBeGreaterThan(10)

  const second = (await cast.tokenOf('STRANGER')) ?? ''
  for (const { row, question } of recorded) {
    const { data, success } = await server.call(row.call, { ...question, token: second })
    const leaked = [...secrets].filter((secret) => JSON.stringify(data).includes(secret))
    expect({ path: row.call.path, leaked, success }).toEqual({ path: row.call.path, leaked: [], success })
  }
  // And the first still has all of it.
  expect(JSON.stringify((await record(first)).map(({ answer }) => answer.data))).toContain(SECRET)
})
