import { OutgoingError } from '@easel/outgoing/outgoing'
import type { Abilities, Ability, Probe, Verb } from '../engine.ts'
import { ask, type Question, type Reply } from './ask.ts'
import type { MjProxySettings, Proxy } from './settings.ts'
import { submitAnswer } from './wire.ts'

/** What each verb needs at the proxy beside `imagine`. */
const NEEDED: Readonly<Record<Verb['kind'], readonly string[]>> = {
  imagine: [],
  variation: ['action'],
  'vary-region': ['action', 'modal'],
  'zoom-out': ['action', 'modal'],
  'make-square': ['action'],
  pan: ['action'],
  upscale: ['action'],
  blend: ['blend'],
  describe: ['describe'],
  shorten: ['shorten'],
}
const ASKED = ['action', 'modal', 'blend', 'describe', 'shorten']
const HARMLESS: Question = { method: 'POST', path: '/task/list-by-condition', body: { ids: [] } }

export function allAbilities(settings: Pick<MjProxySettings, 'bots'>): Abilities {
  return abilitiesOf(settings, ASKED)
}

function abilitiesOf({ bots }: Pick<MjProxySettings, 'bots'>, known: readonly string[]): Abilities {
  const judge = (verb: Verb['kind']): Ability =>
    NEEDED[verb].every((needed) => known.includes(needed)) ? 'native' : 'unavailable'
  const verbs = {
    imagine: judge('imagine'),
    variation: judge('variation'),
    'vary-region': judge('vary-region'),
    'zoom-out': judge('zoom-out'),
    'make-square': judge('make-square'),
    pan: judge('pan'),
    upscale: judge('upscale'),
    blend: judge('blend'),
    describe: judge('describe'),
    shorten: judge('shorten'),
  }
  return { verbs, bots, preview: true, cancel: true, seed: true }
}

/** Asks nothing that could start a drawing. */
export async function probeProxy(proxy: Proxy, signal: AbortSignal): Promise<Probe> {
  const abilities = allAbilities(proxy.settings)
  const sick = (code: string, detail: string | null = null): Probe => ({
    isWell: false,
    abilities,
    notes: [{ code, detail }],
  })
  const reply = await askQuietly(proxy, HARMLESS, signal)
  if (reply === null) return sick('unreachable')
  if (reply.kind === 'key_refused') return sick(...(await judgeKey(proxy, signal)))
  if (reply.kind === 'later') return sick('busy')
  if (reply.kind !== 'said' || !Array.isArray(reply.value)) return sick('no_mj_proxy')
  const known = await Promise.all(ASKED.map((verb) => isKnown(proxy, verb, signal)))
  const missing = ASKED.filter((_, nth) => known[nth] !== true)
  const notes = missing.map((verb) => ({ code: 'verb_missing', detail: verb }))
  return {
    isWell: true,
    abilities: abilitiesOf(
      proxy.settings,
      ASKED.filter((verb) => !missing.includes(verb)),
    ),
    notes,
  }
}

/** Whether the key would fit in the other dialect. */
async function judgeKey({ settings, tools }: Proxy, signal: AbortSignal): Promise<[string, string | null]> {
  const dialect = settings.dialect === 'plus' ? 'trueai' : 'plus'
  const reply = await askQuietly({ settings: { ...settings, dialect }, tools }, HARMLESS, signal)
  return reply?.kind === 'said' ? ['dialect_wrong', dialect] : ['key_refused', null]
}

/** An empty submit is refused by whoever knows the verb. */
async function isKnown(proxy: Proxy, verb: string, signal: AbortSignal): Promise<boolean> {
  const reply = await askQuietly(proxy, { method: 'POST', path: `/submit/${verb}`, body: {} }, signal)
  return reply?.kind === 'said' && submitAnswer.safeParse(reply.value).success
}

/** Null: no answer. */
async function askQuietly(proxy: Proxy, question: Question, signal: AbortSignal): Promise<Reply | null> {
  try {
    return await ask(proxy, question, signal)
  } catch (error) {
    if (error instanceof OutgoingError || signal.aborted) return null
    throw error
  }
}
