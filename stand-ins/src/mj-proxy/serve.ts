import type { IncomingMessage, ServerResponse } from 'node:http'
import { spoilClip, writeClip } from '../clips/write-clip.ts'
import type { Books, Task } from './books.ts'
import { colourOf, drawNamed, drawPng } from './draw-png.ts'
import { type AnswerFault, type Faults, isAnswerFault, type SubmitFault } from './faults.ts'
import type { openNotices } from './notices.ts'
import { refuseAtRelay, RELAY_PAGE, relayError, relayRefusal, stripAtRelay, tellAtRelay } from './relay.ts'
import type { MjProxySettings, AcceptedSubmit } from './settings.ts'
import { answerWrongly, send } from './answer-wrongly.ts'
import { type Answer, type SubmitRequest, refusal } from './begin-task.ts'
import { takeSubmit } from './take-submit.ts'
import type { VirtualClock } from './virtual-clock.ts'

export interface Shop {
  settings: MjProxySettings
  clock: VirtualClock
  faults: Faults
  books: Books
  taken: AcceptedSubmit[]
  asked: Map<string, number>
  hear(): void
  notices: ReturnType<typeof openNotices>
  view(task: Task): Record<string, unknown>
}

const MOST_LISTED = 100
const PAGE = { 'content-type': 'text/html' }
const ROUTE =
  /^(?<speed>\/mj-(?:fast|relax|turbo))?\/mj\/(?<kind>submit|task)\/(?<name>[^/]+)(?:\/(?<act>fetch|cancel|image-seed))?$/

export async function serve(shop: Shop, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, search } = new URL(request.url ?? '/', 'http://stand-in')
  const picture = /^\/pictures\/(\d+)\.png$/.exec(pathname)?.[1]
  if (picture !== undefined) {
    // Pictures may lie with strangers, who must never see a key.
    if (isKeyIn(request)) return send(response, 400, '')
    return sendPicture(shop, picture, search !== '', response)
  }
  const clip = /^\/clips\/(\d+)\.mp4$/.exec(pathname)?.[1]
  if (clip !== undefined) return sendClip(shop, { id: clip, isKeyShown: isKeyIn(request) }, response)
  await answerCall(shop, { pathname, request }, response)
}

function isKeyIn({ headers }: IncomingMessage): boolean {
  return (headers.authorization ?? headers['mj-api-secret']) !== undefined
}

interface Call {
  pathname: string
  request: IncomingMessage
}

async function answerCall(shop: Shop, { pathname, request }: Call, response: ServerResponse): Promise<void> {
  const body = await readBody(request)
  const { speed = '', kind, name = '', act = '' } = ROUTE.exec(pathname)?.groups ?? {}
  const path = act === '' ? `${kind}/${name}` : `task/${act}`
  shop.asked.set(path, (shop.asked.get(path) ?? 0) + 1)
  shop.hear()
  const refused = checkKey(shop.settings, request)
  if (refused !== null) return send(response, refused, '')
  if (kind === 'submit') return answerSubmit(shop, { verb: name, speed, body }, response)
  if (kind === 'task') return answerTask(shop, { name, act, body }, response)
  send(response, 404, '')
}

/** The status of the refusal, or null. */
function checkKey({ dialect, key }: MjProxySettings, { headers }: IncomingMessage): 401 | 403 | null {
  const secret = headers['mj-api-secret']
  if (dialect === 'plus') return secret === key ? null : 401
  const token = headers.authorization ?? secret
  if (token === undefined) return 401
  return token === key ? null : 403
}

