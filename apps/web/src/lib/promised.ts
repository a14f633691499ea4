import { keep, recall } from './storage.ts'

/** They begin as drafts do: whatever forgets those forgets these. */
const PREFIX = 'draft:act:'
const OWNER_KEY = 'draft:acts-of'

/** What a person did that the server has not said anything about yet. */
export interface Act {
  method: string
  url: string
  body?: unknown
  /** Ms since 1970; also tells one act from a later one of the same name. */
  at: number
}

/** Whose acts this browser keeps; empty for nobody's. */
export function actsOwner(): string {
  return recall(OWNER_KEY) ?? ''
}

/** Nothing of one person is sent, or held to be done, for another. */
export function setActsOwner(userId: string): void {
  keep(OWNER_KEY, userId)
}

/** What acts of this kind are about, by id: of `delete:1` and `delete:2` 1 and 2. */
export function promisedOf(kind: string): string[] {
  return actNames().flatMap((name) => (name.startsWith(`${kind}:`) ? name.slice(kind.length + 1) : []))
}

export function actNames(): string[] {
  try {
    const start = keyOf('')
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(start) ? key.slice(start.length) : []))
  } catch {
    return [] // a browser that keeps nothing
  }
}

export const keyOf = (name: string) => `${PREFIX}${actsOwner()}:${name}`
