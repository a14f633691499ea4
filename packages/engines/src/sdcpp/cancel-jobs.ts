import type { Server } from './server.ts'

const TIMEOUT_MS = 5_000

/** Calls off what still waits; the server finishes what it has begun, unless it can stop that. Never throws. */
export async function cancelJobs({ line }: Server, ids: readonly string[]): Promise<void> {
  const tellOne = (id: string) =>
    line.outgoing.send({
      method: 'POST',
      url: `${line.baseUrl}/sdcpp/v1/jobs/${encodeURIComponent(id)}/cancel`,
      headers: line.headers,
      timeoutMs: TIMEOUT_MS,
    })
  await Promise.allSettled(ids.map(tellOne))
}
