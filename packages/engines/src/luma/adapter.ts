import { z } from 'zod'
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
import type { LumaSettings } from './settings.ts'
import { createdGeneration, generationId, readGeneration } from './wire.ts'
import { LENGTH_S, writeRequest } from './write-request.ts'

const SUBMIT_TIMEOUT_MS = 120_000
const LOOK_TIMEOUT_MS = 30_000
const MOST_ANSWER_BYTES = 4 * 1024 * 1024

interface Server {
  settings: LumaSettings
  line: Line
}

/** Luma's calls, at a relay. It is the only one here that goes on with a clip by itself. */
export function openLuma(settings: LumaSettings, tools: RemoteTools): RemoteEngine {
  const line = openBearerLine(settings, tools)
  const server: Server = { settings, line }
  return openClipMaker(
    {
      settings,
      line,
      clips: { fromWords: true, fromPicture: true, toPicture: true, longest: LENGTH_S },
      abilities: clipAbilities({ extend: 'native', cancel: false }),
      submit: (order, signal) => submit(server, order, signal),
      look: (task, _order, signal) => look(server, task, signal),
      listNotDrawn: (order) => listNotDrawn(order, {}),
      lookAround: (signal) => lookAround(line, signal),
    },
    tools,
  )
}

async function submit(server: Server, order: ClipOrder, signal: AbortSignal): Promise<string> {
  const { first, last } = wishesOf(order)
  if (first === null && last !== null) throw new EngineRefused('engine_lacks_verb')
  const path = pathOf(server, order)
  const body = jsonBody(await writeRequest(order))
  const timeoutMs = Math.min(SUBMIT_TIMEOUT_MS, server.settings.timeoutMs)
  const question = { ...body, path, signal, timeoutMs, maxBytes: MOST_ANSWER_BYTES }
  const read = createdGeneration.safeParse(await askServer(server.line, question).catch(refuseContent))
  if (!read.success) throw new EngineRefused('engine_bad_reply', { cause: read.error })
  return read.data
}

/** @throws EngineRefused when it shall go on with what another engine made */
function pathOf({ settings }: Server, { verb }: ClipOrder): string {
  if (verb.kind === 'video') return '/generations'
  const parent = z.object({ engine: z.literal(settings.id), task: generationId }).safeParse(verb.parent.recipe)
  if (!parent.success) throw new EngineRefused('picture_of_another_engine')
  return `/generations/${encodeURIComponent(parent.data.task)}/extend`
}

async function look({ line, settings }: Server, task: string, signal: AbortSignal): Promise<Look> {
  const path = `/generations/${encodeURIComponent(task)}`
  const timeoutMs = Math.min(LOOK_TIMEOUT_MS, settings.timeoutMs)
  return readGeneration(await askServer(line, { method: 'GET', path, signal, timeoutMs, maxBytes: MOST_ANSWER_BYTES }))
}

/** What asks for nothing costs nothing. */
async function lookAround(line: Line, signal: AbortSignal) {
  if (!(await hasCall(line, '/generations', signal))) throw new EngineRefused('engine_lacks_call')
  return []
}
