import * as z from 'zod/mini'
import { id, instant, nothing } from './basics.ts'
import { defineCall } from './call.ts'

export const KEY_NAME_MAX_CHARS = 60
export const KEY_ADDRESSES_MAX = 20
export const KEY_CREDITS_MAX = 1_000_000_000
/** Days that the uses of a key are told of. */
export const KEY_USE_DAYS = 90

/** `draw`: spend credits and change tasks; `read`: see tasks, models and the balance. */
export const keyScope = z.enum(['draw', 'read'])
export type KeyScope = z.infer<typeof keyScope>

const keyCredits = z.nullable(z.int().check(z.minimum(1), z.maximum(KEY_CREDITS_MAX)))

const chosen = {
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(KEY_NAME_MAX_CHARS)),
  scopes: z.array(keyScope).check(z.minLength(1), z.maxLength(2)),
  /** Null: never. */
  expiresAt: z.nullable(z.iso.datetime()),
  /** Credits within a day in UTC; null: no limit. */
  dailyCredits: keyCredits,
  /** Credits in all; null: no limit. */
  totalCredits: keyCredits,
  /** Where it may be used from, as addresses or CIDR ranges; none: anywhere. */
  addresses: z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(50))).check(z.maxLength(KEY_ADDRESSES_MAX)),
  /** Whether variations, rerolls and pans ask for new words where their owner has remix switched on. */
  asks: z.boolean(),
}

export const apiKey = z.object({
  id,
  /** First characters of the key. */
  prefix: z.string(),
  channelId: id,
  ...chosen,
  /** Why it does not work; null: it works. */
  stopped: z.nullable(z.enum(['expired', 'channel_gone', 'spent'])),
  creditsToday: z.number(),
  creditsInAll: z.number(),
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
})
export type ApiKey = z.infer<typeof apiKey>

/** `key` is told this once; `callbackSecret` (`whsec_…`) signs what its tasks tell their `notifyHook`, and stays when the key is rotated. */
const newKey = z.extend(apiKey, { key: z.string(), callbackSecret: z.string() })
export type NewApiKey = z.infer<typeof newKey>

const keyParams = z.strictObject({ keyId: id })

export const listKeys = defineCall({
  method: 'GET',
  path: '/api/home/keys',
  access: 'user',
  summary: "One's own API keys, newest first",
  params: nothing,
  query: nothing,
  body: nothing,
  data: z.object({
    keys: z.array(apiKey),
    /** Address that programs are given. */
    url: z.string(),
    /** False: the operator serves no programs at the moment. */
    isOpen: z.boolean(),
  }),
})

export const createKey = defineCall({
  method: 'POST',
  path: '/api/home/keys',
  access: 'user',
  summary: 'Make an API key; without a channel one is made for it. The key itself comes once',
  params: nothing,
  query: nothing,
  body: z.strictObject({
    name: chosen.name,
    /** One that the person is in. */
    channelId: z.optional(id),
    scopes: z.optional(chosen.scopes),
    expiresAt: z.optional(chosen.expiresAt),
    dailyCredits: z.optional(chosen.dailyCredits),
    totalCredits: z.optional(chosen.totalCredits),
    addresses: z.optional(chosen.addresses),
    asks: z.optional(chosen.asks),
  }),
  data: newKey,
})

export const updateKey = defineCall({
  method: 'PUT',
  path: '/api/home/key/:keyId',
  access: 'user',
  summary: 'Change what a key may do; only what is given changes',
  params: keyParams,
  query: nothing,
  body: z.strictObject({
    name: z.optional(chosen.name),
    channelId: z.optional(id),
    scopes: z.optional(chosen.scopes),
    expiresAt: z.optional(chosen.expiresAt),
    dailyCredits: z.optional(chosen.dailyCredits),
    totalCredits: z.optional(chosen.totalCredits),
    addresses: z.optional(chosen.addresses),
    asks: z.optional(chosen.asks),
  }),
  data: apiKey,
})

export const revokeKey = defineCall({
  method: 'DELETE',
  path: '/api/home/key/:keyId',
  access: 'user',
  summary: 'End a key at once and for good; may be repeated',
  params: keyParams,
  query: nothing,
  body: nothing,
  data: z.null(),
})

export const rotateKey = defineCall({
  method: 'POST',
  path: '/api/home/key/:keyId/rotate',
  access: 'user',
  summary: 'Give a key another secret, which comes once; the old one ends at once',
  params: keyParams,
  query: nothing,
  body: nothing,
  data: newKey,
})

export const readKeyUses = defineCall({
  method: 'GET',
  path: '/api/home/key/:keyId/uses',
  access: 'user',
  summary: 'Calls, tasks and credits of a key, of each day in UTC on which there were any; newest first',
  params: keyParams,
  query: nothing,
  body: nothing,
  data: z.object({
    days: z.array(
      z.object({
        /** `2026-03-01` */
        day: z.string(),
        calls: z.number(),
        tasks: z.number(),
        credits: z.number(),
      }),
    ),
  }),
})
