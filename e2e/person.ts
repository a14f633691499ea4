import { existsSync, readFileSync } from 'node:fs'
import type { Session } from '@easel/contract/account'
import type { Channel } from '@easel/contract/channel'
import type { Task } from '@easel/contract/drawing'
import { callApi, signIn } from './api-client.ts'
import type { RunningServer } from './server.ts'
import { waitUntil } from './wait-until.ts'

/** A signed-in person who draws in their first channel, without a browser. */
export interface Person {
  token: string
  /** Channel of `submit`. */
  channelId: string
  /** Available credits. */
  credits(): Promise<number>
  isSignedIn(): Promise<boolean>
  submit(prompt: string): Promise<Task>
  /** A clip of four seconds. */
  submitVideo(prompt: string): Promise<Task>
  read(taskId: string): Promise<Task>
  cancel(taskId: string): Promise<Task>
  /** @throws Error when the condition is not met within two minutes */
  waitFor(taskId: string, isWanted: (task: Task) => boolean): Promise<Task>
}

const ENDS: readonly Task['status'][] = ['SUCCESS', 'FAILURE', 'CANCEL']

export function hasEnded({ status }: Task): boolean {
  return ENDS.includes(status)
}

export async function becomeAdministrator({ url, admin }: RunningServer): Promise<Person> {
  return actAs(url, await signIn(url, admin))
}

/** Signs in by SMS code; an unknown phone gets a new account with 40 credits. */
export async function becomePerson({ url, outbox }: RunningServer, phone: string): Promise<Person> {
  await callApi(url, `/api/login/send-login-code?phone=${encodeURIComponent(phone)}`)
  const captcha = await waitUntil(
    () => sentCode(outbox, phone),
    (code) => code !== '',
  )
  const body = { loginType: 'Captcha', phone, captcha }
  return actAs(url, (await callApi<{ token: string }>(url, '/api/login/login', { body })).token)
}

async function actAs(url: string, token: string): Promise<Person> {
  const [{ id: channelId }] = await callApi<[Channel]>(url, '/api/draw/channels', { token })
  const session = () => callApi<Session>(url, '/api/home/index', { token })
  const submit = async (what: 'imagine' | 'video', prompt: string) => {
    const body = { botType: 'MID_JOURNEY', prompt }
    const path = `/api/mj/submit/${what}/${channelId}`
    const { tasks } = await callApi<{ tasks: [Task] }>(url, path, { token, body })
    return tasks[0]
  }
  const read = (taskId: string) => callApi<Task>(url, `/api/mj/task/${taskId}/fetch`, { token })
  return {
    token,
    channelId,
    credits: async () => (await session()).user?.credits ?? Number.NaN,
    isSignedIn: async () => (await session()).auth,
    read,
    submit: (prompt) => submit('imagine', prompt),
    submitVideo: (prompt) => submit('video', prompt),
    cancel: (taskId) => callApi<Task>(url, `/api/mj/task/${taskId}/cancel`, { token, body: {} }),
    waitFor: (taskId, isWanted) => waitUntil(() => read(taskId), isWanted),
  }
}

/** The newest code sent to a phone; empty when there is none. */
export function sentCode(outbox: string, phone: string): string {
  if (!existsSync(outbox)) return ''
  const lines = readFileSync(outbox, 'utf8').split('\n').filter(Boolean)
  const messages = lines.map((line): { phone: string; code?: string } => JSON.parse(line))
  return messages.findLast((message) => message.phone === phone && message.code)?.code ?? ''
}
