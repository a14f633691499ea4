import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { afterFile } from './after-file.ts'

export interface Received {
  path: string
  /** `webhook-id`. */
  id: string
  body: Record<string, unknown>
  /** Whether it was signed with this secret, as the specification's library sees it. */
  isSignedBy(secret: string): boolean
}

/** Somebody's server that is told of things. */
export interface Receiver {
  origin: string
  received: Received[]
  /** Statuses to come, one each; then 200. `hang`: no answer until `letGo`. */
  answers: (number | 'hang')[]
  /** Answer those that hang. */
  letGo(status: number): void
}

export async function openReceiver(): Promise<Receiver> {
  const hanging: ServerResponse[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const headers = request.headers as Record<string, string>
    receiver.received.push({
      path: request.url ?? '',
      id: headers['webhook-id'] ?? '',
      body: JSON.parse(text) as Record<string, unknown>,
      isSignedBy(secret) {
        // Not `verify`, which goes by the real time.
        const at = new Date(Number(headers['webhook-timestamp']) * 1000)
        const signature = new Webhook(secret).sign(headers['webhook-id'] ?? '', at, text)
        return (headers['webhook-signature'] ?? '').split(' ').includes(signature)
      },
    })
    const answer = receiver.answers.shift() ?? 200
    if (answer === 'hang') hanging.push(response)
    else response.writeHead(answer).end(`answer ${answer}`)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const receiver: Receiver = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    answers: [],
    letGo(status) {
      for (const response of hanging.splice(0)) response.writeHead(status).end()
    },
  }
  afterFile(async () => {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  })
  return receiver
}