function answerSubmit(
  shop: Shop,
  { verb, speed, body }: Omit<AcceptedSubmit, 'taskId'> & { verb: string },
  response: ServerResponse,
): void {
  const fault = shop.faults.take('submit')
  if (fault !== null && !isAfter(fault)) return answerRefusal(shop, fault, response)
  const { settings, books } = shop
  const refused = settings.isRelayed ? refuseAtRelay(books, verb, body) : null
  if (refused) return send(response, 400, refused)
  const answer = takeAsked(shop, verb, body)
  if (answer === null) return send(response, 404, '')
  const task = books.tasks.get(String(answer.result))
  if (task) {
    shop.taken.push({ verb, taskId: task.id, speed, body })
    if (task.startAt !== null) shop.notices.follow(task)
  }
  const altered = tellOtherwise(shop, fault, answer)
  if (fault === 'lost' || fault === 'hanging' || fault === 'truncated') return answerWrongly(fault, altered, response)
  const { httpStatus = 200, ...seen } = altered
  send(response, httpStatus, seen)
}

function takeAsked({ settings, clock, books, faults }: Shop, verb: string, body: SubmitRequest): Answer | null {
  const { dialect, isRemix = false, isRelayed = false, regionWaitsAs = 'MODAL' } = settings
  const desk = { dialect, isRemix, regionWaitsAs, books, now: clock.now(), fate: faults.take('fate') }
  if (!isRelayed) return takeSubmit(desk, verb, body)
  const answer = takeSubmit(desk, verb, stripAtRelay(body))
  return answer && tellAtRelay(answer, body)
}

/** These faults let the submit be taken. */
function isAfter(fault: AnswerFault | SubmitFault): boolean {
  return ['lost', 'hanging', 'truncated', 'queued', 'existed', 'number-id', 'duplicate-id'].includes(fault)
}

function tellOtherwise({ books }: Shop, fault: string | null, answer: Answer): Answer {
  if (fault === 'queued')
    return { ...answer, code: 22, description: '排队中，前面还有2个任务', properties: { numberOfQueues: 2 } }
  if (fault === 'existed') {
    return { ...answer, code: 21, description: '任务已存在', properties: { status: 'SUBMITTED', imageUrl: null } }
  }
  if (fault === 'number-id') return { ...answer, result: Number(answer.result) }
  const [oldest] = books.tasks.keys()
  return fault === 'duplicate-id' ? { ...answer, result: oldest ?? null } : answer
}

function answerRefusal({ settings }: Shop, fault: AnswerFault | SubmitFault, response: ServerResponse): void {
  if (fault === 'queue-full') {
    return send(response, 200, refusal(settings.dialect === 'trueai' ? 9 : 23, '队列已满，请稍后尝试'))
  }
  const refused = REFUSALS[fault]
  if (refused) return send(response, refused.status ?? 200, refused.body)
  if (isAnswerFault(fault)) answerWrongly(fault, {}, response)
}

const REFUSALS: Readonly<Partial<Record<string, { status?: number; body: object }>>> = {
  refuses: { body: refusal(4, '参数错误') },
  'no-account': { body: refusal(3, '无可用的账号实例') },
  'system-failure': { body: refusal(9, '系统异常') },
  'banned-word': {
    body: { ...refusal(24, '可能包含敏感词'), properties: { promptEn: 'x', bannedWord: 'x' } },
  },
  'no-price': { status: 400, body: relayError('model price not set') },
  'no-permission': { status: 403, body: relayError('该令牌无权访问模型 mj_imagine') },
  'day-limit': { body: { success: false, code: -1, message: '今日绘图次数已达上限', timestamp: '0' } },
}

function answerTask(
  shop: Shop,
  { name, act, body }: { name: string; act: string; body: SubmitRequest },
  response: ServerResponse,
): void {
  const fault = shop.faults.take(placeOf(act))
  if (fault !== null) return answerWrongly(fault, { id: name }, response)
  if (shop.settings.isRelayed && (act === 'cancel' || name === 'list')) return send(response, 200, RELAY_PAGE, PAGE)
  if (act === '') return sendList(shop, name, body, response)
  const task = shop.books.tasks.get(name)
  if (act === 'cancel') return cancel(shop, task, response)
  if (act !== 'fetch') return send(response, 404, '')
  sendTask(shop, task, response)
}

