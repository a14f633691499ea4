import { openComfyUi } from '@easel/engines/comfyui/adapter'
import { openMjProxy } from '@easel/engines/mj-proxy/adapter'
import { openOpenAiImages } from '@easel/engines/openai-images/adapter'
import { openOpenAiVision } from '@easel/engines/openai-vision/adapter'
import { openSdCpp } from '@easel/engines/sdcpp/adapter'
import { openSdWebui } from '@easel/engines/sdwebui/adapter'
import { openOutgoing } from '@easel/outgoing/open-outgoing'
import { onTestFinished } from 'vitest'
import { openComfyUiStandIn } from '../../../../stand-ins/src/comfyui/open-comfyui-stand-in.ts'
import { EVERY_FAULT } from '../../../../stand-ins/src/mj-proxy/faults.ts'
import { openMjProxyStandIn } from '../../../../stand-ins/src/mj-proxy/open-mj-proxy.ts'
import { openVirtualClock } from '../../../../stand-ins/src/mj-proxy/virtual-clock.ts'
import { openOpenAiImagesStandIn } from '../../../../stand-ins/src/openai-images/open-openai-images-stand-in.ts'
import { openSdCppStandIn } from '../../../../stand-ins/src/sdcpp/open-sdcpp-stand-in.ts'
import { openSdWebuiStandIn } from '../../../../stand-ins/src/sdwebui/open-sdwebui-stand-in.ts'
import { FAULTY_CLIPS } from './faulty-clip-engines.ts'
import { closeLater, type FaultyEngine, faultsOf, openTools, pair, PATIENT_MS } from './spoil-engine.ts'

const NONE = { key: null, checkpoint: null, nijiCheckpoint: null, upscaler: null, steps: null }
const PLAIN = { ...NONE, loras: new Map<string, string>(), maxPixels: 32 * 32 }
/** As many as a full line of its jobs takes. */
const SDCPP_STEPS = 128

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
  ...FAULTY_CLIPS,
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
