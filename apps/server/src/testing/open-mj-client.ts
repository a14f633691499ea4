import { expect } from 'vitest'
import type { MjTask, SubmitAnswer } from '../features/doors/mj/view.ts'
import type { TestServer } from './open-test-server.ts'

export interface Wish {
  headers?: Record<string, string>
  prefix?: string
  as?: string
}

/** A client of midjourney-proxy, which presents this key as most do. */
export function openMjClient(server: () => TestServer, key: () => string) {
  async function ask<Answer = SubmitAnswer>(
    path: string,
    body?: unknown,
    { headers, prefix = '/mj', as = key() }: Wish = {},
  ) {
    const answer = await server().app.inject({
      method: body === undefined ? 'GET' : 'POST',
      url: `${prefix}/${path}`,
      headers: { 'mj-api-secret': as, ...headers },
      ...(body !== undefined && { payload: body as object }),
    })
    return { http: answer.statusCode, headers: answer.headers, ...(answer.json() as Answer & object) }
  }

  const submit = (verb: string, body: object, wish?: Wish) => ask(`submit/${verb}`, body, wish)
  const imagine = (wish?: Wish, prompt = 'a red fox') =>
    submit('imagine', { prompt, base64Array: [], notifyHook: '', state: '', botType: 'MID_JOURNEY' }, wish)
  const fetchTask = (id: unknown, wish?: Wish) => ask<MjTask>(`task/${String(id)}/fetch`, undefined, wish)

  /** As clients wait: until it is one of the ends that they know. */
  async function ended(answer: SubmitAnswer): Promise<MjTask> {
    expect([1, 22]).toContain(answer.code)
    let task = await fetchTask(answer.result)
    await expect
      .poll(async () => (task = await fetchTask(answer.result)).status, { timeout: 60_000, interval: 100 })
      .toMatch(/SUCCESS|FAILURE/)
    return task
  }

  const idOf = (task: MjTask, part: string) => task.buttons.find(({ customId }) => customId.includes(part))?.customId
  const act = (task: MjTask, part: string) => submit('action', { taskId: task.id, customId: idOf(task, part) })

  return { ask, submit, imagine, fetchTask, ended, idOf, act }
}
