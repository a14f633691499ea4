import type { CodePurpose } from '@easel/contract/account'
import type { Language, Theme } from '@easel/contract/basics'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Defaulted } from './column-kinds.ts'

export interface UsersTable {
  id: string
  /** E.164. */
  phone: string
  email: string | null
  /** As it was chosen; empty: never. */
  name: Defaulted<string>
  /** From a sequence, and nobody else's; null: the account was erased. */
  number: Defaulted<number | null>
  /** `Midjourney 0003`, after the number; empty without one. */
  default_name: GeneratedAlways<string>
  /** What others see: the chosen name, or else the default one. */
  shown_name: GeneratedAlways<string>
  description: Defaulted<string>
  avatar_id: string | null
  password_hash: string | null
  role: Defaulted<'user' | 'admin'>
  theme: Defaulted<Theme>
  language: Defaulted<Language>
  mj_remix: Defaulted<boolean>
  niji_remix: Defaulted<boolean>
  banned_at: Date | null
  created_at: Date
  version: Generated<number>
}

export interface SessionsTable {
  id: string
  user_id: string
  token_hash: Buffer
  device: string
  created_at: Date
  last_seen_at: Date
  expires_at: Date
  revoked_at: Date | null
}

export interface LoginCodesTable {
  id: string
  phone: string
  purpose: CodePurpose
  code_hash: Buffer
  tries: Defaulted<number>
  created_at: Date
  expires_at: Date
  used_at: Date | null
  /** Address of the requester; for IPv6 its /64 network. */
  address: Defaulted<string>
  /** False: no account has this phone, so the code was not sent. */
  wanted: Defaulted<boolean>
  /** Hash of the requesting device or account; empty: unknown. */
  asker: Defaulted<Buffer>
  /** Failed attempts by the requester; attempts by others are counted in `tries`. */
  own_tries: Defaulted<number>
  /** Asked for from a device that had signed in with this phone, or by its owner's session. */
  by_owner: Defaulted<boolean>
}

export interface KnownDevicesTable {
  user_id: string
  device: Buffer
  seen_at: Date
}

export interface SignInTriesTable {
  /** Keyed hash of a phone or an address. */
  key: Buffer
  failures: number
  /** Start of the counting window. */
  since: Date
  last_at: Date
  blocked_until: Date | null
}
