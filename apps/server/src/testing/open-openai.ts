import OpenAI from 'openai'
import { createKey } from '../features/key/create-key.ts'
import { startDrawing } from '../start/work.ts'
import { afterFile } from './after-file.ts'
import { openTestServer, type TestServer } from './open-test-server.ts'
import { aMember, type SeededPerson } from './seed.ts'

type KeyWish = Parameters<typeof createKey>[2]

export interface OpenaiServer extends TestServer {
  /** `http://127.0.0.1:…` */
  address: string
  /** Somebody with 40 credits or so many more and a key that draws in their first channel, and the published client that has it. */
  aClient(wish?: { credits?: number; key?: Partial<KeyWish> }): Promise<OpenaiClient>
}

export interface OpenaiClient {
  person: SeededPerson
  key: string
  client: OpenAI
  /** The same by hand: bodies as clients write them. */
  ask(path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>
}

/** A server that draws with an engine for tests, reached over the network. */
export async function openOpenai(settings: Record<string, string> = {}): Promise<OpenaiServer> {
  const server = await openTestServer(settings)
  const workers = startDrawing(server.deps)
  afterFile(() => workers.stop())
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 })
  return {
    ...server,
    address,
    async aClient({ credits, key: wish = {} } = {}) {
      const person = await aMember(server.deps, credits === undefined ? {} : { credits })
      const { key } = await createKey(server.deps, person.actor, {
        name: 'client',
        channelId: person.channelId,
        ...wish,
      })
      const client = new OpenAI({ apiKey: key, baseURL: `${address}/v1`, maxRetries: 0 })
      return { person, key, client, ask: (path, body, headers) => ask(`${address}/v1${path}`, key, body, headers) }
    },
  }
}

async function ask(url: string, key: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const authorization = { authorization: `Bearer ${key}`, ...headers }
  if (body === undefined) return fetch(url, { headers: authorization })
  if (body instanceof FormData) return fetch(url, { method: 'POST', body, headers: authorization })
  const json = { ...authorization, 'content-type': 'application/json' }
  return fetch(url, { method: 'POST', body: JSON.stringify(body), headers: json })
}
