import type { Graph } from './check-graph.ts'
import type { Ran } from './run-graph.ts'

export interface Job {
  number: number
  id: string
  graph: Graph
  extra: Record<string, unknown>
  outputs: string[]
  /** Null: it never ends by itself. */
  ran: Ran | null
  /** What is left of it, in ticks of its samplers. */
  ticks: { node: string; value: number; max: number }[]
  failure: string | null
  /** How far its nodes are, as it was told of all of them; left out: of none. */
  told?: Readonly<Record<string, object>>
}

/** Each sampler ticks `max` times, one after the other. */
export function listTicks(graph: Graph, ran: Ran | null, max: number): Job['ticks'] {
  const samplers = (ran?.ids ?? []).filter((id) => graph[id]?.class_type === 'KSampler')
  return samplers.flatMap((node) => Array.from({ length: max }, (_, index) => ({ node, value: index + 1, max })))
}
