import type { Metric, Sample } from '../http/metrics.ts'
import type { Count, Counts } from '../platform/counts.ts'
import { type Figure, figures } from '../platform/figures.ts'

/** Everything that this process counts, also what has not happened yet: its name and meaning are there from the start. */
export function viewCounts(counts: Pick<Counts, 'list'>): Metric[] {
  const counted = counts.list()
  return Object.entries<Figure>(figures).map(([name, figure]) => ({
    name,
    help: figure.help,
    ...(figure.type === 'histogram' && { type: figure.type }),
    samples: counted.filter((count) => count.name === name).flatMap((count) => viewSamples(count, figure)),
  }))
}

function viewSamples(count: Count, figure: Figure): Sample[] {
  const { labels } = count
  if (!('sum' in count) || figure.type !== 'histogram') return 'value' in count ? [{ labels, value: count.value }] : []
  let below = 0
  const buckets = figure.bounds.map((bound, place): Sample => {
    below += count.counts[place] ?? 0
    return { suffix: '_bucket', labels: { ...labels, le: String(bound) }, value: below }
  })
  return [
    ...buckets,
    { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count.count },
    { suffix: '_sum', labels, value: count.sum },
    { suffix: '_count', labels, value: count.count },
  ]
}
