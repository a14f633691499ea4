import type { Abilities, Probe, RemoteEngine } from '../engine.ts'
import { drawOrder } from '../remote/draw-order.ts'
import { EngineRefused } from '../remote/faults.ts'
import { jsonBody } from '../remote/line.ts'
import { noteOf } from '../remote/note-of.ts'
import { openSynchronous } from '../remote/open-synchronous.ts'
import type { RemoteTools } from '../remote/tools.ts'
import { askServer } from './ask-server.ts'
import { openServer, type Server } from './server.ts'
import type { OpenAiImagesSettings } from './settings.ts'
import { openStudio } from './studio.ts'
import { modelList } from './wire.ts'

const SLOTS = 4
const PROBE_TIMEOUT_MS = 10_000

/** The Images API of OpenAI, or of one of the many servers that speak it, as an engine. */
export function openOpenAiImages(settings: OpenAiImagesSettings, tools: RemoteTools): RemoteEngine {
  const server = openServer(settings, tools)
  const work = openSynchronous(settings.id, tools, (order, run) => drawOrder(openStudio(server, order, run), order))
  return {
    id: settings.id,
    slots: SLOTS,
    mostBlended: 6,
    worksBySight: true,
    ...work,
    abilities: () => readAbilities(server),
    probe: (signal) => probeServer(server, signal),
  }
}

function readAbilities({ known }: Server): Abilities {
  const native = known.edits ? 'native' : 'unavailable'
  const emulated = known.edits ? 'emulated' : 'unavailable'
  return {
    verbs: {
      imagine: 'native',
      variation: native,
      'vary-region': native,
      'zoom-out': emulated,
      'make-square': emulated,
      pan: emulated,
      upscale: emulated,
      blend: native,
      describe: 'emulated',
      shorten: 'emulated',
    },
    bots: ['MID_JOURNEY', 'NIJI_JOURNEY'],
    // Of grids. Those that are drawn by one request come without: OpenAI streams single pictures only.
    preview: known.streams && known.previews && !known.several,
    cancel: true,
    seed: false,
  }
}

async function probeServer(server: Server, signal: AbortSignal): Promise<Probe> {
  const { line, settings, known } = server
  try {
    const asked = { method: 'GET', path: '/models', signal, timeoutMs: PROBE_TIMEOUT_MS } as const
    const list = modelList.safeParse(await askServer(line, asked))
    const isListed = list.success && list.data.data.some(({ id }) => id === settings.model)
    known.edits = await hasEdits(server, signal)
    const notes = [
      ...(isListed ? [] : [{ code: 'model_missing', detail: settings.model }]),
      ...(known.edits ? [] : [{ code: 'no_edits', detail: null }]),
    ]
    return { isWell: true, abilities: readAbilities(server), notes }
  } catch (error) {
    return { isWell: false, abilities: readAbilities(server), notes: [noteOf(error)] }
  }
}

/** An edit of nothing costs nothing: whoever knows the call refuses its body. */
async function hasEdits({ line }: Server, signal: AbortSignal): Promise<boolean> {
  try {
    await askServer(line, { ...jsonBody({}), path: '/images/edits', signal, timeoutMs: PROBE_TIMEOUT_MS })
    return true
  } catch (error) {
    if (!(error instanceof EngineRefused)) throw error
    return !error.isGone
  }
}
