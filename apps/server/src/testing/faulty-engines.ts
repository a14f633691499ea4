import { setImmediate } from 'node:timers/promises'
import { openComfyUi } from '@easel/engines/comfyui/adapter'
import type { RemoteEngine } from '@easel/engines/engine'
import { openKling } from '@easel/engines/kling/adapter'
import { openMjProxy } from '@easel/engines/mj-proxy/adapter'
import { openOpenAiImages } from '@easel/engines/openai-images/adapter'
import { openOpenAiVideos } from '@easel/engines/openai-videos/adapter'
import { openOpenAiVision } from '@easel/engines/openai-vision/adapter'
import type { RemoteTools } from '@easel/engines/remote/tools'
import { openSdCpp } from '@easel/engines/sdcpp/adapter'
import { openSdWebui } from '@easel/engines/sdwebui/adapter'
import { openOutgoing } from '@easel/outgoing/open-outgoing'
import { onTestFinished } from 'vitest'
import { openComfyUiStandIn } from '../../../../stand-ins/src/comfyui/open-comfyui-stand-in.ts'
import { ENGINE_FAULTS, type EngineFault } from '../../../../stand-ins/src/engines/faults.ts'
import { openKlingStandIn } from '../../../../stand-ins/src/kling/open-kling-stand-in.ts'
import { EVERY_FAULT } from '../../../../stand-ins/src/mj-proxy/faults.ts'
import { openMjProxyStandIn } from '../../../../stand-ins/src/mj-proxy/open-mj-proxy.ts'
import { openVirtualClock } from '../../../../stand-ins/src/mj-proxy/virtual-clock.ts'
import { openOpenAiImagesStandIn } from '../../../../stand-ins/src/openai-images/open-openai-images-stand-in.ts'
import { openOpenAiVideosStandIn } from '../../../../stand-ins/src/openai-videos/open-openai-videos-stand-in.ts'
import { openSdCppStandIn } from '../../../../stand-ins/src/sdcpp/open-sdcpp-stand-in.ts'
import { openSdWebuiStandIn } from '../../../../stand-ins/src/sdwebui/open-sdwebui-stand-in.ts'

export interface PlannedFault {
  name: string
  /** Where it is met. */
  place: string
  /** Nobody answers at all. */
  isSilent: boolean
  /** It happens to the next so many who come there. */
  plan(times: number): void
}

/** One engine whose other end is a stand-in that can be told to fail. */
export interface FaultyEngine {
  /** As if it had just been connected: engines learn from what goes wrong, and each fault is to meet every verb. */
  open(): RemoteEngine
  /** The same one that gives up soon: for an answer that never comes. */
  openHasty(): RemoteEngine
  faults: readonly PlannedFault[]
  /** Which of how many ways in which the same other end is spoken to. */
  dialect?: { nth: number; of: number }
  /** Forget what was planned and has not happened. */
  calm(): void
  /** By what each thing that was taken is known: nothing may stand there twice. Empty: the engine is told no such name. */
  takenNames(): readonly string[]
}

const NONE = { key: null, checkpoint: null, nijiCheckpoint: null, upscaler: null, steps: null }
const PLAIN = { ...NONE, loras: new Map<string, string>(), maxPixels: 32 * 32 }
/** As many as a full line of its jobs takes. */
const SDCPP_STEPS = 128
/** Real time: much for a stand-in, and for a busy machine. */
const PATIENT_MS = 60_000
const HASTY_MS = 250
const CLIP_PACE_MS = 5

