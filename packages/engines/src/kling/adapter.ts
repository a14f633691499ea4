import { type Attempt, EngineUnreachable, type RemoteEngine, type Ticket } from '../engine.ts'
import { clipAbilities } from '../remote/clip-abilities.ts'
import { type ClipOrder, listNotDrawn, wishesOf } from '../remote/clip-wish.ts'
import { EngineRefused, NotTaken } from '../remote/faults.ts'
import { hasCall } from '../openai-images/look-around.ts'
import { jsonBody, type Line, openBearerLine } from '../remote/line.ts'
import { type Look, openClipMaker } from '../remote/open-clip-maker.ts'
import type { RemoteTools } from '../remote/tools.ts'
import { askKling } from './ask-kling.ts'
import type { KlingSettings } from './settings.ts'
import { createdTask, readTask } from './wire.ts'
import { lackedBy, LENGTHS, writeRequest } from './write-request.ts'

const SUBMIT_TIMEOUT_MS = 120_000
const LOOK_TIMEOUT_MS = 30_000
const WORDS = '/v1/videos/text2video'
const PICTURES = '/v1/videos/image2video'

interface Server {
  settings: KlingSettings
  line: Line
}

/** Kling's calls of clips, at Kling or at a relay. */
export function openKling(settings: KlingSettings, tools: RemoteTools): RemoteEngine {
  const line = openBearerLine(settings, tools)
  const server: Server = { settings, line }
  return openClipMaker(
    {
      settings,
      line,
      clips: { fromWords: true, fromPicture: true, toPicture: true, longest: Math.max(...LENGTHS) },
      abilities: clipAbilities({ extend: 'unavailable', cancel: false }),
      submit: (order, signal) => submit(server, order, signal),
      look: (task, order, signal) => look(server, `${pathOf(order)}/${encodeURIComponent(task)}`, signal),
      listNotDrawn: (order) => listNotDrawn(order, lackedBy(order, settings)),
      recover: (attempt, signal) => recover(server, attempt, signal),
      lookAround: (signal) => lookAround(line, signal),
    },
    tools,
  )
}

const pathOf = (order: ClipOrder) => (wishesOf(order).first === null ? WORDS : PICTURES)

async function submit({ settings, line }: Server, order: ClipOrder, signal: AbortSignal): Promise<string> {
  const { first, last } = wishesOf(order)
  if (order.verb.kind !== 'video' || (first === null && last !== null)) throw new EngineRefused('engine_lacks_verb')
  const body = jsonBody(await writeRequest(settings, order))
  const timeoutMs = Math.min(SUBMIT_TIMEOUT_MS, settings.timeoutMs)
  return readName(await askKling(line, { ...body, path: pathOf(order), signal, timeoutMs }))
}

function readName(data: unknown): string {
  const read = createdTask.safeParse(data)
  if (!read.success) throw new EngineRefused('engine_bad_reply', { cause: read.error })
  return read.data
}

async function look({ settings, line }: Server, path: string, signal: AbortSignal): Promise<Look> {
  const timeoutMs = Math.min(LOOK_TIMEOUT_MS, settings.timeoutMs)
  const told = readTask(await askKling(line, { method: 'GET', path, signal, timeoutMs }))
  if (told === null) throw new EngineRefused('engine_bad_reply')
  return told
}

/** It was told our name for it, and answers to that where Kling itself is asked. A relay that does not may have it all the same. */
async function recover({ settings, line }: Server, { id }: Attempt, signal: AbortSignal): Promise<Ticket | 'unknown'> {
  for (const path of [WORDS, PICTURES]) {
    try {
      const question = {
        method: 'GET',
        path: `${path}/${encodeURIComponent(id)}`,
        signal,
        timeoutMs: LOOK_TIMEOUT_MS,
      } as const
      return { engine: settings.id, task: readName(await askKling(line, question)) }
    } catch (error) {
      if (error instanceof NotTaken) throw new EngineUnreachable(error.message, { cause: error })
      if (!(error instanceof EngineRefused)) throw error
    }
  }
  return 'unknown'
}

/** What asks for nothing costs nothing. */
async function lookAround(line: Line, signal: AbortSignal) {
  if (!(await hasCall(line, WORDS, signal))) throw new EngineRefused('engine_lacks_call')
  return []
}
