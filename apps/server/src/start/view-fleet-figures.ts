import type { Metric } from '../http/metrics.ts'
import { type Fleet, type FleetProcess, isLiving } from '../platform/fleet.ts'

/** Processes that live, by role and version, as this one knows of them; and the workers among them. */
export function viewFleetFigures({ list }: Pick<Fleet, 'list'>): Metric[] {
  const living = list().filter(isLiving)
  const kinds = new Map<string, FleetProcess[]>()
  for (const one of living) {
    const kind = JSON.stringify([one.role, one.version])
    kinds.set(kind, [...(kinds.get(kind) ?? []), one])
  }
  return [
    {
      name: 'easel_workers',
      help: 'Processes that live and draw.',
      samples: [{ value: living.filter(({ role }) => role !== 'web').length }],
    },
    { name: 'easel_processes', help: 'Processes that live.', samples: [...kinds.values()].flatMap(viewKind) },
  ]
}

function viewKind(alike: readonly FleetProcess[]): Metric['samples'] {
  return alike.slice(0, 1).map(({ role, version }) => ({ labels: { role, version }, value: alike.length }))
}
