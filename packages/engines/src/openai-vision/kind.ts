import { defineKind } from '../kind.ts'
import { modelName, timeoutSeconds } from '../kind-options.ts'
import { openOpenAiVision } from './adapter.ts'

export const openAiVision = defineKind('openai-vision', {
  usual: { id: 'vision', address: 'https://api.openai.com/v1', slots: 2 },
  needsKey: true,
  isForWordsOnly: true,
  fields: { model: modelName('gpt-4o-mini'), timeoutSeconds: timeoutSeconds(60) },
  open: ({ id, url, key, slots }, { model, timeoutSeconds }, tools) =>
    openOpenAiVision({ id, url, key, slots, model, timeoutMs: timeoutSeconds * 1_000 }, tools),
})
