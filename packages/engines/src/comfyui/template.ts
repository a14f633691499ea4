/** A graph in ComfyUI's API format, nodes by id; an input is a value, or a link: node id and output index. */
export type Graph = Readonly<Record<string, GraphNode>>

export interface GraphNode {
  class_type: string
  inputs: Readonly<Record<string, unknown>>
}

/** Purposes of graphs. `describe` gives text, `video` a clip, all others pictures. */
export const ROLES = ['imagine', 'image', 'inpaint', 'outpaint', 'upscale', 'references', 'describe', 'video'] as const
export type Role = (typeof ROLES)[number]

/** Pictures to look at; `mask` is a picture that is white where something changes. */
export const PICTURE_SLOTS = ['image', 'image2', 'image3', 'image4', 'image5', 'image6', 'mask'] as const

/**
 * Inputs filled in for each picture. `strength` is the denoising strength, 0 to 1; `weight` the weight of references, 0 to 1;
 * `left`, `top`, `right`, `bottom` are pixels to add. Of a clip `image` is its first picture and `last` its last one; it is told how
 * long it shall be in `seconds` or in `frames`.
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
  'seconds',
  'frames',
  'last',
  ...PICTURE_SLOTS,
] as const
export type Slot = (typeof SLOTS)[number]

/** An input of a node. */
export interface Place {
  node: string
  input: string
}

/** What a graph of a clip is good for. */
export interface ClipLimits {
  framesPerSecond: number
  /** Whole seconds. */
  longest: number
  /** Of one picture. */
  maxPixels: number
}

/** A graph for one picture or clip, with its slots. */
export interface Template {
  graph: Graph
  slots: Readonly<Partial<Record<Slot, readonly Place[]>>>
  /** The node whose pictures count. */
  output: string
  /** Of `video` alone. */
  clip?: ClipLimits
}

/** Slot values of one picture; missing ones keep the graph's value. */
export type Values = Readonly<Partial<Record<Slot, string | number>>>

/** Node that sends pictures over the client's socket and stores none. */
export const SOCKET_SAVER = 'SaveImageWebsocket'

/** Nodes that save clips. */
export const CLIP_SAVERS = ['SaveVideo', 'SaveWEBM', 'SaveAnimatedWEBP', 'VHS_VideoCombine']

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
