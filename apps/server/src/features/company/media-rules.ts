import type { OtherMedium } from '@easel/contract/company-details'
import type { EnginePool, VerbKind } from '../../platform/engines/pool.ts'

/** What an engine must be able to do before anybody can have it made. */
const MAKES: Readonly<Partial<Record<OtherMedium, VerbKind>>> = { video: 'video' }

/** Those that the operator has on, and that an engine makes that is on: set aside for a while or not. */
export function listMedia(on: readonly OtherMedium[], engines: Pick<EnginePool, 'list'>): OtherMedium[] {
  return on.filter((medium) => {
    const verb = MAKES[medium]
    return verb !== undefined && engines.list().some((engine) => engine.isOn && makes(engine, verb))
  })
}

/** A clip also needs that its engine says from what it makes some. */
function makes({ engine, verbs }: ReturnType<EnginePool['list']>[number], verb: VerbKind): boolean {
  return verbs.has(verb) && engine.clips !== undefined
}