function sendTask({ clock, settings, view }: Shop, task: Task | undefined, response: ServerResponse): void {
  const isGone = !task || (task.fate === 'vanishes' && clock.now() - task.submitAt > 5_000)
  if (!isGone) return send(response, 200, view(task))
  if (settings.isRelayed) return send(response, 400, relayRefusal('task_no_found'))
  send(response, settings.dialect === 'plus' ? 200 : 204, '')
}

function placeOf(act: string): 'list' | 'cancel' | 'fetch' {
  if (act === '') return 'list'
  return act === 'cancel' ? 'cancel' : 'fetch'
}

function sendList(
  { settings, books, view }: Shop,
  name: string,
  { ids }: SubmitRequest,
  response: ServerResponse,
): void {
  const taskIds: unknown[] = Array.isArray(ids) ? ids : []
  const all = [...books.tasks.values()].reverse()
  const views = (tasks: Task[]) => tasks.map(view)
  if (name === 'list-by-condition' || name === 'list-by-ids') {
    return send(response, 200, views(all.filter(({ id }) => taskIds.includes(id))))
  }
  if (name !== 'list') return send(response, 404, '')
  const { dialect, mostListed = dialect === 'trueai' ? MOST_LISTED : Infinity } = settings
  send(response, 200, views(all.slice(0, mostListed)))
}

function cancel({ settings, clock, view }: Shop, task: Task | undefined, response: ServerResponse): void {
  const status = task && view(task).status
  const isOver = status === 'SUCCESS' || status === 'FAILURE' || status === 'CANCEL'
  if (task && !isOver) task.cancelAt = clock.now()
  if (settings.dialect === 'trueai') return send(response, 200, '')
  send(response, 200, task ? { code: 1, description: '成功' } : { code: 3, description: '任务不存在' })
}

const HUGE_BYTES = 30 * 1024 * 1024
const PNG = { 'content-type': 'image/png' }

function sendPicture({ books, faults }: Shop, id: string, isPreview: boolean, response: ServerResponse): void {
  const task = books.tasks.get(id)
  const fault = isPreview ? null : faults.take('picture')
  if (!task || fault === 'not-found') return send(response, 404, '')
  switch (fault) {
    case 'unavailable':
      return send(response, 503, '')
    case 'html':
      return send(response, 200, '<html>signed link expired</html>', PNG)
    case '30-mb':
      return send(response, 200, Buffer.alloc(HUGE_BYTES), PNG)
    case 'redirect':
      return send(response, 302, '', { location: 'http://169.254.169.254/' })
    case 'truncated':
      return send(response, 200, drawTask(task).subarray(0, 80), PNG)
    default:
      // What it says of itself is wrong on purpose: nobody may believe it.
      return send(response, 200, drawTask(task), { 'content-type': 'application/octet-stream' })
  }
}

/** With the faults of pictures. */
function sendClip(
  { books, faults }: Shop,
  { id, isKeyShown }: { id: string; isKeyShown: boolean },
  response: ServerResponse,
): void {
  const task = books.tasks.get(id)
  const fault = faults.take('picture')
  if (isKeyShown) return send(response, 400, '')
  if (!task || fault === 'not-found') return send(response, 404, '')
  const { tile, seconds = 0 } = task
  const clip = writeClip({ ...tile, seconds }, id)
  switch (fault) {
    case 'unavailable':
      return send(response, 503, '')
    case 'html':
      return send(response, 200, spoilClip(clip, 'HTML'))
    case '30-mb':
      return send(response, 200, Buffer.alloc(HUGE_BYTES))
    case 'redirect':
      return send(response, 302, '', { location: 'http://169.254.169.254/' })
    case 'truncated':
      return send(response, 200, spoilClip(clip, 'truncated'))
    default:
      return send(response, 200, clip, { 'content-type': 'application/octet-stream' })
  }
}

function drawTask({ tile, shows, result }: Task): Buffer {
  if (result !== 'grid') return drawPng(tile, () => colourOf(shows.name, shows.tile))
  return drawNamed(shows.name, { width: tile.width * 2, height: tile.height * 2 })
}

async function readBody(request: IncomingMessage): Promise<SubmitRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  if (text === '') return {}
  return JSON.parse(text) as SubmitRequest
}
