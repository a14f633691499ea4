import { z } from 'zod'
import { defineKind } from '../kind.ts'
import { engineName, guidance, maxPixels, steps, timeoutSeconds } from '../kind-options.ts'
import { choice, json } from '../option-field.ts'
import { loras, readLoras } from '../remote/loras.ts'
import { openComfyUi } from './adapter.ts'
import { readTemplate, TemplateFault } from './read-template.ts'
import type { ComfyUiSettings } from './settings.ts'
import { type Role, ROLES, type Template } from './template.ts'
import { systemStats } from './wire.ts'

const ANSWER_MS = 20_000

const place = z.union([z.string(), z.array(z.string())])
const pasted = z.strictObject({
  graph: z.unknown(),
  slots: z.record(z.string(), place).default({}),
  output: z.string().nullable().default(null),
  /** Of a clip. */
  framesPerSecond: z.number().min(1).max(60).default(16),
  longest: z.int().min(1).max(30).default(5),
  maxPixels: z.int().min(65_536).max(4_194_304).default(399_360),
})
const pastedGraphs = z.partialRecord(z.enum(ROLES), pasted)

/** Places are a node's number and the name of its input. */
const EXAMPLE = `{
  "imagine": {
    "graph": { … },
    "slots": { "prompt": "6.text", "seed": "3.seed" }
  }
}`

export const comfyUi = defineKind('comfyui', {
  usual: { id: 'comfyui', address: 'http://192.168.1.20:8188', slots: 1 },
  needsKey: false,
  sign: { path: '/system_stats', shape: systemStats },
  fields: {
    checkpoint: engineName,
    nijiCheckpoint: engineName,
    upscaler: engineName,
    references: choice(['ip-adapter', 'reference-latent'], null),
    steps: steps(),
    guidance: guidance(),
    loras,
    maxPixels,
    timeoutSeconds: timeoutSeconds(1_800),
    /** By role a graph as ComfyUI saves it for programs, and which inputs are whose slots. */
    graphs: json(z.string().max(200_000).check(tellFault).nullable().default(null), EXAMPLE),
  },
  open({ id, url, key }, { graphs, loras: text, timeoutSeconds, ...rest }, tools) {
    const read = { graphs: readGraphs(graphs), loras: readLoras(text) }
    const settings = { id, url, key, ...rest, ...read, answerMs: ANSWER_MS, timeoutMs: timeoutSeconds * 1_000 }
    return openComfyUi(settings, tools)
  },
})

/** @throws SyntaxError, ZodError, RoleFault */
function readGraphs(text: string | null): ComfyUiSettings['graphs'] {
  if (text === null) return {}
  const pastedByRole = pastedGraphs.parse(JSON.parse(text))
  const graphs: Record<string, Template> = {}
  for (const role of pastedGraphs.keyType.options) {
    const one = pastedByRole[role]
    if (one !== undefined) graphs[role] = readRole(role, one)
  }
  return graphs
}

interface GraphFault {
  problem: string
  role: string
  detail: string | null
}

/** For a field of a form `params` names what is wrong, and where; for a file the message is a sentence. */
function tellFault(context: z.core.ParsePayload<string>): void {
  const fault = findFault(context.value)
  if (fault === null) return
  const { problem, role, detail } = fault
  const options = detail === null ? [] : [detail]
  const message = [role, problem, ...options].filter((part) => part !== '').join(': ')
  context.issues.push({ code: 'custom', input: context.value, message, params: { problem, at: role, options } })
}

function findFault(text: string): GraphFault | null {
  try {
    readGraphs(text)
    return null
  } catch (error) {
    if (error instanceof RoleFault) return error.fault
    return { problem: error instanceof SyntaxError ? 'not_json' : 'graphs_unreadable', role: '', detail: null }
  }
}

class RoleFault extends Error {
  override name = 'RoleFault'
  readonly fault: GraphFault

  constructor(role: string, { code, detail }: TemplateFault) {
    super(`${role}: ${code}`)
    this.fault = { problem: code, role, detail }
  }
}

/** @throws RoleFault */
function readRole(role: Role, one: z.infer<typeof pasted>): Template {
  try {
    const { framesPerSecond, longest, maxPixels } = one
    const template = readTemplate(role, one)
    return role === 'video' ? { ...template, clip: { framesPerSecond, longest, maxPixels } } : template
  } catch (error) {
    throw error instanceof TemplateFault ? new RoleFault(role, error) : error
  }
}
