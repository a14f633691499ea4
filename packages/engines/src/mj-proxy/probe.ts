import { OutgoingError } from '@easel/outgoing/outgoing'
import type { Abilities, Ability, Probe, Verb } from '../engine.ts'
import { sendQuestion, type Question, type Reply, UNKNOWN_PATH } from './ask.ts'
import type { Proxy } from './settings.ts'
import { readSentence, submitAnswer } from './wire.ts'

/** Proxy calls that each verb needs beside `imagine`. */
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
  video: ['video'],
  extend: ['video'],
}
const VERBS = Object.keys(NEEDED) as Verb['kind'][]
/** Calls that refuse an empty body, and so can be probed; `shorten` does not always, so its support is learnt by use. */
const ASKED = ['action', 'modal', 'blend', 'describe', 'video']
/** Not all look at the picture before the button, of which a relay wants to read what it costs. */
const NO_BUTTON = { taskId: '0', customId: 'MJ::JOB::upsample::1::0' }
const HARMLESS: Question = { method: 'POST', path: '/task/list-by-condition', body: { ids: [] } }

/** All capabilities except those that the proxy is known to lack. */
export function abilitiesOf({ settings: { bots }, lacking }: Pick<Proxy, 'settings' | 'lacking'>): Abilities {
  const judge = (verb: Verb['kind']): Ability =>
    NEEDED[verb].some((needed) => lacking.has(needed)) ? 'unavailable' : 'native'
  const verbs = Object.fromEntries(VERBS.map((verb) => [verb, judge(verb)])) as Abilities['verbs']
  return { verbs, bots, preview: true, cancel: true, seed: true }
}

/** Probe without starting a drawing. A good result resets the known lacks, since the proxy may have been updated. */
export async function probeProxy(proxy: Proxy, signal: AbortSignal): Promise<Probe> {
  const sick = (code: string, detail: string | null = null): Probe => ({
    isWell: false,
    abilities: abilitiesOf({ ...proxy, lacking: new Set() }),
    notes: [{ code, detail }],
  })
  const reply = await askQuietly(proxy, HARMLESS, signal)
  if (reply === null) return sick('unreachable')
  if (reply.kind === 'key_refused') return sick(...(await judgeKey(proxy, signal)))
  if (reply.kind === 'later') return sick('busy')
  if (reply.kind !== 'said' || !Array.isArray(reply.value)) return sick('no_mj_proxy')
  const supported = await Promise.all(ASKED.map((verb) => isKnown(proxy, verb, signal)))
  const missing = ASKED.filter((_, nth) => supported[nth] !== true)
  proxy.lacking.clear()
  for (const verb of missing) proxy.lacking.add(verb)
  const notes = missing.map((verb) => ({ code: 'verb_missing', detail: verb }))
  return { isWell: true, abilities: abilitiesOf(proxy), notes }
}

/** Whether the key would fit in the other dialect. */
async function judgeKey({ settings, tools, lacking }: Proxy, signal: AbortSignal): Promise<[string, string | null]> {
  const dialect = settings.dialect === 'plus' ? 'trueai' : 'plus'
  const reply = await askQuietly({ settings: { ...settings, dialect }, tools, lacking }, HARMLESS, signal)
  return reply?.kind === 'said' ? ['dialect_wrong', dialect] : ['key_refused', null]
}

/** Whether an empty submit is refused by code (or by a relay's sentence), which shows that the verb exists; busy counts as yes. */
async function isKnown(proxy: Proxy, verb: string, signal: AbortSignal): Promise<boolean> {
  const body = verb === 'action' ? NO_BUTTON : {}
  const reply = await askQuietly(proxy, { method: 'POST', path: `/submit/${verb}`, body }, signal)
  if (reply?.kind === 'later') return true
  if (reply?.kind !== 'said') return false
  // `trueai` answers 404 with a code when it misses the picture.
  if (submitAnswer.safeParse(reply.value).success) return true
  return !UNKNOWN_PATH.includes(reply.status) && readSentence(reply.value) !== null
}

/** Null: no answer. */
async function askQuietly(proxy: Proxy, question: Question, signal: AbortSignal): Promise<Reply | null> {
  try {
    return await sendQuestion(proxy, question, signal)
  } catch (error) {
    if (error instanceof OutgoingError || signal.aborted) return null
    throw error
  }
}
