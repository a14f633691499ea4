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

/** Verbs that an engine supports, as far as known, and is allowed. */
export function verbsOf({ allowed, able, probe }: Judged): Set<EngineVerb> {
  const found = probe?.isWell ? probe.verbs : null
  const can = (verb: EngineVerb) => able[verb] !== 'unavailable' && found?.[verb] !== 'unavailable'
  const all = Object.keys(able) as EngineVerb[]
  return new Set(all.filter((verb) => can(verb) && (allowed?.includes(verb) ?? true)))
}

/** Verbs that the built-in engine keeps while off, because no other active engine has them: describing and shortening cost it nothing. */
export function fallbackVerbs(others: readonly ReadonlySet<EngineVerb>[]): Set<EngineVerb> {
  return new Set(VERBS_IN_WORDS.filter((verb) => !others.some((verbs) => verbs.has(verb))))
}
