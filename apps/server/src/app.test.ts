import { envelope } from '@easel/contract/envelope'
import { type Reason, refusals } from '@easel/contract/errors'
import { preConnect } from '@easel/contract/live'
import { json as readJson } from 'node:stream/consumers'
import * as z from 'zod/mini'
import { beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type Role, roles } from './testing/authorization-cells.ts'
import { type Row, matrix, routeOf } from './testing/authorization-matrix.ts'
import { type Cast, setScene } from './testing/authorization-scene.ts'
import { countRows } from './testing/count-rows.ts'
import { eventually } from './testing/eventually.ts'
import { openTestServer, type TestServer } from './testing/open-test-server.ts'

let server: TestServer
let cast: Cast
let address: string
beforeAll(async () => {
  server = await openTestServer()
  cast = await setScene(server)
  address = await server.app.listen({ host: '127.0.0.1', port: 0 })
})

test('the authorization matrix has a row for every route that is served, and for no other', () => {
  expect([...server.app.servedRoutes].sort()).toEqual(matrix.map(routeOf).sort())
})

describe.each(matrix.map((row) => ({ route: routeOf(row), row })))('$route', ({ row }) => {
  test.each(roles.map((role) => ({ role, verdict: row.cells[role] })))('$role: $verdict', async ({ role, verdict }) => {
    const ask = await prepare(row, role)
    const before = await countRows(server.deps.db)
    const answer = await ask()
    if (verdict === 'allow') {
      expect(answer).toMatchObject({ http: 200, isAllowed: true })
      return
    }
    expect(answer.http).toBe(refusals[verdict].http)
    expectRefusal(answer.body, verdict)
    expect(withoutTries(await countRows(server.deps.db))).toEqual(withoutTries(before))
  })
})

/** That somebody guessed wrong is remembered on purpose. */
const withoutTries = ({ 'public.sign_in_tries': _, ...counts }: Record<string, number>) => counts

interface Answer {
  http: number
  isAllowed: boolean
  body: unknown
}

async function prepare(row: Row, role: Role): Promise<() => Promise<Answer>> {
  const token = await cast.tokenOf(role)
  if (row.kind === 'plain') return () => askPlain(row.url(cast.scene), token)
  if (row.kind === 'notice') return () => askPlain(row.url(), token, 'POST')
  if (row.kind === 'socket') {
    const ticket = await ticketOf(token)
    return () => openSocket(`${row.route.slice('GET '.length)}?ticket=${ticket}`)
  }
  const question = await row.ask(cast.scene)
  return async () => {
    const answer = await server.call(row.call, { ...question, ...(token !== undefined && { token }) })
    const { http, code, message, data, success } = answer
    const isAllowed = success && (row.call.mime ? data !== '' : z.safeParse(row.call.data, data).success)
    return { http, isAllowed, body: { code, message, data, success } }
  }
}

async function askPlain(url: string, token: string | undefined, method: 'GET' | 'POST' = 'GET'): Promise<Answer> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const response = await server.app.inject({ method, url, headers })
  return {
    http: response.statusCode,
    isAllowed: response.rawPayload.length > 0,
    body: response.statusCode === 200 ? null : response.json(),
  }
}

async function ticketOf(token: string | undefined): Promise<string> {
  const answer = await server.call(preConnect, { ...(token !== undefined && { token }) })
  return preConnect.data.safeParse(answer.data).data?.ticket ?? 'none'
}

async function openSocket(path: string): Promise<Answer> {
  const countHere = async () => (await server.deps.db.selectFrom('presences').selectAll().execute()).length
  const before = await countHere()
  const socket = new WebSocket(`${address.replace('http', 'ws')}${path}`)
  const answer = await new Promise<Answer>((resolve, reject) => {
    socket.on('open', () => resolve({ http: 200, isAllowed: true, body: null }))
    socket.on('unexpected-response', (_request, response) => {
      readJson(response).then((body) => resolve({ http: response.statusCode ?? 0, isAllowed: false, body }), reject)
    })
    socket.on('error', reject)
  })
  // Who comes is written down a moment later; the next cell counts rows.
  if (answer.isAllowed) await eventually(async () => expect(await countHere()).toBeGreaterThan(before))
  socket.terminate()
  return answer
}

function expectRefusal(body: unknown, reason: Reason): void {
  const { code, success, data, message } = envelope.parse(body)
  expect({ code, success }).toEqual({ code: refusals[reason].code, success: false })
  // It may name the field that was wrong beside.
  expect({ fields: undefined, ...Object(data) }).toEqual({ reason, fields: Object(data).fields })
  expect(message).not.toBe('')
}
