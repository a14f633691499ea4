import {
  type AdminEngine,
  BUILT_IN_KIND,
  type EngineDetails,
  type EngineKind,
  type EngineVerb,
  type ProbeReport,
} from '@easel/contract/admin-engines'
import type { BotType } from '@easel/contract/drawing'
import {
  draftOptions,
  newOptions,
  type OptionDraft,
  type OptionFault,
  readOptions,
  readWhole,
} from './options/rules.ts'

export const BOTS: readonly BotType[] = ['MID_JOURNEY', 'NIJI_JOURNEY']
/** Used for the built-in engine, and for a kind that the server no longer lists: no fields of its own. */
const UNLISTED: Omit<EngineKind, 'name'> = {
  usual: { id: '', address: '', slots: 1 },
  needsKey: false,
  isForWordsOnly: false,
  isForVideoOnly: false,
  fields: [],
}

export function kindOf(name: string, kinds: readonly EngineKind[]): EngineKind {
  return kinds.find((kind) => kind.name === name) ?? { ...UNLISTED, name }
}

/** Form input of an engine. */
export interface EngineDraft {
  kind: string
  id: string
  address: string
  /** Empty keeps the saved key. */
  key: string
  /** Whether to delete the saved key. */
  isKeyDropped: boolean
  options: OptionDraft
  bots: readonly BotType[]
  /** Null: all that the engine supports. */
  verbs: readonly EngineVerb[] | null
  slots: string
  weight: string
  isOn: boolean
}

/** Client-side errors by field path. */
export type Fault = OptionFault | 'idWrong' | 'idTaken' | 'addressWrong' | 'botMissing' | 'verbMissing'
export type Faults = Readonly<Record<string, Fault>>

export function newDraft({ name, usual, fields }: EngineKind, taken: readonly string[]): EngineDraft {
  return {
    kind: name,
    id: freeId(usual.id, taken),
    address: '',
    key: '',
    isKeyDropped: false,
    options: newOptions(fields),
    bots: BOTS,
    verbs: null,
    slots: String(usual.slots),
    weight: '1',
    isOn: true,
  }
}

function freeId(start: string, taken: readonly string[]): string {
  let id = start
  for (let at = 2; taken.includes(id); at += 1) id = `${start}-${at}`
  return id
}

/** The kind that the probe detected, when it differs from the chosen one. */
export function otherKind(
  probe: Pick<ProbeReport, 'notes'> | null,
  kinds: readonly EngineKind[],
): EngineKind | undefined {
  const found = probe?.notes.find(({ code }) => code === 'kind_other')?.detail
  return kinds.find(({ name }) => name === found)
}

/** Switches the kind. Keeps typed address and key, and the id unless it was our suggestion. */
export function changeKind(
  draft: EngineDraft,
  kind: EngineKind,
  { kinds, taken }: { kinds: readonly EngineKind[]; taken: readonly string[] },
): EngineDraft {
  const { address, key, bots, weight, isOn } = draft
  const isOurId = kinds.some(({ usual }) => freeId(usual.id, taken) === draft.id)
  const fresh = newDraft(kind, taken)
  return { ...fresh, address, key, bots, weight, isOn, id: isOurId ? fresh.id : draft.id }
}

export function draftOf(saved: AdminEngine, { fields }: EngineKind): EngineDraft {
  const { id, kind, address, options, bots, verbs, slots, weight, isOn } = saved
  return {
    kind,
    id,
    address: address ?? '',
    key: '',
    isKeyDropped: false,
    options: draftOptions(fields, options),
    bots,
    verbs,
    slots: String(slots),
    weight: String(weight),
    isOn,
  }
}

export type EngineBody = EngineDetails & { id: string }

interface Known {
  /** Null for a new engine. */
  saved: AdminEngine | null
  /** Ids of the other engines. */
  taken: readonly string[]
  kind: EngineKind
}

/** Request body, or the errors of the draft. */
export function readDraft(
  draft: EngineDraft,
  { saved, taken, kind: { fields } }: Known,
): { body: EngineBody } | { faults: Faults } {
  const { kind, id, bots, verbs, isOn } = draft
  const slots = readWhole(draft.slots)
  const weight = readWhole(draft.weight)
  const { options, faults: optionFaults } = readOptions(fields, draft.options, saved?.options ?? {})
  const faults: Record<string, Fault> = { ...faultsOf(draft, saved ? null : taken) }
  for (const [name, fault] of Object.entries(optionFaults)) faults[`options.${name}`] = fault
  if (slots === null || weight === null || Object.keys(faults).length > 0) return { faults }
  const key = readKey(draft, saved)
  const address = draft.address.trim()
  const work = { bots: [...bots], verbs: verbs && [...verbs], slots, weight, isOn }
  return { body: { id: id.trim(), kind, address, ...key, options, ...work } }
}

/** `taken` is null for a saved engine, whose id is fixed. */
function faultsOf(draft: EngineDraft, taken: readonly string[] | null): Record<string, Fault> {
  const faults: Record<string, Fault> = {}
  if (taken && !/^[a-z0-9][a-z0-9-]{0,31}$/.test(draft.id.trim())) faults.id = 'idWrong'
  else if (taken?.includes(draft.id.trim())) faults.id = 'idTaken'
  if (draft.kind !== BUILT_IN_KIND && !isAddress(draft.address)) faults.address = 'addressWrong'
  if (draft.bots.length === 0) faults.bots = 'botMissing'
  if (draft.verbs?.length === 0) faults.verbs = 'verbMissing'
  for (const name of ['slots', 'weight'] as const) if (readWhole(draft[name]) === null) faults[name] = 'wholeNumber'
  return faults
}

function readKey({ key, isKeyDropped }: EngineDraft, saved: AdminEngine | null): Pick<EngineDetails, 'key'> {
  if (key !== '') return { key }
  return saved && !isKeyDropped ? {} : { key: null }
}

/** The server adds a missing `http://`. */
function isAddress(typed: string): boolean {
  const written = typed.trim()
  const whole = /^[a-z]+:\/\//i.test(written) ? written : `http://${written}`
  return URL.canParse(whole) && /^https?:$/.test(new URL(whole).protocol)
}

/** The changed fields; of the built-in engine only those that may change. */
export function changesOf(saved: AdminEngine, { id: _id, kind: _kind, key, ...body }: EngineBody) {
  const before: Record<string, unknown> = saved
  const changed = Object.entries(body).filter(([name, value]) => write(value) !== write(before[name]))
  const mine = changed.filter(([name]) => saved.kind !== BUILT_IN_KIND || ['isOn', 'weight', 'verbs'].includes(name))
  return { ...Object.fromEntries(mine), ...(key === undefined || saved.kind === BUILT_IN_KIND ? {} : { key }) }
}

/** Null means not set, which an input shows as empty. */
function write(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => part ?? undefined) ?? ''
}

/** `chosen` with `one` added or removed; in the order of `all`. */
export function toggle<One>(chosen: readonly One[], one: One, all: readonly One[]): One[] {
  return all.filter((other) => (other === one ? !chosen.includes(one) : chosen.includes(other)))
}
