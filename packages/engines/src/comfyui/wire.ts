import { z } from 'zod'

/** Older servers list values as they are, newer ones say that it is a list first. */
const bareChoices = z
  .tuple([z.array(z.unknown())])
  .rest(z.unknown())
  .transform(([values]) => values)
const namedChoices = z
  .tuple([z.string(), z.object({ options: z.array(z.unknown()) })])
  .rest(z.unknown())
  .transform(([, { options }]) => options)
const choices = z
  .union([bareChoices, namedChoices])
  .transform((values) => values.filter((value) => typeof value === 'string'))

const inputs = z.record(z.string(), z.unknown()).catch({})

/** What a server says of its nodes, by their names. */
export const objectInfo = z.record(
  z.string(),
  z.object({ input: z.object({ required: inputs }).catch({ required: {} }) }),
)

/** Values that an input of a node may have. */
export function readChoices(info: z.infer<typeof objectInfo>, node: string, input: string): string[] {
  const parsed = choices.safeParse(info[node]?.input.required[input])
  return parsed.success ? parsed.data : []
}

export const systemStats = z.object({
  system: z.object({
    comfyui_version: z.string().nullable().catch(null),
    argv: z.array(z.string()).catch([]),
  }),
})

export const promptId = z.string().regex(/^[\w.:-]{1,200}$/)
export const submitted = z.object({ prompt_id: promptId })

/** A "no": what is wrong with the graph, as a whole and node by node. */
export const invalid = z.object({
  error: z
    .union([z.string(), z.object({ message: z.string(), details: z.string().catch('') })])
    .transform((error) => (typeof error === 'string' ? { message: error, details: '' } : error)),
  node_errors: z
    .record(
      z.string(),
      z.object({ errors: z.array(z.object({ message: z.string(), details: z.string().catch('') })).catch([]) }),
    )
    .catch({}),
})

const graph = z.record(z.string(), z.object({ class_type: z.string(), inputs: z.record(z.string(), z.unknown()) }))

/** Number, id, graph, what was said with it, ids of outputs; of some servers more. */
const queued = z
  .tuple([
    z.unknown(),
    promptId,
    graph.catch({}),
    z.looseObject({ client_id: z.string().nullable().catch(null) }).catch({ client_id: null }),
    z.array(z.coerce.string()).catch([]),
  ])
  .rest(z.unknown())
  .transform(([, id, sent, { client_id }, outputs]) => ({ id, graph: sent, client: client_id, outputs }))

export type Queued = z.infer<typeof queued>

/** What cannot be read is somebody else's. */
const listed = z.array(z.unknown()).transform((items) => items.flatMap((item) => queued.safeParse(item).data ?? []))

export const queue = z.object({ queue_running: listed, queue_pending: listed })

const image = z.object({
  filename: z.string().min(1),
  subfolder: z.string().catch(''),
  type: z.string().catch('output'),
})

export type ImageRef = z.infer<typeof image>

/** What cannot be read is left out. */
function lenientList<Item extends z.ZodType>(item: Item) {
  return z.array(z.unknown()).transform((all) =>
    all.flatMap((one): z.output<Item>[] => {
      const read = item.safeParse(one)
      return read.success ? [read.data] : []
    }),
  )
}

/** Of one node: its pictures, and whatever words it shows. */
const output = z.record(z.string(), z.unknown()).transform((shown) => ({
  images: lenientList(image).catch([]).parse(shown.images),
  /** Whatever may be a clip: nodes list theirs among pictures, or apart. */
  files: [shown.images, shown.gifs, shown.videos].flatMap((list) => lenientList(image).catch([]).parse(list)),
  words: Object.values(shown).flatMap((value) => lenientList(z.string()).parse([value].flat())),
}))

const executionMessage = z
  .tuple([z.string(), z.looseObject({ exception_message: z.string().nullable().catch(null) })])
  .rest(z.unknown())

const status = z.object({
  status_str: z.string().catch(''),
  completed: z.boolean().nullable().catch(null),
  messages: lenientList(executionMessage).catch([]),
})

/** What became of a prompt. Servers of old tell no status. */
export const historyEntry = z.object({
  prompt: queued.nullable().catch(null),
  outputs: z.record(z.string(), output.catch({ images: [], files: [], words: [] })).catch({}),
  status: status.nullable().catch(null),
})

export type HistoryEntry = z.infer<typeof historyEntry>

export const history = z.record(z.string(), z.unknown())

export const uploaded = z.object({
  name: z.string().min(1),
  subfolder: z.string().catch(''),
  type: z.string().catch('input'),
})

const nodeId = z.union([z.string(), z.number()]).transform(String)
const nodeState = z.object({ value: z.number().catch(0), max: z.number().catch(0), state: z.string().catch('') })

/** Of a socket: a word, and what it is about. */
export const socketEvent = z.object({
  type: z.string(),
  data: z
    .object({
      prompt_id: promptId.optional().catch(undefined),
      /** Null: nothing any more. */
      node: nodeId.nullish().catch(undefined),
      value: z.number().optional().catch(undefined),
      max: z.number().optional().catch(undefined),
      nodes: z
        .union([z.array(nodeId), z.record(z.string(), nodeState.catch({ value: 0, max: 0, state: '' }))])
        .optional()
        .catch(undefined),
    })
    .catch({}),
})

export type SocketEvent = z.infer<typeof socketEvent>

/** What is said of a preview. */
export const previewMetadata = z.object({
  prompt_id: promptId.optional().catch(undefined),
  node_id: nodeId.optional().catch(undefined),
})

/** What we know a handed over prompt by. */
export const storedTicket = z.union([
  z.object({ engine: z.string(), refused: z.string(), said: z.string().optional() }),
  z.object({ engine: z.string(), words: z.literal(true) }),
  z.object({ engine: z.string(), prompt: promptId, client: z.string(), outputs: z.string(), samplers: z.string() }),
])

export type Receipt = Extract<z.infer<typeof storedTicket>, { prompt: string }>
