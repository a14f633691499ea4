import { CLIP_SECONDS_MAX, CLIP_SECONDS_MIN, PROMPT_MAX_CHARS } from '@easel/contract/limits'
import { cameraMove, motion } from '@easel/contract/submits'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import * as z from 'zod/mini'
import { Refusal } from '../../../errors.ts'
import { submitVideo } from '../../drawing/acts.ts'
import { requireVideo } from '../require-video.ts'
import { agreePrice } from './agree-price.ts'
import {
  type Arguments,
  bot,
  BOTS,
  confirmed,
  MODES,
  picture,
  receiveAll,
  speed,
  waitSeconds,
} from './imagine-pictures.ts'
import type { ToolCall } from './run-tool.ts'
import { showTasks } from './show-tasks.ts'

export const animateShape = {
  prompt: z
    .optional(z.string().check(z.minLength(1), z.maxLength(PROMPT_MAX_CHARS)))
    .check(z.describe('What is seen and what happens, in any language. May be left out where there is a picture.')),
  image: z.optional(picture).check(z.describe('A picture that the clip begins with, as imagine takes them.')),
  end_image: z.optional(picture).check(z.describe('One that it ends with, of the same shape; needs a first.')),
  seconds: z
    .optional(z.int().check(z.minimum(CLIP_SECONDS_MIN), z.maximum(CLIP_SECONDS_MAX)))
    .check(z.describe(`${CLIP_SECONDS_MIN} unless told. Each second is paid for.`)),
  motion: z.optional(motion).check(z.describe('How much moves: low unless told.')),
  camera: z.optional(cameraMove),
  loop: z.optional(z.boolean()).check(z.describe('Its end leads into its beginning.')),
  ...{ bot, speed, confirmed, wait_seconds: waitSeconds },
}

/** `animate`: a clip of words, of a picture or of both. */
export async function animatePicture(tool: ToolCall, said: Arguments<typeof animateShape>): Promise<CallToolResult> {
  const { actor, channelId, idempotencyKey } = tool.call
  await requireVideo(tool.deps)
  const { prompt, image, end_image: end, seconds, motion: wanted, camera, loop } = said
  if (image === undefined && end !== undefined)
    throw new Refusal('invalid_input', { fields: { end_image: 'end_without_first' } })
  const [first, last] = await receiveAll(
    tool,
    [image, end].filter((one) => one !== undefined),
  )
  const mode = said.speed && MODES[said.speed]
  const body = {
    botType: BOTS[said.bot ?? ''] ?? ('MID_JOURNEY' as const),
    ...{ prompt, image: first, endImage: last, seconds, motion: wanted, camera, loop, mode },
  }
  const price = await agreePrice(tool, { action: 'VIDEO', ...body }, said.confirmed === true)
  const { tasks } = await submitVideo(tool.deps, actor, channelId, { body: { ...body, ...price }, idempotencyKey })
  return showTasks(tool, tasks, said.wait_seconds)
}