export const FAULTY: Readonly<Record<string, () => Promise<FaultyEngine>>> = {
  'mj-proxy (plus)': () => openMj('plus'),
  'mj-proxy (trueai)': () => openMj('trueai'),
  comfyui: async () => {
    const standIn = await closeLater(openComfyUiStandIn({}))
    const tools = openTools(standIn.baseUrl)
    const open = (answerMs: number) =>
      openComfyUi(
        {
          id: 'comfyui',
          url: standIn.baseUrl,
          ...PLAIN,
          references: null,
          guidance: null,
          graphs: {},
          answerMs,
          timeoutMs: PATIENT_MS,
        },
        tools,
      )
    return {
      ...pair(open),
      ...faultsOf(standIn.faults, ['prompt', 'history', 'queue', 'view', 'upload']),
      takenNames: () => standIn.submissions.flatMap(({ clientId }) => clientId ?? []),
    }
  },
  sdcpp: async () => {
    const standIn = await closeLater(openSdCppStandIn({}))
    const own = { isEditModel: false, isAnimeModel: false }
    const open = (timeoutMs: number) =>
      openSdCpp({ id: 'sdcpp', url: standIn.baseUrl, ...PLAIN, ...own, timeoutMs }, openTools(standIn.baseUrl))
    const { faults, calm } = faultsOf(standIn.faults, ['img_gen', 'job', 'capabilities'])
    // What nobody asks after any more is drawn meanwhile; its line would be full for good.
    const drawRest = () => {
      for (let step = 0; step < SDCPP_STEPS; step += 1) standIn.step()
      calm()
    }
    return { ...pair(open), faults, calm: drawRest, takenNames: () => [] }
  },
  sdwebui: async () => {
    const standIn = await closeLater(openSdWebuiStandIn({}))
    const own = { login: null, guidance: null, sampler: null, scheduler: null }
    const open = (timeoutMs: number) =>
      openSdWebui({ id: 'sdwebui', url: standIn.baseUrl, ...PLAIN, ...own, timeoutMs }, openTools(standIn.baseUrl))
    const places = ['txt2img img2img extra-single-image interrogate', 'progress']
    return { ...pair(open), ...faultsOf(standIn.faults, places), takenNames: () => [] }
  },
  'openai-images': async () => {
    const standIn = await closeLater(openOpenAiImagesStandIn({ mostPixels: 32 * 32 }))
    const own = { model: 'pictures-1', quality: null, hasFreeSizes: false, maxPixels: null }
    const open = (timeoutMs: number) =>
      openOpenAiImages(
        { id: 'openai-images', url: standIn.baseUrl, key: null, ...own, timeoutMs },
        openTools(new URL(standIn.baseUrl).origin),
      )
    return { ...pair(open), ...faultsOf(standIn.faults, ['generations edits']), takenNames: () => [] }
  },
  'openai-vision': async () => {
    const standIn = await closeLater(openOpenAiImagesStandIn({}))
    standIn.says('{"prompts": ["a fox", "a red fox", "an animal", "a fox in snow"]}')
    const own = { key: null, model: 'sight-1', slots: 4 }
    const open = (timeoutMs: number) =>
      openOpenAiVision(
        { id: 'openai-vision', url: standIn.baseUrl, ...own, timeoutMs },
        openTools(new URL(standIn.baseUrl).origin),
      )
    return { ...pair(open), ...faultsOf(standIn.faults, ['completions']), takenNames: () => [] }
  },
  'openai-videos': async () => {
    const standIn = await closeLater(openOpenAiVideosStandIn({ paceMs: CLIP_PACE_MS }))
    const own = {
      key: null,
      model: 'sora-2',
      slots: 4,
      sizes: [{ width: 1280, height: 720 }],
      lengths: [4, 8],
    } as const
    const open = (timeoutMs: number) =>
      openOpenAiVideos(
        { id: 'openai-videos', url: standIn.baseUrl, ...own, timeoutMs },
        openTools(new URL(standIn.baseUrl).origin),
      )
    return { ...pair(open), ...faultsOf(standIn.faults, ['create', 'look']), takenNames: () => [] }
  },
  kling: async () => {
    const standIn = await closeLater(openKlingStandIn({ paceMs: CLIP_PACE_MS }))
    const own = { key: null, model: 'kling-v2-1', mode: null, slots: 4 }
    const open = (timeoutMs: number) =>
      openKling({ id: 'kling', url: standIn.baseUrl, ...own, timeoutMs }, openTools(new URL(standIn.baseUrl).origin))
    return {
      ...pair(open),
      ...faultsOf(standIn.faults, ['create', 'look']),
      takenNames: () => [...standIn.tasks.all.values()].map(({ wish }) => String(wish.external_task_id)),
    }
  },
}

async function openMj(dialect: 'plus' | 'trueai'): Promise<FaultyEngine> {
  const clock = openVirtualClock(Date.UTC(2026, 0, 1))
  const key = 'sesame'
  const standIn = await closeLater(openMjProxyStandIn({ dialect, key }, clock))
  const outgoing = openOutgoing({ hosts: [{ origin: standIn.origin, isPrivate: true }] })
  onTestFinished(() => outgoing.close())
  const tools = { outgoing, clock: { now: () => new Date(clock.now()) }, pause: clock.pause }
  const settings = { id: 'mj', baseUrl: standIn.origin, key, dialect, slots: 4, speed: null }
  const open = (timeoutMs: number) =>
    openMjProxy({ ...settings, bots: ['MID_JOURNEY', 'NIJI_JOURNEY'], timeoutMs }, tools)
  return {
    ...pair(open),
    faults: EVERY_FAULT.map((fault) => ({
      ...fault,
      isSilent: fault.name === 'hanging',
      plan: (times) => standIn.faults.planOne(fault, times),
    })),
    dialect: { nth: dialect === 'plus' ? 0 : 1, of: 2 },
    calm: () => standIn.faults.forget(),
    // What is told in a modal belongs to the task that asked for it.
    takenNames: () => [...new Map(standIn.taken.map(({ taskId, body }) => [taskId, String(body['state'])])).values()],
  }
}

function pair(open: (patienceMs: number) => RemoteEngine): Pick<FaultyEngine, 'open' | 'openHasty'> {
  return { open: () => open(PATIENT_MS), openHasty: () => open(HASTY_MS) }
}

interface Planned {
  next(call: string, ...faults: EngineFault[]): void
  forget(): void
}

/** @param places names of calls, of which each spoils another verb */
function faultsOf(planned: Planned, places: readonly string[]): Pick<FaultyEngine, 'faults' | 'calm'> {
  const at = (place: string, fault: EngineFault) => ({
    name: fault,
    place,
    isSilent: fault === 'hang',
    plan: (times: number) => {
      const script = Array.from({ length: times }, () => fault)
      for (const call of place.split(' ')) planned.next(call, ...script)
    },
  })
  return { faults: places.flatMap((place) => ENGINE_FAULTS.map((fault) => at(place, fault))), calm: planned.forget }
}

/** Pauses cost no time, and the clock stands still. */
function openTools(origin: string): RemoteTools {
  const outgoing = openOutgoing({ hosts: [{ origin, isPrivate: true }] })
  onTestFinished(() => outgoing.close())
  const now = new Date('2026-01-01T00:00:00Z')
  return {
    outgoing,
    clock: { now: () => now },
    async pause(_milliseconds, signal) {
      await setImmediate()
      signal.throwIfAborted()
    },
  }
}

async function closeLater<T extends { close(): Promise<void> }>(opening: Promise<T>): Promise<T> {
  const opened = await opening
  onTestFinished(() => opened.close())
  return opened
}
