import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Arrival {
  headers: Record<string, string>
  body: string
}

export interface NoticeInbox {
  url: string
  arrivals: Arrival[]
  /** How the next ones are answered, the first first; afterwards 204. `silence`: never. */
  answerWith(...answers: (number | 'silence')[]): void
  close(): Promise<void>
}

/** Where a merchant gets notices. */
export async function openNoticeInbox(): Promise<NoticeInbox> {
  const arrivals: Arrival[] = []
  const script: (number | 'silence')[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    arrivals.push({ headers, body: Buffer.concat(chunks).toString('utf8') })
    const answer = script.shift() ?? 204
    if (answer !== 'silence') response.writeHead(answer).end(answer === 200 ? '{"code":"FAIL"}' : undefined)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/notices`,
    arrivals,
    answerWith: (...answers) => script.push(...answers),
    async close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
