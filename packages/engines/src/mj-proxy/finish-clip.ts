import { EngineUnreachable, type Clip, type Report } from '../engine.ts'
import { type ClipOrder, listNotDrawn, requireWhole, wishesOf } from '../remote/clip-wish.ts'
import { EngineRefused } from '../remote/faults.ts'
import { type ClipSource, fetchClip } from '../remote/fetch-clip.ts'
import { fetchPoster } from '../remote/fetch-poster.ts'
import { cropTo } from '../remote/show-picture.ts'
import type { Line } from '../remote/line.ts'
import { createPatience } from './ask-task.ts'
import { type Proxy, ProxyRefused } from './settings.ts'
import type { ProxyTask } from './wire.ts'

const ALMOST_PERCENT = 99
const TIMEOUT_MS = 5 * 60_000

export interface MadeClip {
  order: ClipOrder
  task: ProxyTask
  /** What we told the proxy of it. */
  state: string
}

/** The clip of a task that has ended. @throws ProxyRefused, the signal's reason */
export async function* finishClip(proxy: Proxy, made: MadeClip, signal: AbortSignal): AsyncGenerator<Report> {
  const url = linkOf(made.task)
  if (url === null) throw new ProxyRefused('clip_missing')
  yield { state: 'drawing', progress: ALMOST_PERCENT, preview: null }
  const clip = await takeClip(proxy, { ...made, url }, signal)
  yield { state: 'done', pictures: [], clips: [clip], notDrawn: listNotDrawn(made.order, {}) }
}

function linkOf({ videoUrl, videoUrls }: ProxyTask): string | null {
  return videoUrls[0] ?? (videoUrl || null)
}

async function takeClip(
  proxy: Proxy,
  { order, task, state, url }: MadeClip & { url: string },
  signal: AbortSignal,
): Promise<Clip> {
  const line = lineTo(proxy)
  const timeoutMs = proxy.settings.timeoutMs ?? TIMEOUT_MS
  const locate = () => findLink(proxy, { taskId: task.id, state }, signal)
  const source: ClipSource = { line, pause: proxy.tools.pause, timeoutMs, locate }
  const fetched = await refuseAsProxy(async () => {
    const whole = await fetchClip(source, url, signal)
    requireWhole(order, whole)
    return whole
  })
  const { first } = wishesOf(order)
  const shown = task.imageUrl ? await fetchPoster(line, task.imageUrl, signal) : null
  const poster = first === null ? shown : await cropTo(first.png, fetched)
  return { ...fetched, poster, recipe: { engine: proxy.settings.id, task: task.id, index: 0 } }
}

/** Files may lie with strangers, who never see the key. */
function lineTo({ settings, tools: { outgoing, clock } }: Proxy): Line {
  return { outgoing, clock, baseUrl: settings.baseUrl.replace(/\/+$/, ''), headers: {} }
}

/** Where it lies now; null: the proxy does not say. */
async function findLink(
  proxy: Proxy,
  ours: { taskId: string; state: string },
  signal: AbortSignal,
): Promise<string | null> {
  try {
    const task = await createPatience(proxy, ours).next(signal)
    return task && linkOf(task)
  } catch (error) {
    // It was there: what is said now does not undo that.
    if (error instanceof ProxyRefused || error instanceof EngineUnreachable) return null
    throw error
  }
}

async function refuseAsProxy<T>(fetching: () => Promise<T>): Promise<T> {
  try {
    return await fetching()
  } catch (cause) {
    throw cause instanceof EngineRefused ? new ProxyRefused(cause.reason, { cause }) : cause
  }
}
