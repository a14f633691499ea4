import { type Graph, linkOf, type Slot, sortNeeded, type Template, type Values } from './template.ts'

/** A graph that makes several pictures at once. */
export interface FilledGraph {
  graph: Graph
  /** Ids of the nodes whose pictures count, in the order of the pictures. */
  outputs: string[]
}

/**
 * Fill a template once per picture in one graph. Common nodes are shared, so that a model is loaded and a picture read once;
 * unused nodes are omitted. Nodes are numbered from 1, those of earlier pictures first.
 */
export function copyTemplate(template: Template, copies: readonly Values[]): FilledGraph {
  const order = sortNeeded(template.graph, template.output)
  const varying = findVarying(template, copies, order)
  const graph: Record<string, Graph[string]> = {}
  const shared = new Map<string, string>()
  let count = 0
  const add = (id: string, values: Values, resolve: (id: string) => string) => {
    const node = template.graph[id]
    if (node === undefined) throw new RangeError(id)
    count += 1
    graph[String(count)] = { ...node, inputs: linkAgain(fill(template, id, values), resolve) }
    return String(count)
  }
  const ofAll = (id: string) => shared.get(id) ?? id
  const [first = {}] = copies
  for (const id of order) if (!varying.has(id)) shared.set(id, add(id, first, ofAll))
  const outputs = copies.map((values) => {
    const own = new Map<string, string>()
    for (const id of order)
      if (varying.has(id))
        own.set(
          id,
          add(id, values, (one) => own.get(one) ?? ofAll(one)),
        )
    return own.get(template.output) ?? ofAll(template.output)
  })
  return { graph, outputs }
}

/** Nodes that differ between pictures, and everything downstream; always the output. */
function findVarying({ graph, slots, output }: Template, copies: readonly Values[], order: readonly string[]) {
  const names = Object.keys(slots) as Slot[]
  const differs = (slot: Slot) => copies.some((values) => values[slot] !== copies[0]?.[slot])
  const varyingNodes = names.filter(differs).flatMap((slot) => (slots[slot] ?? []).map(({ node }) => node))
  const varying = new Set([...varyingNodes, output])
  for (const id of order) {
    const links = Object.values(graph[id]?.inputs ?? {}).map(linkOf)
    if (links.some((link) => link !== null && varying.has(link))) varying.add(id)
  }
  return varying
}

function fill({ graph, slots }: Template, id: string, values: Values): Record<string, unknown> {
  const inputs = { ...graph[id]?.inputs }
  for (const [slot, places] of Object.entries(slots)) {
    const value = values[slot as Slot]
    if (value === undefined) continue
    for (const { node, input } of places) if (node === id) inputs[input] = value
  }
  return inputs
}

function linkAgain(inputs: Record<string, unknown>, resolve: (id: string) => string): Record<string, unknown> {
  const linked = Object.entries(inputs).map(([name, value]) => {
    const link = linkOf(value)
    return [name, link !== null && Array.isArray(value) ? [resolve(link), value[1]] : value]
  })
  return Object.fromEntries(linked)
}
