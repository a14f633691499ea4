import { answerFile, type ClipTask, type ClipTasks, linkOf, openClipTasks } from '../clips/clip-tasks.ts'
import { type Faults, openFaults } from '../engines/faults.ts'
import { type HostAnswer, type HostRequest, json, openHost } from '../engines/host.ts'
import { findFault, type KlingWish } from './find-fault.ts'

export interface KlingOptions {
  /** 0, as without it: any free one. */
  port?: number
  key?: string
  /** One step of five from being taken to being done; 2,000 unless told. */
  paceMs?: number
  now?: () => number
}

/** Kling's calls of clips as a relay passes them on, controlled by tests. */
export interface KlingStandIn {
  /** With `/kling`. */
  baseUrl: string
  /** Of the calls `create` and `look`. */
  faults: Faults
  tasks: Pick<ClipTasks<KlingWish>, 'all' | 'next' | 'forget'>
  /** Refuses what comes next so, once. */
  refuses(code: number, message: string, status: number): void
  close(): Promise<void>
}

const DEFAULT_PACE_MS = 2_000
const SHAPES: Readonly<Record<string, readonly [number, number]>> = {
  '16:9': [1280, 720],
  '9:16': [720, 1280],
  '1:1': [960, 960],
}
const ROUTE = /^\/kling\/v1\/videos\/(text2video|image2video)(?:\/([\w.-]+))?$/

const tell = (data: object) => json({ code: 0, message: 'SUCCEED', request_id: 'r', data })
const refuse = (code: number, message: string, status: number) => json({ code, message, request_id: 'r' }, status)

export async function openKlingStandIn(options: KlingOptions = {}): Promise<KlingStandIn> {
  const { port = 0, paceMs = DEFAULT_PACE_MS, now = Date.now, key } = options
  const faults = openFaults()
  const refusals: HostAnswer[] = []
  const tasks = openClipTasks<KlingWish>({ paceMs, now })
  const nameOf = ({ method, path }: HostRequest) =>
    method === 'POST' ? 'create' : path.startsWith('/files/') ? 'file' : 'look'
  const serve = async (request: HostRequest) => {
    const { authorization } = request.headers
    const file = answerFile(tasks, request.path, authorization !== undefined)
    if (file) return file
    if (key !== undefined && authorization !== `Bearer ${key}`) return refuse(1_002, 'access key is invalid', 401)
    const refusal = request.method === 'POST' ? refusals.shift() : undefined
    return refusal ?? answer({ tasks, origin: host.baseUrl }, request)
  }
  const host = await openHost(port, (request) => faults.take(nameOf(request)), serve)
  return {
    baseUrl: `${host.baseUrl}/kling`,
    faults,
    tasks,
    refuses: (code, message, status) => void refusals.push(refuse(code, message, status)),
    close: host.close,
  }
}

interface Shop {
  tasks: ClipTasks<KlingWish>
  origin: string
}

function answer(shop: Shop, { method, path, body }: HostRequest): HostAnswer {
  const [, call, id] = ROUTE.exec(path) ?? []
  if (call !== 'text2video' && call !== 'image2video')
    return refuse(1_203, 'The requested resource does not exist', 404)
  if (method === 'POST' && id === undefined) return create(shop, call, body)
  const task = [...shop.tasks.all.values()].find((one) => one.id === id || one.wish.external_task_id === id)
  const isOfCall = task && ('image' in task.wish || 'image_tail' in task.wish) === (call === 'image2video')
  if (!isOfCall || shop.tasks.standingOf(task).state === 'gone') return refuse(1_203, 'task not found', 404)
  return tell(view(shop, task))
}

function create(shop: Shop, call: 'text2video' | 'image2video', body: Buffer): HostAnswer {
  const wish = readWish(body)
  const fault = wish === null ? 'request body is invalid' : findFault(call, wish)
  if (wish === null || fault !== null) return refuse(1_201, fault ?? '', 400)
  const isKnown = (id: unknown) => [...shop.tasks.all.values()].some(({ wish: one }) => one.external_task_id === id)
  if (wish.external_task_id !== undefined && isKnown(wish.external_task_id)) {
    return refuse(1_201, 'external_task_id already exists', 400)
  }
  const [width, height] = SHAPES[String(wish.aspect_ratio)] ?? [1280, 720]
  const task = shop.tasks.add(
    wish,
    { width, height, seconds: Number(wish.duration ?? 5) },
    `${7_000 + shop.tasks.all.size}`,
  )
  return tell({ ...view(shop, task), task_status: 'submitted' })
}

function readWish(body: Buffer): KlingWish | null {
  try {
    const wish = JSON.parse(body.toString('utf8')) as unknown
    return typeof wish === 'object' && wish !== null ? { ...wish } : null
  } catch {
    return null
  }
}

const STATUSES = {
  waits: 'submitted',
  runs: 'processing',
  done: 'succeed',
  failed: 'failed',
  cancelled: 'failed',
  gone: 'failed',
}

function view({ tasks, origin }: Shop, task: ClipTask<KlingWish>): object {
  const { state } = tasks.standingOf(task)
  const { id, at, fate, shape, wish } = task
  const why = fate === 'is moderated' ? 'Failure to pass the risk control system' : 'The model could not make it.'
  const isSilent = STATUSES[state] !== 'failed' || fate === 'fails in silence'
  const videos = [{ id: `v${id}`, url: linkOf(task, origin), duration: shape.seconds.toFixed(1) }]
  return {
    ...{ task_id: id, task_status: STATUSES[state], task_status_msg: isSilent ? '' : why },
    ...{ task_info: { external_task_id: wish.external_task_id ?? null }, created_at: at, updated_at: at },
    ...(state === 'done' && { task_result: { videos } }),
  }
}
