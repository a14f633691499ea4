import { randomUUID } from 'node:crypto'
import { answerFile, type ClipTask, type ClipTasks, linkOf, openClipTasks } from '../clips/clip-tasks.ts'
import { type Faults, openFaults } from '../engines/faults.ts'
import { type HostAnswer, type HostRequest, json, openHost } from '../engines/host.ts'

/** What is asked for, as it came. */
export type RunwayWish = Readonly<Record<string, unknown>>

export interface RunwayOptions {
  /** 0, as without it: any free one. */
  port?: number
  key?: string
  /** One step of five from being taken to being done; 2,000 unless told. */
  paceMs?: number
  now?: () => number
}

/** Runway's calls, controlled by tests. */
export interface RunwayStandIn {
  /** With `/runwayml`. */
  baseUrl: string
  /** Of the calls `create` and `look`. */
  faults: Faults
  tasks: Pick<ClipTasks<RunwayWish>, 'all' | 'next' | 'forget'>
  /** Refuses what comes next so, once. */
  refuses(error: string, status: number): void
  close(): Promise<void>
}

interface Model {
  ratios: readonly string[]
  takesLast: boolean
}

const MODELS: ReadonlyMap<unknown, Model> = new Map<unknown, Model>([
  ['gen4_turbo', { ratios: ['1280:720', '720:1280', '1104:832', '832:1104', '960:960', '1584:672'], takesLast: false }],
  ['gen3a_turbo', { ratios: ['1280:768', '768:1280'], takesLast: true }],
])
const DEFAULT_PACE_MS = 2_000
const VERSION = '2024-11-06'
const FIELDS = new Set([
  'model',
  'promptImage',
  'promptText',
  'ratio',
  'duration',
  'seed',
  'watermark',
  'contentModeration',
])
const MOST_SEEDS = 2 ** 32

const refuse = (error: string, status: number) => json({ error, docUrl: 'https://docs.dev.runwayml.com/api' }, status)

export async function openRunwayStandIn(options: RunwayOptions = {}): Promise<RunwayStandIn> {
  const { port = 0, paceMs = DEFAULT_PACE_MS, now = Date.now, key } = options
  const faults = openFaults()
  const refusals: HostAnswer[] = []
  const tasks = openClipTasks<RunwayWish>({ paceMs, now })
  const serve = async (request: HostRequest) => {
    const { authorization, 'x-runway-version': version } = request.headers
    const file = answerFile(tasks, request.path, authorization !== undefined)
    if (file) return file
    if (key !== undefined && authorization !== `Bearer ${key}`) return refuse('The API token is invalid.', 401)
    if (version !== VERSION) return refuse('The X-Runway-Version header is missing or invalid.', 400)
    const refusal = request.method === 'POST' ? refusals.shift() : undefined
    return refusal ?? answer(tasks, host.baseUrl, request)
  }
  const host = await openHost(port, ({ method }) => faults.take(method === 'POST' ? 'create' : 'look'), serve)
  return {
    baseUrl: `${host.baseUrl}/runwayml`,
    faults,
    tasks,
    refuses: (error, status) => void refusals.push(refuse(error, status)),
    close: host.close,
  }
}

function answer(tasks: ClipTasks<RunwayWish>, origin: string, { method, path, body }: HostRequest): HostAnswer {
  if (path === '/runwayml/v1/image_to_video' && method === 'POST') return create(tasks, body)
  const id = /^\/runwayml\/v1\/tasks\/([\w-]+)$/.exec(path)?.[1]
  if (id === undefined) return refuse('Not found.', 404)
  const task = tasks.all.get(id)
  if (!task || tasks.standingOf(task).state === 'gone') return refuse('Task not found.', 404)
  if (method !== 'DELETE') return json(view(tasks, task, origin))
  tasks.cancel(task)
  return { status: 204, type: 'application/json', body: Buffer.alloc(0) }
}

function create(tasks: ClipTasks<RunwayWish>, body: Buffer): HostAnswer {
  const wish = readWish(body)
  const issue = wish === null ? 'body' : (findFault(wish) ?? findFaultOfPictures(wish))
  if (wish === null || issue !== null) return json({ error: `Validation of body failed: ${issue}`, issues: [] }, 400)
  const [width = 0, height = 0] = String(wish.ratio).split(':').map(Number)
  return json({ id: tasks.add(wish, { width, height, seconds: Number(wish.duration ?? 10) }, randomUUID()).id })
}

function readWish(body: Buffer): RunwayWish | null {
  try {
    const wish = JSON.parse(body.toString('utf8')) as unknown
    return typeof wish === 'object' && wish !== null ? { ...wish } : null
  } catch {
    return null
  }
}

/** Null: nothing is wrong. */
function findFault(wish: RunwayWish): string | null {
  const unknown = Object.keys(wish).find((name) => !FIELDS.has(name))
  if (unknown !== undefined) return `Unrecognized key: ${unknown}`
  const { model, ratio, duration = 10, promptText = '', seed = 0 } = wish
  const known = MODELS.get(model)
  if (!known) return 'model'
  if (!known.ratios.some((one) => one === ratio)) return 'ratio'
  if (duration !== 5 && duration !== 10) return 'duration'
  if (typeof promptText !== 'string' || promptText.length > 1_000) return 'promptText'
  return isSeed(seed) ? null : 'seed'
}

const isSeed = (seed: unknown) => Number.isInteger(seed) && Number(seed) >= 0 && Number(seed) < MOST_SEEDS

function findFaultOfPictures({ model, promptImage }: RunwayWish): string | null {
  const pictures = (Array.isArray(promptImage) ? promptImage : [{ uri: promptImage, position: 'first' }]) as {
    uri?: unknown
    position?: unknown
  }[]
  const isAddress = (uri: unknown) =>
    typeof uri === 'string' && /^(https:\/\/|data:image\/(jpeg|png|webp);base64,)/.test(uri)
  const most = MODELS.get(model)?.takesLast ? 2 : 1
  if (pictures.length === 0 || pictures.length > most || !pictures.every(({ uri }) => isAddress(uri)))
    return 'promptImage'
  const allowed = most === 2 ? ['first', 'last'] : ['first']
  return pictures.every(({ position }) => allowed.some((one) => one === position)) ? null : 'promptImage.position'
}

const STATUSES = {
  waits: 'PENDING',
  runs: 'RUNNING',
  done: 'SUCCEEDED',
  failed: 'FAILED',
  cancelled: 'CANCELLED',
  gone: 'FAILED',
}
const MODERATED = { failure: 'An input was flagged by content moderation.', failureCode: 'SAFETY.INPUT.TEXT' }
const FAILED = { failure: 'An unexpected error occurred.', failureCode: 'INTERNAL.BAD_OUTPUT.CODE01' }

function view(tasks: ClipTasks<RunwayWish>, task: ClipTask<RunwayWish>, origin: string): object {
  const { state, share } = tasks.standingOf(task)
  const { id, at, fate } = task
  const why = fate === 'is moderated' ? MODERATED : FAILED
  return {
    ...{ id, status: STATUSES[state], createdAt: new Date(at).toISOString() },
    ...(state === 'runs' && { progress: share }),
    ...(state === 'done' && { output: [linkOf(task, origin)] }),
    ...(state === 'failed' && fate !== 'fails in silence' && why),
  }
}
