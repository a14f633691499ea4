import { z } from 'zod'
import { defineKind } from '../kind.ts'
import { timeoutSeconds } from '../kind-options.ts'
import { openOpenAiVision } from './adapter.ts'

const options = z.strictObject({
  model: z.string().min(1).max(300).default('gpt-4o-mini'),
  timeoutSeconds: timeoutSeconds(60),
})

export const openAiVision = defineKind('openai-vision', {
  options,
  open: ({ id, url, key, slots }, { model, timeoutSeconds }, tools) =>
    openOpenAiVision({ id, url, key, slots, model, timeoutMs: timeoutSeconds * 1_000 }, tools),
})
