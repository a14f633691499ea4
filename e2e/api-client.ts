import type { Channel } from '@easel/contract/channel'
import type { Task } from '@easel/contract/drawing'

const DRAWN_WITHIN_MS = 120_000
const ENDS = ['SUCCESS', 'FAILURE', 'CANCEL']

/** Makes one call as an external program would; returns `data` of the envelope. */
export async function callApi<Data>(
  url: string,
  path: string,
  { token, body, method = body ? 'POST' : 'GET' }: { token?: string; body?: object; method?: string } = {},
): Promise<Data> {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const envelope: { success: boolean; data: Data } = await answer.json()
  if (!envelope.success) throw new Error(`${path} answered ${JSON.stringify(envelope)}`)
  return envelope.data
}

/** @returns the bearer token */
export async function signIn(url: string, { phone, password }: { phone: string; password: string }): Promise<string> {
  const body = { loginType: 'Password', phone, password }
  return (await callApi<{ token: string }>(url, '/api/login/login', { body })).token
}

/** Draws in the person's first channel and waits until the task has ended. */
export async function drawOne(url: string, token: string, prompt: string): Promise<Task> {
  const [channel] = await callApi<Channel[]>(url, '/api/draw/channels', { token })
  const body = { botType: 'MID_JOURNEY', prompt }
  const { tasks } = await callApi<{ tasks: Task[] }>(url, `/api/mj/submit/imagine/${channel?.id}`, { token, body })
  const deadline = Date.now() + DRAWN_WITHIN_MS
  for (;;) {
    const task = await callApi<Task>(url, `/api/mj/task/${tasks[0]?.id}/fetch`, { token })
    if (ENDS.includes(task.status) || Date.now() > deadline) return task
    await new Promise((resume) => setTimeout(resume, 100))
  }
}
