import type { BodyOf } from '@easel/contract/call'
import type { ApiKey, createKey, KeyScope, updateKey, NewApiKey } from '@easel/contract/keys'

export type May = 'both' | KeyScope

/** A key as it is typed and chosen in its form. */
export interface KeyFields {
  name: string
  /** Empty: one is made for it. */
  channelId: string
  may: May
  dailyCredits: string
  totalCredits: string
  /** `2026-03-01` where the person is; empty: it does not end. */
  lastDay: string
  /** One a line. */
  addresses: string
  asks: 'no' | 'yes'
}

export const EMPTY_FIELDS: KeyFields = {
  name: '',
  channelId: '',
  may: 'both',
  dailyCredits: '',
  totalCredits: '',
  lastDay: '',
  addresses: '',
  asks: 'no',
}

export function fieldsOf(key: ApiKey): KeyFields {
  return {
    name: key.name,
    channelId: key.channelId,
    may: mayOf(key),
    dailyCredits: String(key.dailyCredits ?? ''),
    totalCredits: String(key.totalCredits ?? ''),
    lastDay: key.expiresAt === null ? '' : dayOf(new Date(key.expiresAt)),
    addresses: key.addresses.join('\n'),
    asks: key.asks ? 'yes' : 'no',
  }
}

export function mayOf({ scopes }: Pick<ApiKey, 'scopes'>): May {
  return scopes.length > 1 ? 'both' : (scopes[0] ?? 'read')
}

type Fault = 'needName' | 'wholeCredits'

/** What is wrong before the server is asked, by field; empty: nothing. */
export function findFaults(fields: KeyFields): Partial<Record<keyof KeyFields, Fault>> {
  return {
    ...(fields.name.trim() === '' && { name: 'needName' }),
    ...(Number.isNaN(parseCredits(fields.dailyCredits)) && { dailyCredits: 'wholeCredits' }),
    ...(Number.isNaN(parseCredits(fields.totalCredits)) && { totalCredits: 'wholeCredits' }),
  }
}

type Change = BodyOf<typeof updateKey>

/** What differs from before. */
export function listChanges(before: KeyFields, fields: KeyFields): Change {
  const whole = bodyOf(fields)
  const differs = (name: keyof KeyFields) => before[name].trim() !== fields[name].trim()
  return {
    ...(differs('name') && { name: whole.name }),
    ...(differs('channelId') && { channelId: fields.channelId }),
    ...(differs('may') && { scopes: whole.scopes }),
    ...(differs('dailyCredits') && { dailyCredits: whole.dailyCredits }),
    ...(differs('totalCredits') && { totalCredits: whole.totalCredits }),
    ...(differs('lastDay') && { expiresAt: whole.expiresAt }),
    ...(differs('addresses') && { addresses: whole.addresses }),
    ...(differs('asks') && { asks: whole.asks }),
  }
}

export function bodyOf({ channelId, may, lastDay, ...fields }: KeyFields): BodyOf<typeof createKey> {
  return {
    name: fields.name.trim(),
    ...(channelId !== '' && { channelId }),
    scopes: may === 'both' ? ['draw', 'read'] : [may],
    dailyCredits: parseCredits(fields.dailyCredits),
    totalCredits: parseCredits(fields.totalCredits),
    expiresAt: lastDay === '' ? null : new Date(`${lastDay}T23:59:59`).toISOString(),
    addresses: fields.addresses.split(/[\s,，;；]+/).filter(Boolean),
    asks: fields.asks === 'yes',
  }
}

/** Null: no limit; NaN: no whole number above 0. */
function parseCredits(typed: string): number | null {
  const plain = typed.normalize('NFKC').replaceAll(/[\s,]/g, '')
  if (plain === '') return null
  return /^\d+$/.test(plain) && Number(plain) > 0 ? Number(plain) : Number.NaN
}

/** Where the person is. */
export function dayOf(at: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

/**
 * What stands behind the address of Dooy's client (chatgpt-web-midjourney-proxy) to set it up: its pages begin behind the `#`, and
 * it takes address and key for all the services that it knows.
 */
export function writeSetupLink(settings: { url: string; key: string }): string {
  return `#/?settings=${encodeURIComponent(JSON.stringify(settings))}`
}

/** Name of the sentence that says why a key does not work; null: it works. */
export function whyStopped(key: ApiKey): 'expired' | 'channel_gone' | 'spentInAll' | 'spentToday' | null {
  if (key.stopped !== 'spent') return key.stopped
  return key.totalCredits !== null && key.creditsInAll >= key.totalCredits ? 'spentInAll' : 'spentToday'
}

/** Step of the page; `from` is the key that it comes back from, or `make`. */
export type KeyView =
  | { at: 'list'; from?: string }
  | { at: 'make' }
  | { at: 'change' | 'uses'; keyId: string }
  | { at: 'fresh'; fresh: NewApiKey }
