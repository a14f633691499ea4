import type { Graph } from './template.ts'

/** Ids of the nodes that take long: those that are given a seed. In their order. */
export function listSamplers(graph: Graph): string[] {
  return Object.keys(graph)
    .filter((id) => ['seed', 'noise_seed'].some((name) => Object.hasOwn(graph[id]?.inputs ?? {}, name)))
    .sort((one, other) => Number(one) - Number(other))
}
