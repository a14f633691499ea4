import type { Reason } from '@easel/contract/errors'

/**
 * Who asks. STRANGER has an account and is not in the channel, MEMBER is in it, CREATOR made it and is the author of its
 * task, EXMEMBER was in it, SUSPENDED is a member whose account is suspended, ADMIN is an administrator who is not in it, KEY is a
 * program with an API key of CREATOR's, which opens nothing here.
 */
export const roles = [
  'ANON',
  'BADTOKEN',
  'STRANGER',
  'MEMBER',
  'CREATOR',
  'EXMEMBER',
  'SUSPENDED',
  'ADMIN',
  'KEY',
] as const
export type Role = (typeof roles)[number]

export type Cells = Readonly<Record<Role, 'allow' | Reason>>

export const everyone: Cells = {
  ANON: 'allow',
  BADTOKEN: 'allow',
  STRANGER: 'allow',
  MEMBER: 'allow',
  CREATOR: 'allow',
  EXMEMBER: 'allow',
  SUSPENDED: 'allow',
  ADMIN: 'allow',
  KEY: 'allow',
}
export const signedIn: Cells = {
  ...everyone,
  ANON: 'unauthenticated',
  BADTOKEN: 'unauthenticated',
  SUSPENDED: 'banned',
  KEY: 'unauthenticated',
}
/** Others may not know that it is there; an administrator is nobody special here. */
export const members: Cells = { ...signedIn, STRANGER: 'not_found', EXMEMBER: 'not_found', ADMIN: 'not_found' }
export const administrators: Cells = {
  ...signedIn,
  STRANGER: 'forbidden',
  MEMBER: 'forbidden',
  CREATOR: 'forbidden',
  EXMEMBER: 'forbidden',
}
/** CREATOR is both; a member who is neither may see it, but not touch it. */
export const authors: Cells = { ...members, MEMBER: 'not_author' }
/** What belongs to CREATOR alone. */
export const owners: Cells = { ...members, MEMBER: 'not_found' }
export const creators: Cells = { ...members, MEMBER: 'not_creator' }
/** Whoever is suspended gets no ticket. */
export const ticketHolders: Cells = { ...signedIn, SUSPENDED: 'unauthenticated' }

export function whoeverItIs(answer: Reason): Cells {
  return Object.fromEntries(roles.map((role) => [role, answer])) as Record<Role, Reason>
}
