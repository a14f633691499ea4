import { jsonBody, type Question } from '../remote/line.ts'
import { readQueue } from './look-up.ts'
import type { Server } from './server.ts'
import type { Receipt } from './wire.ts'

/** Remove a queued prompt, and interrupt a running one if it is ours. Never throws. */
export async function cancelPrompt(server: Server, { prompt }: Pick<Receipt, 'prompt'>): Promise<void> {
  const { signal } = new AbortController()
  if (server.open.has(prompt)) server.cancelled.add(prompt)
  const cancelled = await tell(server, {
    method: 'POST',
    path: `/api/jobs/${encodeURIComponent(prompt)}/cancel`,
    signal,
  })
  if (cancelled) return
  await tell(server, { ...jsonBody({ delete: [prompt] }), path: '/queue', signal })
  const running = await readQueue(server, signal).then(
    (queue) => queue.queue_running,
    () => [],
  )
  // Old servers interrupt whatever is running.
  if (!running.some(({ id }) => id === prompt)) return
  await tell(server, { ...jsonBody({ prompt_id: prompt }), path: '/interrupt', signal })
}

/** Whether the server says yes. */
async function tell({ line, settings }: Server, { path, headers, ...question }: Question): Promise<boolean> {
  const request = {
    ...question,
    url: line.baseUrl + path,
    headers: { ...line.headers, ...headers },
    timeoutMs: settings.answerMs,
  }
  return line.outgoing.send(request).then(
    ({ status }) => status >= 200 && status < 300,
    () => false,
  )
}
