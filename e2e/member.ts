import { randomInt } from 'node:crypto'
import type { Session } from '@easel/contract/account'
import { callApi } from './api-client.ts'
import { becomeAdministrator, becomePerson, type Person } from './person.ts'
import type { RunningServer } from './server.ts'

/** Enough for whatever a walk draws; who signs up has 40, which is ten grids. */
const CREDITS = 4000

export interface Member extends Person {
  phone: string
}

/** A phone that no other walk has. */
export const newPhone = (): string => `+8615${String(randomInt(1e9)).padStart(9, '0')}`

/** Somebody of this walk alone, who can draw much. */
export async function becomeMember(server: RunningServer, phone: string = newPhone()): Promise<Member> {
  const person = await becomePerson(server, phone)
  await favour(server, person, 'grant', { credits: CREDITS })
  return { ...person, phone }
}

/** What this person signs in by from now on; it ends the sessions that they have. */
export async function givePassword(
  server: RunningServer,
  { phone, ...person }: Member,
): Promise<RunningServer['admin']> {
  const { password } = await favour<{ password: string }>(server, person, 'password')
  return { phone, password }
}

/** As an administrator does for somebody who asks. */
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
