import type { Metric } from '../http/metrics.ts'
import { type Fleet, isLiving } from '../platform/fleet.ts'

/** Processes that live, by role and version, as this one knows of them; and the workers among them. */
export function viewFleetFigures({ list }: Pick<Fleet, 'list'>): Metric[] {
  const living = list().filter(isLiving)
  const labels = [...new Set(living.map(({ role, version }) => `${role} ${version}`))].sort()
  const samples = labels.map((label) => {
    const [role = '', version = ''] = label.split(' ')
    const alike = living.filter((one) => one.role === role && one.version === version)
    return { labels: { role, version }, value: alike.length }
  })
  const workers = living.filter(({ role }) => role !== 'web').length
  return [
    { name: 'easel_workers', help: 'Processes that live and draw.', samples: [{ value: workers }] },
    { name: 'easel_processes', help: 'Processes that live.', samples },
  ]
}
