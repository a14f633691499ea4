import type { RemoteEngine } from '../engine.ts'
import { askServer } from '../openai-images/ask-server.ts'
import { hasCall, listModels } from '../openai-images/look-around.ts'
import { clipAbilities } from '../remote/clip-abilities.ts'
import { type ClipOrder, listNotDrawn } from '../remote/clip-wish.ts'
import { EngineRefused } from '../remote/faults.ts'
import { type Line, openBearerLine } from '../remote/line.ts'
import { type Look, openClipMaker } from '../remote/open-clip-maker.ts'
import type { RemoteTools } from '../remote/tools.ts'
import type { OpenAiVideosSettings } from './settings.ts'
import { anyVideo, createdVideo, readVideo } from './wire.ts'
import { lengthOf, writeRequest } from './write-request.ts'

const SUBMIT_TIMEOUT_MS = 120_000
const LOOK_TIMEOUT_MS = 30_000
const STOP_TIMEOUT_MS = 5_000
const MOST_ANSWER_BYTES = 4 * 1024 * 1024

/** The Videos API of OpenAI, or of one of the many relays that speak it, as an engine that makes clips. */
export function openOpenAiVideos(settings: OpenAiVideosSettings, tools: RemoteTools): RemoteEngine {
  const line = openBearerLine(settings, tools)
  return openClipMaker(
    {
      settings,
      line,
      clips: { fromWords: true, fromPicture: true, toPicture: false, longest: Math.max(...settings.lengths) },
      abilities: clipAbilities({ extend: 'unavailable', cancel: false }),
      submit: (order, signal) => submit(line, settings, { order, signal }),
      look: (task, _order, signal) => look(line, settings, { task, signal }),
      listNotDrawn: (order) => listNotDrawn(order, { loop: true, seconds: lengthOf(order, settings) }),
      stop: (task) => stop(line, task),
      lookAround: (signal) => lookAround(line, settings, signal),
    },
    tools,
  )
}

async function submit(
  line: Line,
  settings: OpenAiVideosSettings,
  { order, signal }: { order: ClipOrder; signal: AbortSignal },
): Promise<string> {
  if (order.verb.kind !== 'video' || order.verb.clip.last !== null) throw new EngineRefused('engine_lacks_verb')
  const request = await writeRequest(settings, order)
  const timeoutMs = Math.min(SUBMIT_TIMEOUT_MS, settings.timeoutMs)
  const question = { ...request, path: '/videos', signal, timeoutMs, maxBytes: MOST_ANSWER_BYTES }
  const read = createdVideo.safeParse(await askServer(line, question))
  if (!read.success) throw new EngineRefused('engine_bad_reply', { cause: read.error })
  return read.data
}

const pathOf = (task: string) => `/videos/${encodeURIComponent(task)}`

async function look(
  line: Line,
  settings: OpenAiVideosSettings,
  { task, signal }: { task: string; signal: AbortSignal },
): Promise<Look> {
  const timeoutMs = Math.min(LOOK_TIMEOUT_MS, settings.timeoutMs)
  const question = { method: 'GET', path: pathOf(task), signal, timeoutMs } as const
  const read = anyVideo.safeParse(await askServer(line, { ...question, maxBytes: MOST_ANSWER_BYTES }))
  if (!read.success) throw new EngineRefused('engine_bad_reply', { cause: read.error })
  const content = `${line.baseUrl}${pathOf(task)}/content`
  return readVideo(read.data, { url: content, poster: `${content}?variant=thumbnail` })
}

/** OpenAI deletes what has ended and refuses the rest; relays end what is under way. What comes of it does not matter. */
async function stop({ outgoing, baseUrl, headers }: Line, task: string): Promise<void> {
  const request = { method: 'DELETE', url: baseUrl + pathOf(task), headers, timeoutMs: STOP_TIMEOUT_MS } as const
  await outgoing.send(request).catch(() => undefined)
}

/** Asks only what costs nothing. */
async function lookAround(line: Line, { model }: OpenAiVideosSettings, signal: AbortSignal) {
  const models = await listModels(line, signal)
  if (!(await hasCall(line, '/videos', signal))) throw new EngineRefused('engine_lacks_call')
  return models.includes(model) ? [] : [{ code: 'model_missing', detail: model }]
}
