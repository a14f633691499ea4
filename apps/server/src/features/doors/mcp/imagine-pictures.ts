import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import * as z from 'zod/mini'
import { BASE_IMAGES_MAX, BLEND_IMAGES_MAX, BLEND_IMAGES_MIN, PROMPT_MAX_CHARS } from '@easel/contract/limits'
import type { BotType, Mode } from '@easel/contract/drawing'
import { submitBlend, submitDescribe, submitImagine } from '../../drawing/acts.ts'
import { receivePicture } from '../receive-picture.ts'
import { agreePrice } from './agree-price.ts'
import type { ToolCall } from './run-tool.ts'
import { showTasks, WAIT_SECONDS } from './show-tasks.ts'

const WAIT_MAX_SECONDS = 600

export const picture = z
  .string()
  .check(
    z.minLength(1),
    z.describe(
      'A picture: the address of one of this server as its tools give it, a data URL, or base64 (JPEG, PNG, WebP, GIF).',
    ),
  )
export const waitSeconds = z
  .optional(z.int().check(z.minimum(0), z.maximum(WAIT_MAX_SECONDS)))
  .check(z.describe(`How long to wait for the end, ${WAIT_SECONDS} unless told. The drawing goes on all the same.`))
export const confirmed = z
  .optional(z.boolean())
  .check(
    z.describe('The person was told the price and agrees. Needed where a call without it was answered by a price.'),
  )
export const bot = z
  .optional(z.enum(['midjourney', 'niji']))
  .check(z.describe('niji draws anime; midjourney, the usual one, everything.'))
export const speed = z
  .optional(z.enum(['fast', 'relax', 'turbo']))
  .check(z.describe('fast unless told; turbo costs more, relax needs a plan and waits longer.'))

export const imagineShape = {
  prompt: z
    .string()
    .check(
      z.minLength(1),
      z.maxLength(PROMPT_MAX_CHARS),
      z.describe(
        'What to draw, in any language. May end in parameters: --ar 3:2, --no text, hats, --seed 7, --s 250, --c 20. {red, blue} draws each.',
      ),
    ),
  images: z
    .optional(z.array(picture).check(z.maxLength(BASE_IMAGES_MAX)))
    .check(z.describe('Pictures that the drawing starts from.')),
  ...{ bot, speed, confirmed, wait_seconds: waitSeconds },
}
export const describeShape = { image: picture, confirmed, wait_seconds: waitSeconds }
export const blendShape = {
  images: z.array(picture).check(z.minLength(BLEND_IMAGES_MIN), z.maxLength(BLEND_IMAGES_MAX)),
  shape: z.optional(z.enum(['portrait', 'square', 'landscape'])),
  ...{ bot, confirmed, wait_seconds: waitSeconds },
}

export type Arguments<Shape extends z.core.$ZodShape> = z.infer<z.ZodMiniObject<Shape>>

export const BOTS: Readonly<Record<string, BotType>> = { niji: 'NIJI_JOURNEY' }
export const MODES = { fast: 'FAST', relax: 'RELAX', turbo: 'TURBO' } as const satisfies Record<string, Mode>
const SHAPES = { portrait: 'PORTRAIT', square: 'SQUARE', landscape: 'LANDSCAPE' } as const

/** `imagine`: four pictures from words, and perhaps from pictures. */
export async function imaginePictures(tool: ToolCall, said: Arguments<typeof imagineShape>): Promise<CallToolResult> {
  const body = await readImagine(tool, said)
  const isAgreed = said.confirmed === true
  const price = await agreePrice(tool, { action: 'IMAGINE', ...body }, isAgreed)
  const { actor, channelId, idempotencyKey } = tool.call
  const asked = { ...body, ...price, ...(isAgreed && { confirmed: true }) }
  const { tasks } = await submitImagine(tool.deps, actor, channelId, { body: asked, idempotencyKey })
  return showTasks(tool, tasks, said.wait_seconds)
}

/** Pictures that were sent are kept for the drawing. */
export async function readImagine(
  tool: Pick<ToolCall, 'deps' | 'call'>,
  {
    prompt,
    images = [],
    bot: named,
    speed: wanted,
  }: Omit<Arguments<typeof imagineShape>, 'confirmed' | 'wait_seconds'>,
) {
  const ids = await receiveAll(tool, images)
  const mode = wanted && MODES[wanted]
  return {
    botType: BOTS[named ?? ''] ?? 'MID_JOURNEY',
    prompt,
    ...(ids.length > 0 && { images: ids }),
    ...(mode && { mode }),
  }
}

/** `describe`: four prompts that a picture could have come from. */
export async function describePicture(tool: ToolCall, said: Arguments<typeof describeShape>): Promise<CallToolResult> {
  const [image = ''] = await receiveAll(tool, [said.image])
  const { actor, channelId, idempotencyKey } = tool.call
  const body = { botType: 'MID_JOURNEY', image } as const
  const price = await agreePrice(tool, { action: 'DESCRIBE', ...body }, said.confirmed === true)
  const { tasks } = await submitDescribe(tool.deps, actor, channelId, { body: { ...body, ...price }, idempotencyKey })
  return showTasks(tool, tasks, said.wait_seconds)
}

/** `blend`: four pictures that join what two to six show. */
export async function blendPictures(tool: ToolCall, said: Arguments<typeof blendShape>): Promise<CallToolResult> {
  const images = await receiveAll(tool, said.images)
  const botType = BOTS[said.bot ?? ''] ?? 'MID_JOURNEY'
  const body = { botType, images, dimensions: SHAPES[said.shape ?? 'square'] }
  const price = await agreePrice(tool, { action: 'BLEND', ...body }, said.confirmed === true)
  const { actor, channelId, idempotencyKey } = tool.call
  const { tasks } = await submitBlend(tool.deps, actor, channelId, { body: { ...body, ...price }, idempotencyKey })
  return showTasks(tool, tasks, said.wait_seconds)
}

/** Keep pictures that were sent, and name them. @throws Refusal as `receivePicture` */
export async function receiveAll(
  { deps, call }: Pick<ToolCall, 'deps' | 'call'>,
  sent: readonly string[],
): Promise<string[]> {
  const ids: string[] = []
  for (const one of sent) ids.push((await receivePicture(deps, call.actor, { sent: one, field: 'image' })).id)
  return ids
}
