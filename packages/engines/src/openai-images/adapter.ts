import { type Abilities, type Probe, type RemoteEngine, NO_CLIPS } from '../engine.ts'
import { drawOrder } from '../remote/draw-order.ts'
import { EngineRefused } from '../remote/faults.ts'
import { noteOf } from '../remote/note-of.ts'
import { openSynchronous } from '../remote/open-synchronous.ts'
import type { RemoteTools } from '../remote/tools.ts'
import { hasCall, listModels } from './look-around.ts'
import { openServer, type Server } from './server.ts'
import type { OpenAiImagesSettings } from './settings.ts'
import { openStudio } from './studio.ts'

const SLOTS = 4

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
      ...NO_CLIPS,
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
    const isListed = (await listModels(line, signal)).includes(settings.model)
    if (!(await hasCall(line, '/images/generations', signal))) throw new EngineRefused('engine_lacks_call')
    known.edits = await hasCall(line, '/images/edits', signal)
    const notes = [
      ...(isListed ? [] : [{ code: 'model_missing', detail: settings.model }]),
      ...(known.edits ? [] : [{ code: 'no_edits', detail: null }]),
    ]
    return { isWell: true, abilities: readAbilities(server), notes }
  } catch (error) {
    return { isWell: false, abilities: readAbilities(server), notes: [noteOf(error)] }
  }
}
