import type { RemoteEngine } from '../engine.ts'
import { askServer } from '../openai-images/ask-server.ts'
import { hasCall } from '../openai-images/look-around.ts'
import { refuseContent } from '../remote/about-content.ts'
import { clipAbilities } from '../remote/clip-abilities.ts'
import { type ClipOrder, listNotDrawn, wishesOf } from '../remote/clip-wish.ts'
import { EngineRefused } from '../remote/faults.ts'
import { jsonBody, type Line, openBearerLine } from '../remote/line.ts'
import { type Look, openClipMaker } from '../remote/open-clip-maker.ts'
import type { RemoteTools } from '../remote/tools.ts'
import type { RunwaySettings } from './settings.ts'
import { createdTask, readTask } from './wire.ts'
import { lengthOf, takesLast, writeRequest } from './write-request.ts'

const SUBMIT_TIMEOUT_MS = 120_000
const LOOK_TIMEOUT_MS = 30_000
const STOP_TIMEOUT_MS = 5_000
const MOST_ANSWER_BYTES = 4 * 1024 * 1024
/** Its calls are as they were then. */
const VERSION = { 'x-runway-version': '2024-11-06' }
const CALL = '/v1/image_to_video'

interface Server {
  settings: RunwaySettings
  line: Line
}

/** Runway's calls, at Runway or at a relay: clips that begin with a picture. */
export function openRunway(settings: RunwaySettings, tools: RemoteTools): RemoteEngine {
  const line = openBearerLine(settings, tools, VERSION)
  const server: Server = { settings, line }
  return openClipMaker(
    {
      settings,
      line,
      clips: {
        fromWords: false,
        fromPicture: true,
        toPicture: takesLast(settings),
        longest: Math.max(...settings.lengths),
      },
      abilities: clipAbilities({ extend: 'unavailable', cancel: true }),
      submit: (order, signal) => submit(server, order, signal),
      look: (task, _order, signal) => look(server, task, signal),
      listNotDrawn: (order) => listNotDrawn(order, { loop: true, seconds: lengthOf(order, settings) }),
      stop: (task) => stop(line, task),
      lookAround: (signal) => lookAround(line, signal),
    },
    tools,
  )
}

async function submit({ settings, line }: Server, order: ClipOrder, signal: AbortSignal): Promise<string> {
  const { first, last } = wishesOf(order)
  if (order.verb.kind !== 'video' || first === null || (last !== null && !takesLast(settings))) {
    throw new EngineRefused('engine_lacks_verb')
  }
  const body = jsonBody(await writeRequest(settings, order))
  const timeoutMs = Math.min(SUBMIT_TIMEOUT_MS, settings.timeoutMs)
  const question = { ...body, path: CALL, signal, timeoutMs, maxBytes: MOST_ANSWER_BYTES }
  const read = createdTask.safeParse(await askServer(line, question).catch(refuseContent))
  if (!read.success) throw new EngineRefused('engine_bad_reply', { cause: read.error })
  return read.data
}

const pathOf = (task: string) => `/v1/tasks/${encodeURIComponent(task)}`

async function look({ line, settings }: Server, task: string, signal: AbortSignal): Promise<Look> {
  const timeoutMs = Math.min(LOOK_TIMEOUT_MS, settings.timeoutMs)
  const question = { method: 'GET', path: pathOf(task), signal, timeoutMs, maxBytes: MOST_ANSWER_BYTES } as const
  return readTask(await askServer(line, question))
}

/** What is under way is cancelled, what has ended is deleted. */
async function stop({ outgoing, baseUrl, headers }: Line, task: string): Promise<void> {
  const request = { method: 'DELETE', url: baseUrl + pathOf(task), headers, timeoutMs: STOP_TIMEOUT_MS } as const
  await outgoing.send(request).catch(() => undefined)
}

/** What asks for nothing costs nothing. */
async function lookAround(line: Line, signal: AbortSignal) {
  if (!(await hasCall(line, CALL, signal))) throw new EngineRefused('engine_lacks_call')
  return []
}
