import { answerFile, type ClipTask, type ClipTasks, linkOf, openClipTasks, type Standing } from '../clips/clip-tasks.ts'
import { type EngineFault, type Faults, openFaults } from '../engines/faults.ts'
import { type HostAnswer, type HostRequest, json, openHost } from '../engines/host.ts'
import { fillRaster, writePng } from '../engines/png.ts'
import { type Complaint, findFault, MODELS } from './find-fault.ts'
import { readWish, type VideoWish } from './read-wish.ts'

/** OpenAI's own; a relay, which links to files of a vendor; and new-api's generic form, which wraps what it says. */
export type VideoManner = 'openai' | 'relay' | 'new-api'

export interface VideosOptions {
  /** 0, as without it: any free one. */
  port?: number
  key?: string
  manner?: VideoManner
  /** One step of five from being taken to being done; 2,000 unless told. */
  paceMs?: number
  now?: () => number
}

/** The Videos API's external behaviour, controlled by tests. */
export interface OpenAiVideosStandIn {
  /** With `/v1`. */
  baseUrl: string
  /** Of the calls `create`, `look`, `content`, `delete`, `models`. */
  faults: Faults
  tasks: Pick<ClipTasks<VideoWish>, 'all' | 'next' | 'forget'>
  /** The calls that came, oldest first, whatever became of them. */
  asked: readonly string[]
  /** Refuses what comes next so, once. */
  refuses(complaint: Omit<Complaint, 'param'>): void
  close(): Promise<void>
}

const DEFAULT_PACE_MS = 2_000
const MODERATED = { code: 'moderation_blocked', message: 'Your request was blocked by our moderation system.' }
const FAILED = { code: 'internal_error', message: 'The video could not be generated.' }

interface Shop extends Pick<VideosOptions, 'key'> {
  manner: VideoManner
  tasks: ClipTasks<VideoWish>
  origin: () => string
}

export async function openOpenAiVideosStandIn(options: VideosOptions = {}): Promise<OpenAiVideosStandIn> {
  const { port = 0, manner = 'openai', paceMs = DEFAULT_PACE_MS, now = Date.now, key } = options
  const faults = openFaults()
  const asked: string[] = []
  const refusals: HostAnswer[] = []
  const tasks = openClipTasks<VideoWish>({ paceMs, now })
  const shop: Shop = { manner, tasks, origin: () => host.baseUrl, ...(key !== undefined && { key }) }
  const takeFault = (request: HostRequest) => {
    const call = nameOf(request)
    asked.push(call)
    return faults.take(call)
  }
  const serve = async (request: HostRequest, _fault: EngineFault | undefined) => {
    const refusal = nameOf(request) === 'create' ? refusals.shift() : undefined
    return refusal ?? answer(shop, request)
  }
  const host = await openHost(port, takeFault, serve)
  return {
    baseUrl: `${host.baseUrl}/v1`,
    faults,
    tasks,
    asked,
    refuses: (complaint) => void refusals.push(refuse({ param: null, ...complaint })),
    close: host.close,
  }
}

function nameOf({ method, path }: HostRequest): string {
  if (path.startsWith('/files/')) return 'file'
  if (path === '/v1/models') return 'models'
  if (path.endsWith('/content')) return 'content'
  if (method === 'DELETE') return 'delete'
  return method === 'POST' ? 'create' : 'look'
}

const refuse = ({ status, message, param, code }: Complaint): HostAnswer =>
  json({ error: { message, type: 'invalid_request_error', param, code } }, status)

const notFound = (id: string) =>
  refuse({ status: 404, message: `Video with id '${id}' not found.`, param: null, code: 'not_found' })

async function answer(shop: Shop, request: HostRequest): Promise<HostAnswer> {
  const { tasks, key } = shop
  const { authorization } = request.headers
  const file = answerFile(tasks, request.path, authorization !== undefined)
  if (file) return file
  if (key !== undefined && authorization !== `Bearer ${key}`) {
    return refuse({ status: 401, message: 'Incorrect API key provided.', param: null, code: 'invalid_api_key' })
  }
  if (request.path === '/v1/models') return json({ object: 'list', data: [...MODELS.keys()].map((id) => ({ id })) })
  if (request.path === '/v1/videos' && request.method === 'POST') return create(shop, request)
  return answerTask(shop, request)
}

