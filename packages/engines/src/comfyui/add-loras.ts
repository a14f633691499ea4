import { type Graph, linkOf, type Template } from './template.ts'

/**
 * Loader nodes of ComfyUI and its GGUF extension; their first output is a model, and where `hasClip` the second is the CLIP text
 * encoder, which a LoRA changes too.
 */
const LOADERS: Readonly<Record<string, { hasClip: boolean }>> = {
  CheckpointLoaderSimple: { hasClip: true },
  CheckpointLoader: { hasClip: true },
  unCLIPCheckpointLoader: { hasClip: true },
  UNETLoader: { hasClip: false },
  UnetLoaderGGUF: { hasClip: false },
}

interface Lora {
  file: string
  weight: number
}

/** Whether the graph has a model that LoRAs can be applied to. */
export function takesLoras({ graph }: Template): boolean {
  return Object.values(graph).some(({ class_type }) => Object.hasOwn(LOADERS, class_type))
}

/** The graph with LoRA nodes between each loader and whatever uses its outputs. */
export function addLoras(template: Template, loras: readonly Lora[]): Template {
  if (loras.length === 0) return template
  const added: Record<string, Graph[string]> = {}
  const ends = new Map<string, { id: string; outputs: number }>()
  for (const [loader, { class_type }] of Object.entries(template.graph)) {
    const kind = Object.hasOwn(LOADERS, class_type) ? LOADERS[class_type] : undefined
    if (kind === undefined) continue
    let before = loader
    for (const [index, lora] of loras.entries()) {
      const id = `${loader} lora ${index + 1}`
      added[id] = kind.hasClip ? addToBoth(before, lora) : addToModel(before, lora)
      before = id
    }
    ends.set(loader, { id: before, outputs: kind.hasClip ? 2 : 1 })
  }
  return { ...template, graph: { ...linkBehind(template.graph, ends), ...added } }
}

function addToBoth(before: string, { file, weight }: Lora): Graph[string] {
  const from = { model: [before, 0], clip: [before, 1] }
  const inputs = { lora_name: file, strength_model: weight, strength_clip: weight, ...from }
  return { class_type: 'LoraLoader', inputs }
}

function addToModel(before: string, { file, weight }: Lora): Graph[string] {
  return {
    class_type: 'LoraLoaderModelOnly',
    inputs: { lora_name: file, strength_model: weight, model: [before, 0] },
  }
}

/** Reconnect inputs from the loader's outputs to the last LoRA's. */
function linkBehind(graph: Graph, ends: ReadonlyMap<string, { id: string; outputs: number }>): Graph {
  const link = (value: unknown) => {
    const from = linkOf(value)
    const end = from === null ? undefined : ends.get(from)
    return end && Array.isArray(value) && Number(value[1]) < end.outputs ? [end.id, value[1] as number] : value
  }
  const nodes = Object.entries(graph).map(([id, node]) => {
    const inputs = Object.fromEntries(Object.entries(node.inputs).map(([name, value]) => [name, link(value)]))
    return [id, { ...node, inputs }] as const
  })
  return Object.fromEntries(nodes)
}
