import type { EngineKind, EngineOptionField } from '@easel/contract/admin-engines'

const text = (name: string): EngineOptionField => ({ name, input: 'text', default: null })
const steps = (hint?: string): EngineOptionField => ({
  ...{ name: 'steps', input: 'whole-number', min: 1, max: 150, default: null },
  ...(hint && { hint }),
})
const GUIDANCE: EngineOptionField = { name: 'guidance', input: 'whole-number', min: 1, max: 30, default: null }
const PIXELS: EngineOptionField = { name: 'maxPixels', input: 'pixels', default: 1_048_576 }
const TIMEOUT: EngineOptionField = { name: 'timeoutSeconds', input: 'whole-number', min: 10, max: 7200, default: 1800 }

const kind = (name: string, usual: EngineKind['usual'], fields: EngineOptionField[]): EngineKind => ({
  ...{ name, usual, fields, needsKey: false, isForWordsOnly: false, isForVideoOnly: false },
})
const onPort = (port: number) => `http://192.168.1.20:${port}`

/** Engine kinds as the server lists them; together they have every type of option. */
export const MJ_PROXY = kind('mj-proxy', { id: 'midjourney', address: onPort(8080), slots: 3 }, [
  { name: 'dialect', input: 'choice', choices: ['plus', 'trueai'], default: 'plus' },
  { name: 'speed', input: 'choice', choices: ['relax', 'fast', 'turbo'], default: null },
  { name: 'pictureHosts', input: 'long-text', default: 'https://cdn.discordapp.com' },
  TIMEOUT,
])
export const COMFYUI = kind('comfyui', { id: 'comfyui', address: onPort(8188), slots: 1 }, [
  text('checkpoint'),
  steps(),
  GUIDANCE,
  PIXELS,
  TIMEOUT,
  { name: 'graphs', input: 'json', example: '{ "imagine": { … } }', default: null },
])
export const SDWEBUI = kind('sdwebui', { id: 'webui', address: onPort(7860), slots: 1 }, [
  text('checkpoint'),
  steps('webuiSteps'),
  { ...GUIDANCE, hint: 'webuiGuidance' },
  text('sampler'),
  text('scheduler'),
  PIXELS,
  TIMEOUT,
])
export const SDCPP = kind('sdcpp', { id: 'sdcpp', address: onPort(1234), slots: 1 }, [
  { name: 'isEditModel', input: 'flag', default: false },
  steps(),
  PIXELS,
  TIMEOUT,
])
const VISION: EngineKind = {
  ...kind('openai-vision', { id: 'vision', address: 'https://api.openai.com/v1', slots: 2 }, [
    { name: 'model', input: 'text', default: 'gpt-4o-mini' },
    { ...TIMEOUT, default: 60 },
  ]),
  ...{ needsKey: true, isForWordsOnly: true },
}

export const KINDS: readonly EngineKind[] = [MJ_PROXY, COMFYUI, SDWEBUI, SDCPP, VISION]
