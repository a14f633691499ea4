import { z } from 'zod'
import {
  CLIP_SAVERS,
  type Graph,
  linkOf,
  PICTURE_SLOTS,
  type Place,
  type Role,
  SLOTS,
  SOCKET_SAVER,
  type Slot,
  sortNeeded,
  type Template,
} from './template.ts'

/** What an operator pastes: ComfyUI's "Save (API format)", and which of its inputs are whose slots. */
export interface PastedGraph {
  /** JSON as text, or read. */
  graph: unknown
  /** `6.text`, or several of them, by slot. */
  slots: Readonly<Record<string, string | readonly string[]>>
  /** Id of the node whose pictures count; null: the only one that saves pictures. */
  output: string | null
}

/**
 * `code` names a sentence: `graph_unreadable`, `graph_of_the_page` (saved for ComfyUI's page, not for programs), `graph_incomplete` (a node needs one
 * that is not there, or itself), `slot_unknown`, `slot_missing`, `slot_nowhere`, `slot_linked`, `slot_unused`, `output_missing`, `output_unclear`.
 */
export class TemplateFault extends Error {
  override name = 'TemplateFault'
  readonly code: string
  /** The slot, place or node that is meant. */
  readonly detail: string | null

  constructor(code: string, detail: string | null = null, options?: ErrorOptions) {
    super(detail === null ? code : `${code}: ${detail}`, options)
    this.code = code
    this.detail = detail
  }
}

/** What each kind of graph must be told. */
const NEEDED: Readonly<Record<Role, readonly Slot[]>> = {
  imagine: ['prompt', 'seed'],
  image: ['prompt', 'seed', 'image', 'strength'],
  inpaint: ['prompt', 'seed', 'image', 'mask'],
  outpaint: ['prompt', 'seed', 'image', 'left', 'top', 'right', 'bottom'],
  upscale: ['image'],
  references: ['prompt', 'seed', 'image'],
  describe: ['image'],
  video: ['prompt', 'seed'],
}
const SAVING: readonly string[] = ['SaveImage', 'PreviewImage', SOCKET_SAVER]
const savingIn = (role: Role) => (role === 'video' ? CLIP_SAVERS : SAVING)

const pasted = z.record(z.string(), z.object({ class_type: z.string(), inputs: z.record(z.string(), z.unknown()) }))
const pageGraph = z.object({ nodes: z.array(z.unknown()), links: z.array(z.unknown()) })

/** Leaves out what the output does not need. @throws TemplateFault */
export function readTemplate(role: Role, { graph: text, slots: named, output }: PastedGraph): Template {
  const graph = readGraph(text)
  const template = { graph, slots: readSlots(graph, named), output: findOutput(graph, output, savingIn(role)) }
  const needed = sortTemplate(template)
  for (const slot of NEEDED[role]) if (template.slots[slot] === undefined) throw new TemplateFault('slot_missing', slot)
  for (const { node, input } of Object.values(template.slots).flat()) {
    if (!needed.includes(node)) throw new TemplateFault('slot_unused', `${node}.${input}`)
  }
  return { ...template, graph: Object.fromEntries(Object.entries(graph).filter(([id]) => needed.includes(id))) }
}

/** How many pictures a graph looks at beside each other. */
export function countPictures({ slots }: Template): number {
  return PICTURE_SLOTS.filter((slot) => slot !== 'mask' && slots[slot] !== undefined).length
}

function readGraph(text: unknown): Graph {
  const graph = typeof text === 'string' ? parse(text) : text
  if (pageGraph.safeParse(graph).success) throw new TemplateFault('graph_of_the_page')
  const read = pasted.safeParse(graph)
  if (!read.success) throw new TemplateFault('graph_unreadable', null, { cause: read.error })
  return read.data
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new TemplateFault('graph_unreadable', null, { cause: error })
  }
}

function readSlots(graph: Graph, named: PastedGraph['slots']): Template['slots'] {
  const slots: Partial<Record<Slot, Place[]>> = {}
  for (const [name, places] of Object.entries(named)) {
    const slot = SLOTS.find((one) => one === name)
    if (slot === undefined) throw new TemplateFault('slot_unknown', name)
    slots[slot] = [places].flat().map((place) => readPlace(graph, place))
  }
  return slots
}

/** Ids of nodes inside of others hold colons, names of inputs may hold dots. */
function readPlace(graph: Graph, text: string): Place {
  const dot = text.indexOf('.')
  const place = { node: text.slice(0, dot), input: text.slice(dot + 1) }
  const node = dot > 0 && Object.hasOwn(graph, place.node) ? graph[place.node] : undefined
  if (node === undefined || !Object.hasOwn(node.inputs, place.input)) throw new TemplateFault('slot_nowhere', text)
  if (linkOf(node.inputs[place.input]) !== null) throw new TemplateFault('slot_linked', text)
  return place
}

function findOutput(graph: Graph, outputId: string | null, saving: readonly string[]): string {
  if (outputId !== null) {
    if (!Object.hasOwn(graph, outputId)) throw new TemplateFault('output_missing', outputId)
    return outputId
  }
  const [first, ...others] = Object.keys(graph).filter((id) => saving.includes(graph[id]?.class_type ?? ''))
  if (first === undefined) throw new TemplateFault('output_missing')
  if (others.length > 0) throw new TemplateFault('output_unclear', [first, ...others].join(' '))
  return first
}

function sortTemplate({ graph, output }: Template): string[] {
  try {
    return sortNeeded(graph, output)
  } catch (error) {
    throw new TemplateFault('graph_incomplete', error instanceof RangeError ? error.message : null, { cause: error })
  }
}
