import { randomInt } from 'node:crypto'
import type { Session } from '@easel/contract/account'
import { callApi } from './api-client.ts'
import { becomeAdministrator, becomePerson, type Person } from './person.ts'
import type { RunningServer } from './server.ts'

/** Enough credits for any walk; new accounts have 40, which is ten grids. */
const CREDITS = 4000

export interface Member extends Person {
  phone: string
}

/** A phone number that no other walk uses. */
export const newPhone = (): string => `+8615${String(randomInt(1e9)).padStart(9, '0')}`

/** A person of this walk only, with plenty of credits. */
export async function becomeMember(server: RunningServer, phone: string = newPhone()): Promise<Member> {
  const person = await becomePerson(server, phone)
  await favour(server, person, 'grant', { credits: CREDITS })
  return { ...person, phone }
}

/** Sets a password for this person; this ends their sessions. */
export async function givePassword(
  server: RunningServer,
  { phone, ...person }: Member,
): Promise<RunningServer['admin']> {
  const { password } = await favour<{ password: string }>(server, person, 'password')
  return { phone, password }
}

/** As an administrator would on request. */
async function favour<Data>(
  { url, ...server }: RunningServer,
  { token }: Person,
  act: string,
  body = {},
): Promise<Data> {
  const { user } = await callApi<Session>(url, '/api/home/index', { token })
  const admin = await becomeAdministrator({ url, ...server })
  const path = `/api/admin/users/${user?.id}/${act}`
  return callApi<Data>(url, path, { token: admin.token, body: { ...body, reason: 'a walk' } })
}
