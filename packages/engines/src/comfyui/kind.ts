import { z } from 'zod'
import { defineKind } from '../kind.ts'
import { engineName, maxPixels, steps, timeoutSeconds } from '../kind-options.ts'
import { openComfyUi } from './adapter.ts'
import { readTemplate, TemplateFault } from './read-template.ts'
import type { ComfyUiSettings } from './settings.ts'

const ANSWER_MS = 20_000

const place = z.union([z.string(), z.array(z.string())])
const pasted = z.strictObject({
  graph: z.unknown(),
  slots: z.record(z.string(), place).default({}),
  output: z.string().nullable().default(null),
})
const pastedGraphs = z.partialRecord(
  z.enum(['imagine', 'image', 'inpaint', 'outpaint', 'upscale', 'references', 'describe']),
  pasted,
)

const options = z.strictObject({
  checkpoint: engineName,
  nijiCheckpoint: engineName,
  upscaler: engineName,
  references: z.enum(['ip-adapter', 'reference-latent']).nullable().default(null),
  steps,
  guidance: z.number().min(1).max(30).nullable().default(null),
  maxPixels,
  /** JSON: by role a graph as ComfyUI saves it for programs, and which inputs are whose slots. */
  graphs: z.string().max(200_000).refine(isReadable, { error: sayFault }).nullable().default(null),
  timeoutSeconds: timeoutSeconds(1_800),
})

export const comfyUi = defineKind({
  options,
  open: ({ id, url, key }, { graphs, timeoutSeconds, ...rest }, tools) =>
    openComfyUi(
      { id, url, key, ...rest, graphs: readGraphs(graphs), answerMs: ANSWER_MS, timeoutMs: timeoutSeconds * 1_000 },
      tools,
    ),
})

/** @throws SyntaxError, ZodError, TemplateFault */
function readGraphs(text: string | null): ComfyUiSettings['graphs'] {
  if (text === null) return {}
  const given = pastedGraphs.parse(JSON.parse(text))
  const graphs: Record<string, ReturnType<typeof readTemplate>> = {}
  for (const role of pastedGraphs.keyType.options) {
    const one = given[role]
    if (one !== undefined) graphs[role] = readTemplate(role, one)
  }
  return graphs
}

function isReadable(text: string): boolean {
  return findFault(text) === null
}

function sayFault({ input }: { input?: unknown }): string {
  return findFault(String(input)) ?? ''
}

function findFault(text: string): string | null {
  try {
    readGraphs(text)
    return null
  } catch (error) {
    if (error instanceof TemplateFault) return error.message
    return error instanceof SyntaxError ? 'is not JSON' : 'must be graphs by role, each with graph, slots and output'
  }
}
