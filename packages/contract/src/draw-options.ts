import * as z from 'zod/mini'
import { id, nothing, planTimes } from './basics.ts'
import { defineCall } from './call.ts'
import { botType } from './drawing.ts'
import { OPTION_NAME_MAX_CHARS, OPTION_VALUE_MAX_CHARS } from './limits.ts'

const ofBot = z.strictObject({ botType })

/** `--name` in a prompt stands for `value`. */
export const drawOption = z.object({ name: z.string(), value: z.string() })
export type DrawOption = z.infer<typeof drawOption>

/** `label` is in the caller's language; `phrase` goes into the prompt, null where a parameter does instead. */
export const choice = z.object({ value: z.string(), label: z.string(), phrase: z.nullable(z.string()) })
export type Choice = z.infer<typeof choice>

const choices = z.array(choice)

export const drawOptions = z.object({
  mine: z.array(drawOption),
  versions: choices,
  aspectRatios: choices,
  qualities: choices,
  stylizes: choices,
  styles: choices,
  views: choices,
  shots: choices,
  lights: choices,
})
export type DrawOptions = z.infer<typeof drawOptions>

export const saveDrawOption = defineCall({
  method: 'PUT',
  path: '/api/draw/settings/option',
  access: 'user',
  summary: 'Let `--name` stand for these words and parameters; an empty value ends that',
  params: nothing,
  query: ofBot,
  body: z.strictObject({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(OPTION_NAME_MAX_CHARS)),
    value: z.string().check(z.trim(), z.maxLength(OPTION_VALUE_MAX_CHARS)),
  }),
  data: z.array(drawOption),
})

export const readDrawOptions = defineCall({
  method: 'GET',
  path: '/api/draw/settings/options',
  access: 'user',
  summary: 'What can be chosen for a bot, and one’s own named options',
  params: nothing,
  query: ofBot,
  body: nothing,
  data: drawOptions,
})

export const drawInfo = z.object({
  /** Null without one. */
  plan: z.nullable(z.object({ title: z.string(), ...planTimes })),
  credits: z.number(),
  /** One's own tasks, in all channels. */
  running: z.number(),
  queued: z.number(),
  /** All that one has drawn. */
  totals: z.object({ images: z.number(), tasks: z.number() }),
  concurrency: z.number(),
  engine: z.object({ name: z.string(), healthy: z.boolean() }),
})
export type DrawInfo = z.infer<typeof drawInfo>

export const readDrawInfo = defineCall({
  method: 'GET',
  path: '/api/draw/info/:channelId',
  access: 'member',
  summary: 'One’s own plan, credits and tasks, and whether the engine is well',
  params: z.strictObject({ channelId: id }),
  query: ofBot,
  body: nothing,
  data: drawInfo,
})
