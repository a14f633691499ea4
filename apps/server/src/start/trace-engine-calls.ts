import type { Outgoing } from '@easel/outgoing/outgoing'
import { isOwnHost } from '../platform/own-network.ts'
import type { Traces } from '../platform/traces/traces.ts'

/**
 * The same client, with a span for each request: its method and host, since paths and queries of engines may hold keys. Servers
 * of the operator's own network are told of the trace, so that theirs go on in it; others learn nothing.
 */
export function traceEngineCalls(outgoing: Outgoing, traces: Traces): Outgoing {
  if (!traces.isOn) return outgoing
  const traced = <Request extends { url: string; headers?: Readonly<Record<string, string>> }, Answer>(
    send: (request: Request) => Promise<Answer>,
    method: (request: Request) => string,
  ) => {
    return (request: Request) => {
      const { host } = new URL(request.url)
      const facts = { 'server.address': host, 'http.request.method': method(request) }
      return traces.span(`engine ${method(request)}`, { kind: 'client', facts }, async (span) => {
        const parent = isOwnHost(host) ? traces.current() : null
        const headers = { ...request.headers, ...(parent !== null && { traceparent: parent }) }
        const answer = await send({ ...request, headers })
        span.add(statusOf(answer))
        return answer
      })
    }
  }
  return {
    send: traced(outgoing.send, ({ method }) => method),
    stream: traced(outgoing.stream, ({ method }) => method),
    socket: traced(outgoing.socket, () => 'SOCKET'),
    close: () => outgoing.close(),
  }
}

function statusOf(answer: unknown): Record<string, number> {
  if (typeof answer !== 'object' || answer === null || !('status' in answer)) return {}
  return typeof answer.status === 'number' ? { 'http.response.status_code': answer.status } : {}
}
