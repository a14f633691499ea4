import { answerFile, type ClipTask, type ClipTasks, linkOf, openClipTasks } from '../clips/clip-tasks.ts'
import { type Faults, openFaults } from '../engines/faults.ts'
import { type HostAnswer, type HostRequest, json, openHost } from '../engines/host.ts'
import { fillRaster, writePng } from '../engines/png.ts'

/** What is asked for, as it came. */
export type LumaWish = Readonly<Record<string, unknown>>

export interface LumaOptions {
  /** 0, as without it: any free one. */
  port?: number
  key?: string
  /** One step of five from being taken to being done; 2,000 unless told. */
  paceMs?: number
  now?: () => number
}

/** Luma's calls as a relay passes them on, controlled by tests. */
export interface LumaStandIn {
  /** With `/luma`. */
  baseUrl: string
  /** Of the calls `create` and `look`. */
  faults: Faults
  tasks: Pick<ClipTasks<LumaWish>, 'all' | 'next' | 'forget'>
  /** Refuses what comes next so, once. */
  refuses(detail: string, status: number): void
  /** What it goes on with is left out of what it gives from now on. */
  givesOnlyNew(): void
  close(): Promise<void>
}

const DEFAULT_PACE_MS = 2_000
const LENGTH_S = 5
const SHAPES: Readonly<Record<string, readonly [number, number]>> = {
  '16:9': [1360, 752],
  '9:16': [752, 1360],
  '1:1': [1024, 1024],
  '4:3': [1168, 864],
  '3:4': [864, 1168],
  '21:9': [1552, 656],
  '9:21': [656, 1552],
}
const FIELDS = new Set(['user_prompt', 'aspect_ratio', 'loop', 'expand_prompt', 'image_url', 'image_end_url'])
const ROUTE = /^\/luma\/generations(?:\/([\w-]+)(\/extend)?)?\/?$/

const refuse = (detail: string, status: number) => json({ detail }, status)

interface Shop {
  tasks: ClipTasks<LumaWish>
  origin: string
  isWhole: boolean
}

export async function openLumaStandIn(options: LumaOptions = {}): Promise<LumaStandIn> {
  const { port = 0, paceMs = DEFAULT_PACE_MS, now = Date.now, key } = options
  const faults = openFaults()
  const refusals: HostAnswer[] = []
  const tasks = openClipTasks<LumaWish>({ paceMs, now })
  let isWhole = true
  const serve = async (request: HostRequest) => {
    const { authorization } = request.headers
    const file = answerFile(tasks, request.path, authorization !== undefined) ?? answerThumbnail(request.path)
    if (file) return file
    if (key !== undefined && authorization !== `Bearer ${key}`) return refuse('Unauthorized', 401)
    const refusal = request.method === 'POST' ? refusals.shift() : undefined
    return refusal ?? answer({ tasks, origin: host.baseUrl, isWhole }, request)
  }
  const host = await openHost(port, ({ method }) => faults.take(method === 'POST' ? 'create' : 'look'), serve)
  return {
    baseUrl: `${host.baseUrl}/luma`,
    faults,
    tasks,
    refuses: (detail, status) => void refusals.push(refuse(detail, status)),
    givesOnlyNew: () => void (isWhole = false),
    close: host.close,
  }
}

function answerThumbnail(path: string): HostAnswer | null {
  if (!path.startsWith('/thumbnails/')) return null
  return { status: 200, type: 'image/png', body: writePng(fillRaster(170, 94, () => [51, 85, 119])) }
}

function answer(shop: Shop, { method, path, body }: HostRequest): HostAnswer {
  const [route, id, extend] = ROUTE.exec(path) ?? []
  if (route === undefined) return refuse('Not Found', 404)
  const task = shop.tasks.all.get(id ?? '')
  if (method === 'GET') return show(shop, task)
  const wish = readWish(body)
  const fault = wish === null ? 'Invalid body' : findFault(wish)
  if (wish === null || fault !== null) return refuse(fault ?? '', 400)
  if (id === undefined) return create(shop, wish, LENGTH_S)
  return extend === undefined ? refuse('Method Not Allowed', 405) : goOn(shop, wish, task)
}

function show(shop: Shop, task: ClipTask<LumaWish> | undefined): HostAnswer {
  const isThere = task && shop.tasks.standingOf(task).state !== 'gone'
  return isThere ? json(view(shop, task)) : refuse('Generation not found', 404)
}

function goOn(shop: Shop, wish: LumaWish, task: ClipTask<LumaWish> | undefined): HostAnswer {
  if (!task || shop.tasks.standingOf(task).state !== 'done') return refuse('Generation cannot be extended', 400)
  return create(shop, wish, LENGTH_S + (shop.isWhole ? task.shape.seconds : 0))
}

function create(shop: Shop, wish: LumaWish, seconds: number): HostAnswer {
  const [width = 0, height = 0] = SHAPES[String(wish.aspect_ratio)] ?? []
  return json([view(shop, shop.tasks.add(wish, { width, height, seconds }))], 201)
}

function findFault(wish: LumaWish): string | null {
  const unknown = Object.keys(wish).find((name) => !FIELDS.has(name))
  if (unknown !== undefined) return `Unexpected field: ${unknown}`
  const { user_prompt: prompt, aspect_ratio: ratio, loop = false, expand_prompt: expand = true, ...pictures } = wish
  if (typeof prompt !== 'string' || prompt.length < 3 || prompt.length > 5_000)
    return 'Prompt must have 3 to 5000 characters'
  if (!(String(ratio) in SHAPES)) return 'Invalid aspect ratio'
  if (typeof loop !== 'boolean' || typeof expand !== 'boolean') return 'Invalid flag'
  const isAddress = (value: unknown) =>
    typeof value === 'string' && /^(https?:\/\/|data:image\/(jpeg|png|webp);base64,)/.test(value)
  return Object.values(pictures).every(isAddress) ? null : 'Invalid image'
}

function readWish(body: Buffer): LumaWish | null {
  try {
    const wish = JSON.parse(body.toString('utf8')) as unknown
    return typeof wish === 'object' && wish !== null ? { ...wish } : null
  } catch {
    return null
  }
}

const STATES = {
  waits: 'pending',
  runs: 'processing',
  done: 'completed',
  failed: 'failed',
  cancelled: 'failed',
  gone: 'failed',
}

function view({ tasks, origin }: Shop, task: ClipTask<LumaWish>): object {
  const { state } = tasks.standingOf(task)
  const { id, at, fate, shape, wish } = task
  const isFailed = STATES[state] === 'failed' && fate !== 'fails in silence'
  const why = fate === 'is moderated' ? 'Frame moderation failed.' : 'The job could not be finished.'
  const url = linkOf(task, origin)
  const { width, height } = shape
  const thumbnail = { url: `${origin}/thumbnails/${id}.png`, width, height }
  return {
    ...{ id, prompt: wish.user_prompt, state: STATES[state], created_at: new Date(at).toISOString(), liked: null },
    ...{ failure_reason: isFailed ? why : null, estimate_wait_seconds: state === 'waits' ? 30 : null },
    ...(state === 'done'
      ? { video: { url, width, height, thumbnail: null, download_url: url }, thumbnail }
      : { video: null }),
  }
}
