import type { InputSpec, NodeInfo, NumberSpec } from './node-info.ts'

export type Graph = Record<string, { class_type: string; inputs: Record<string, unknown> }>

/** What the server says to a graph that it does not take. */
export interface Invalid {
  error: { type: string; message: string; details: string; extra_info: object }
  node_errors: Record<string, { errors: NodeError[]; dependent_outputs: string[]; class_type: string }>
}

interface NodeError {
  type: string
  message: string
  details: string
  extra_info: object
}

interface Bench {
  nodes: Readonly<Record<string, NodeInfo>>
  /** Whether a file was uploaded, by the name that a node gives it. */
  hasFile(name: string): boolean
}

/** Null: it may run. */
export function checkGraph(graph: Graph, bench: Bench): Invalid | null {
  const { nodes } = bench
  const unknown = Object.entries(graph).find(([, { class_type }]) => !Object.hasOwn(nodes, class_type))
  if (unknown) {
    const [id, { class_type }] = unknown
    return refuse('invalid_prompt', `Cannot execute because node ${class_type} does not exist.`, `Node ID '#${id}'`)
  }
  const outputs = listOutputs(graph, nodes)
  if (outputs.length === 0) return refuse('prompt_no_outputs', 'Prompt has no outputs', '')
  const faulty = Object.entries(graph).flatMap(([id, node]) => {
    const errors = checkNode(graph, id, bench)
    return errors.length > 0 ? [[id, { errors, dependent_outputs: outputs, class_type: node.class_type }] as const] : []
  })
  if (faulty.length === 0) return null
  const failed = refuse('prompt_outputs_failed_validation', 'Prompt outputs failed validation', '')
  return { ...failed, node_errors: Object.fromEntries(faulty) }
}

export function listOutputs(graph: Graph, nodes: Bench['nodes']): string[] {
  return Object.keys(graph).filter((id) => nodes[graph[id]?.class_type ?? '']?.isOutput)
}

function refuse(type: string, message: string, details: string): Invalid {
  return { error: { type, message, details, extra_info: {} }, node_errors: {} }
}

function checkNode(graph: Graph, id: string, { nodes, hasFile }: Bench): NodeError[] {
  const { class_type = '', inputs = {} } = graph[id] ?? {}
  return Object.entries(nodes[class_type]?.inputs ?? {}).flatMap(([name, spec]) => {
    if (!Object.hasOwn(inputs, name)) return [fault('required_input_missing', 'Required input is missing', name)]
    const value = inputs[name]
    if (Array.isArray(value)) return checkLink(graph, nodes, { name, spec, link: value })
    return checkValue({ name, spec, value }, hasFile)
  })
}

function fault(type: string, message: string, details: string): NodeError {
  return { type, message, details, extra_info: {} }
}

function checkLink(
  graph: Graph,
  nodes: Bench['nodes'],
  { name, spec, link }: { name: string; spec: InputSpec; link: unknown[] },
): NodeError[] {
  const [from, place] = link
  const node = typeof from === 'string' ? graph[from] : undefined
  const outputType = node && typeof place === 'number' ? nodes[node.class_type]?.outputs[place] : undefined
  if (outputType === undefined) return [fault('bad_linked_input', 'Bad linked input, must be a length-2 list', name)]
  const mismatch = fault('return_type_mismatch', 'Return type mismatch between linked nodes', `${name}, ${outputType}`)
  return outputType === spec ? [] : [mismatch]
}

function checkValue(
  { name, spec, value }: { name: string; spec: InputSpec; value: unknown },
  hasFile: (name: string) => boolean,
): NodeError[] {
  if (spec === 'STRING')
    return typeof value === 'string' ? [] : [fault('invalid_input_type', 'Failed to convert', name)]
  if (spec === 'FILE') {
    const isThere = typeof value === 'string' && hasFile(value)
    const details = `${name} - Invalid image file: ${String(value)}`
    return isThere ? [] : [fault('custom_validation_failed', 'Custom validation failed for node', details)]
  }
  if (typeof spec === 'string') return [fault('required_input_missing', 'Required input is missing', name)]
  if ('kind' in spec) return checkNumber(name, spec, value)
  const isListed = spec.some((one) => one === value)
  const details = `${name}: '${String(value)}' not in [${spec.map((one) => `'${one}'`).join(', ')}]`
  return isListed ? [] : [fault('value_not_in_list', 'Value not in list', details)]
}

function checkNumber(name: string, { kind, min, max }: NumberSpec, value: unknown): NodeError[] {
  if (typeof value !== 'number' || (kind === 'INT' && !Number.isInteger(value))) {
    return [fault('invalid_input_type', 'Failed to convert an input value', name)]
  }
  if (value < min) return [fault('value_smaller_than_min', `Value ${value} smaller than min of ${min}`, name)]
  return value > max ? [fault('value_bigger_than_max', `Value ${value} bigger than max of ${max}`, name)] : []
}
