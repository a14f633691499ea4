import { kinds } from '@easel/engines/kinds'
import type { Deps } from '../deps.ts'
import { PAINTER } from '../platform/fleet.ts'

/** What WORKER_ENGINES names may be connected later, so it stops no start; but a slip of the pen would leave a worker idle. */
export function warnOfUnknownEngines({ config, engines, log }: Pick<Deps, 'config' | 'engines' | 'log'>): void {
  const known = new Set([PAINTER.id, ...kinds.keys(), ...engines.list().map(({ id }) => id)])
  const unknown = config.workerEngines?.filter((name) => !known.has(name)) ?? []
  if (unknown.length > 0)
    log.warn({ unknown }, 'WORKER_ENGINES names what is neither an engine nor a kind of one, so far')
}
