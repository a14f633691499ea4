import { writeStored, readStored } from './storage.ts'

/** Shares the prefix of drafts, so that clearing those clears these too. */
const PREFIX = 'draft:act:'
const OWNER_KEY = 'draft:acts-of'

/** A call that the server has not confirmed yet. */
export interface QueuedCall {
  method: string
  url: string
  body?: unknown
  /** Ms since 1970; also distinguishes acts of the same name. */
  at: number
}

/** Id of the person whose acts are stored; empty when nobody is signed in. */
export function queueOwner(): string {
  return readStored(OWNER_KEY) ?? ''
}

/** Acts of one person are never sent or applied for another. */
export function setQueueOwner(userId: string): void {
  writeStored(OWNER_KEY, userId)
}

/** Object ids of the stored acts of a kind: 1 and 2 for `delete:1` and `delete:2`. */
export function queuedIdsOf(kind: string): string[] {
  return listQueuedNames().flatMap((name) => (name.startsWith(`${kind}:`) ? name.slice(kind.length + 1) : []))
}

export function listQueuedNames(): string[] {
  try {
    const start = keyOf('')
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(start) ? key.slice(start.length) : []))
  } catch {
    return [] // storage is blocked
  }
}

export const keyOf = (name: string) => `${PREFIX}${queueOwner()}:${name}`
