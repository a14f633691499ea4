/** A graph in ComfyUI's API format: node by id; an input is a value, or the id of another node and the place of its output. */
export type Graph = Readonly<Record<string, GraphNode>>

export interface GraphNode {
  class_type: string
  inputs: Readonly<Record<string, unknown>>
}

/** What a graph can be good for. `describe` gives words, all others pictures. */
export type Role = 'imagine' | 'image' | 'inpaint' | 'outpaint' | 'upscale' | 'references' | 'describe'

/** Pictures to look at; `mask` is a picture that is white where something changes. */
export const PICTURE_SLOTS = ['image', 'image2', 'image3', 'image4', 'image5', 'image6', 'mask'] as const

/**
 * What is filled in for each picture. `strength` is how far it may go from the picture that it begins with, 0 to 1; `weight` how much references count,
 * 0 to 1; `left`, `top`, `right`, `bottom` are pixels to add.
 */
export const SLOTS = [
  'prompt',
  'negative',
  'seed',
  'steps',
  'guidance',
  'checkpoint',
  'upscaler',
  'width',
  'height',
  'strength',
  'weight',
  'left',
  'top',
  'right',
  'bottom',
  ...PICTURE_SLOTS,
] as const
export type Slot = (typeof SLOTS)[number]

/** An input of a node. */
export interface Place {
  node: string
  input: string
}

/** A graph that makes one picture, and where it is told which. */
export interface Template {
  graph: Graph
  slots: Readonly<Partial<Record<Slot, readonly Place[]>>>
  /** The node whose pictures count. */
  output: string
}

/** What stands in the slots of one picture; what is not told stays as the graph has it. */
export type Values = Readonly<Partial<Record<Slot, string | number>>>

/** Tells its pictures over the socket of whom they are for, and keeps none. */
export const SOCKET_SAVER = 'SaveImageWebsocket'

/** The id of the node that an input takes its value from; null: it is a value. */
export function linkOf(value: unknown): string | null {
  const isLink = Array.isArray(value) && value.length === 2 && typeof value[1] === 'number'
  return isLink && (typeof value[0] === 'string' || typeof value[0] === 'number') ? String(value[0]) : null
}

/**
 * Ids of the nodes that one needs, itself last, each after those that it needs itself.
 * @throws RangeError when a node needs itself, or one that is not there
 */
export function sortNeeded(graph: Graph, output: string): string[] {
  const sorted = new Set<string>()
  const open = new Set<string>()
  const visit = (id: string) => {
    if (sorted.has(id)) return
    const node = Object.hasOwn(graph, id) ? graph[id] : undefined
    if (node === undefined || open.has(id)) throw new RangeError(id)
    open.add(id)
    for (const value of Object.values(node.inputs)) {
      const link = linkOf(value)
      if (link !== null) visit(link)
    }
    sorted.add(id)
  }
  visit(output)
  return [...sorted]
}
