import { botType } from '@easel/contract/drawing'
import { videoBody } from '@easel/contract/submits'
import * as z from 'zod/mini'
import type { Send } from '../rules.ts'
import { isStorable, restoredStateOf } from './rules.ts'

/** Shares the prefix of drafts, so that clearing those clears these too. */
const PREFIX = 'draft:send:'

const failed = z.object({
  name: z.literal('failed'),
  message: z.string(),
  detail: z.string(),
  isLost: z.boolean(),
  waits: z.optional(z.boolean()),
  reason: z.optional(z.string()),
})
const pictures = z.array(z.string())
/** Stored orders. Button presses are not stored: they contain the whole task, and pressing again is easy. */
const order = z.union([
  z.object({ kind: z.literal('say'), content: z.string() }),
  z.object({
    kind: z.literal('imagine'),
    botType,
    prompt: z.string(),
    images: z.optional(pictures),
    confirmed: z.optional(z.literal(true)),
  }),
  z.object({ kind: z.literal('shorten'), botType, prompt: z.string() }),
  z.object({ kind: z.literal('describe'), botType, image: z.string() }),
  z.object({
    kind: z.literal('blend'),
    botType,
    images: pictures,
    dimensions: z.enum(['PORTRAIT', 'SQUARE', 'LANDSCAPE']),
  }),
  z.extend(videoBody, { kind: z.literal('video') }),
])
const keptSend = z.object({
  key: z.string(),
  channelId: z.string(),
  userId: z.string(),
  order,
  sentAt: z.string(),
  afterId: z.string(),
  told: z.optional(z.object({ cost: z.number(), priceList: z.number() })),
  state: z.union([z.object({ name: z.literal('sending') }), failed]),
})

/** Orders of a person that an earlier page sent and the server has not accepted, oldest first. */
export function listStoredSends(userId: string, now: number): Send[] {
  const kept = storedKeys(userId).flatMap((key) => readSend(recall(key), now) ?? [])
  return kept.filter((send) => send.userId === userId).sort((one, other) => one.sentAt.localeCompare(other.sentAt))
}

/** Stores new and changed orders, and removes those that were accepted or discarded. */
export function storeSends(userId: string, sends: readonly Send[], before: readonly Send[]): void {
  const keys = new Set(sends.map(({ key }) => key))
  for (const send of sends) {
    if (send.userId === userId && isStorable(send.order) && !before.includes(send)) keep(send)
  }
  for (const { key } of before) if (!keys.has(key)) forget(keyOf(userId, key))
}

/** The order that another tab has just removed from storage; undefined for other storage events. */
export function removedSendOf({ key, newValue }: StorageEvent, userId: string): string | undefined {
  const start = keyOf(userId, '')
  return newValue === null && key?.startsWith(start) ? key.slice(start.length) : undefined
}

function storedKeys(userId: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(keyOf(userId, '')))
  } catch {
    return [] // storage is blocked
  }
}

const keyOf = (userId: string, key: string) => `${PREFIX}${userId}:${key}`
const recall = (key: string) => localStorage.getItem(key) ?? ''
const forget = (key: string) => localStorage.removeItem(key)

function keep(send: Send): void {
  try {
    localStorage.setItem(keyOf(send.userId, send.key), JSON.stringify(send))
  } catch {
    // With full or blocked storage the order is sent all the same, only not kept.
  }
}

/** Parses a stored order and sets its state after a reload; undefined when invalid. */
function readSend(stored: string, now: number): Send | undefined {
  try {
    const send = keptSend.parse(JSON.parse(stored)) as Send
    return { ...send, state: restoredStateOf(send, now) }
  } catch {
    return undefined // not a stored order
  }
}
