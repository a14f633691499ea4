import type { EngineVerb, ProbeFound } from '@easel/contract/admin-engines'

interface Judged {
  /** Null: all that it can. */
  allowed: readonly EngineVerb[] | null
  /** As the engine says now. */
  able: Readonly<Record<EngineVerb, 'native' | 'emulated' | 'unavailable'>>
  /** As it was found when it was last asked, by whichever process. */
  probe: ProbeFound | null
}

const VERBS_IN_WORDS: readonly EngineVerb[] = ['describe', 'shorten']

/** What an engine can, as far as is known, and may. */
export function verbsOf({ allowed, able, probe }: Judged): Set<EngineVerb> {
  const found = probe?.isWell ? probe.verbs : null
  const can = (verb: EngineVerb) => able[verb] !== 'unavailable' && found?.[verb] !== 'unavailable'
  const all = Object.keys(able) as EngineVerb[]
  return new Set(all.filter((verb) => can(verb) && (allowed?.includes(verb) ?? true)))
}

/** What the built-in engine goes on with when it is off, because none of the others that are on can: to find words costs it nothing. */
export function fallbackVerbs(others: readonly ReadonlySet<EngineVerb>[]): Set<EngineVerb> {
  return new Set(VERBS_IN_WORDS.filter((verb) => !others.some((verbs) => verbs.has(verb))))
}