function answerTask(shop: Shop, request: HostRequest): HostAnswer {
  const [, id = '', part = ''] = /^\/v1\/videos\/([\w-]+)(\/content)?$/.exec(request.path) ?? []
  const task = shop.tasks.all.get(id)
  if (!task || shop.tasks.standingOf(task).state === 'gone') return notFound(id)
  if (part !== '') return showContent(shop, task, request)
  return request.method === 'DELETE' ? drop(shop, task) : json(view(shop, task))
}

async function create(shop: Shop, request: HostRequest): Promise<HostAnswer> {
  const wish = await readWish(request)
  if (!wish) return refuse({ status: 400, message: 'We could not parse your request.', param: null, code: null })
  const fault = findFault(wish)
  if (fault) return refuse(fault)
  const [width = 0, height = 0] = String(wish.fields.size ?? '720x1280')
    .split('x')
    .map(Number)
  const shape = { width, height, seconds: Number(wish.fields.seconds ?? 4) }
  const name = `${shop.manner === 'openai' ? 'video' : 'task'}_${shop.tasks.all.size}`
  return json(view(shop, shop.tasks.add(wish, shape, name)))
}

function view(shop: Shop, task: ClipTask<VideoWish>): object {
  const standing = shop.tasks.standingOf(task)
  const link = standing.state === 'done' ? linkOf(task, shop.origin()) : null
  const shown = { ...standing, link, error: errorOf(task, standing) }
  return shop.manner === 'new-api' ? viewWrapped(task, shown) : viewVideo(task, shown, shop.manner)
}

interface Shown extends Standing {
  link: string | null
  error: { code: string; message: string } | null
}

function errorOf({ fate }: ClipTask<VideoWish>, { state }: Standing): Shown['error'] {
  if ((state !== 'failed' && state !== 'cancelled') || fate === 'fails in silence') return null
  return fate === 'is moderated' ? MODERATED : FAILED
}

function viewWrapped({ id }: ClipTask<VideoWish>, { state, share, link, error }: Shown): object {
  const status = { waits: 'QUEUED', runs: 'IN_PROGRESS', done: 'SUCCESS' }[state as string] ?? 'FAILURE'
  const own = { task_id: id, action: 'generate', status, progress: `${Math.floor(share * 100)}%` }
  return { code: 'success', message: '', data: { ...own, fail_reason: error?.message ?? '', result_url: link ?? '' } }
}

function viewVideo({ id, at, wish }: ClipTask<VideoWish>, shown: Shown, manner: VideoManner): object {
  const { state, share, link, error } = shown
  const { model = 'sora-2', prompt, size = '720x1280', seconds = '4' } = wish.fields
  const status = { waits: 'queued', runs: 'in_progress', done: 'completed' }[state as string] ?? 'failed'
  return {
    ...{ id, object: 'video', model, status, progress: Math.floor(share * 100), prompt, size, seconds, error },
    ...{ created_at: Math.floor(at / 1_000), completed_at: null, expires_at: null, remixed_from_video_id: null },
    ...(manner === 'relay' && { task_id: id, metadata: link === null ? {} : { url: link } }),
  }
}

function showContent({ tasks, manner }: Shop, task: ClipTask<VideoWish>, { query }: HostRequest): HostAnswer {
  if (tasks.standingOf(task).state !== 'done') {
    return refuse({ status: 400, message: 'Video is not ready yet.', param: null, code: null })
  }
  if (query.get('variant') === 'thumbnail') {
    // Relays know no variants.
    if (manner !== 'openai') return refuse({ status: 400, message: 'variant', param: 'variant', code: null })
    return {
      status: 200,
      type: 'image/png',
      body: writePng(fillRaster(task.shape.width / 8, task.shape.height / 8, () => [51, 85, 119])),
    }
  }
  const file = tasks.fetch(task)
  if (typeof file === 'number') return refuse({ status: file, message: 'expired', param: null, code: null })
  return { status: 200, type: 'video/mp4', body: file }
}

function drop({ tasks, manner }: Shop, task: ClipTask<VideoWish>): HostAnswer {
  const { state } = tasks.standingOf(task)
  const isUnderWay = state === 'waits' || state === 'runs'
  if (isUnderWay && manner === 'openai') {
    return refuse({ status: 400, message: 'Only ended videos can be deleted.', param: null, code: null })
  }
  tasks.cancel(task)
  return json({ id: task.id, deleted: true, object: 'video.deleted' })
}
