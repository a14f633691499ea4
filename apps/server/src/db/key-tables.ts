import type { KeyScope } from '@easel/contract/keys'
import type { Defaulted } from './column-kinds.ts'

export interface ApiKeysTable {
  id: string
  user_id: string
  /** Where it draws. */
  channel_id: string
  name: string
  /** First characters of the key, so that its owner knows it again. */
  prefix: string
  /** SHA-256 of the key, which has 285 bits of its own. */
  key_hash: Buffer
  scopes: KeyScope[]
  expires_at: Date | null
  daily_credits: number | null
  total_credits: number | null
  /** CIDR ranges; none: from anywhere. */
  addresses: string[]
  /** Whether remix verbs ask for new words. */
  asks: boolean
  /** Held or captured, and not given back. */
  spent_credits: Defaulted<number>
  created_at: Date
  last_used_at: Date | null
  revoked_at: Date | null
}

export interface ApiKeyDaysTable {
  key_id: string
  /** `2026-03-01`, in UTC. */
  day: string
  calls: Defaulted<number>
  tasks: Defaulted<number>
  credits: Defaulted<number>
}

/** What a program said with the task that it asked for. */
export interface ClientOfTask {
  /** Free text that the program gets back with the task. */
  state?: string
  /** Address that is told of each change. */
  notifyHook?: string
  /** Where the program reached us, `https://draw.example`: what it is told has addresses there unless PUBLIC_URL names another. */
  origin?: string
  /** How it called the clip that it asked for, in the form of OpenAI. */
  video?: VideoOfClient
}

export interface VideoOfClient {
  /** The model that it named. */
  model: string
  /** `1280x720`, as it asked. */
  size?: string
  /** The task whose clip is made anew. */
  remixedFrom?: string
}
