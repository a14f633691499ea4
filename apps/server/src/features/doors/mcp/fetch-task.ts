import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import * as z from 'zod/mini'
import { Refusal } from '../../../errors.ts'
import { listProgramTasks } from '../../drawing/gate.ts'
import { findTask, requireActable } from '../find-task.ts'
import { quote, type Wanted } from './agree-price.ts'
import { imagineShape, readImagine, waitSeconds } from './imagine-pictures.ts'
import { buttonName, requireButton, taskName } from './press-button.ts'
import type { ToolCall } from './run-tool.ts'
import { showTasks, viewPicture } from './show-tasks.ts'
import { describeTask } from './view.ts'

const LISTED = 10
const LISTED_MAX = 50

export const fetchShape = {
  task: taskName,
  picture: z
    .optional(z.int().check(z.minimum(1), z.maximum(4)))
    .check(z.describe('Show this one of its pictures by itself, from 1.')),
  wait_seconds: waitSeconds,
}
export const listShape = {
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(LISTED_MAX))).check(z.describe(`${LISTED} unless told.`)),
}
const { prompt, images, bot, speed } = imagineShape
export const quoteShape = {
  prompt: z.optional(prompt).check(z.describe('What imagine would be asked for.')),
  ...{ images, bot, speed },
  task: z.optional(taskName).check(z.describe('Or a task of which act would press a button.')),
  button: z.optional(buttonName).check(z.describe('That button.')),
}

/** `fetch`: a task, once it has ended or the wait has. */
export async function fetchTask(
  tool: ToolCall,
  said: { task: string; picture?: number | undefined; wait_seconds?: number | undefined },
): Promise<CallToolResult> {
  const found = await findTask(tool.deps, tool.call, said.task)
  if (!found) throw new Refusal('not_found')
  const shown = await showTasks(tool, [found.task], found.task.status === 'MODAL' ? 0 : said.wait_seconds)
  if (said.picture === undefined) return shown
  const { task } = (await findTask(tool.deps, tool.call, said.task)) ?? found
  const pictures = [...task.images, ...task.media.flatMap(({ poster }) => poster ?? [])]
  const image = pictures[said.picture - 1]
  if (!image)
    throw new Refusal('invalid_input', { fields: { picture: { problem: 'too_big', limit: pictures.length } } })
  return { content: [...shown.content.slice(0, 1), await viewPicture(tool, image.id)] }
}

/** `list_recent`: the newest tasks of the key's account, without their pictures. */
export async function listRecent(
  { deps, call }: ToolCall,
  said: { limit?: number | undefined },
): Promise<CallToolResult> {
  const whose = { userId: call.actor.userId, channelId: call.channelId }
  const newest = await listProgramTasks(deps, whose, { newest: said.limit ?? LISTED })
  const text = newest.map((one) => describeTask(one, call.siteUrl)).join('\n\n')
  return { content: [{ type: 'text', text: text === '' ? 'Nothing was drawn yet.' : text }] }
}

/** `quote`: what something would make and cost, and why it cannot be drawn if so; nothing is charged. */
export async function quoteDrawing(
  tool: ToolCall,
  said: {
    prompt?: string | undefined
    images?: string[] | undefined
    bot?: 'midjourney' | 'niji' | undefined
    speed?: 'fast' | 'relax' | 'turbo' | undefined
    task?: string | undefined
    button?: string | undefined
  },
): Promise<CallToolResult> {
  const { count, cost, queueAhead, etaSeconds, problems } = await quote(tool, await readWanted(tool, said))
  const lines = [
    `Drawings: ${count}. Cost together: ${cost} credits. Ahead in line: ${queueAhead}.`,
    ...(etaSeconds === null ? [] : [`Done in about ${Math.ceil(etaSeconds)} s.`]),
    ...problems.map(({ at, message }) => `It would be refused: ${at === '' ? '' : `${at}: `}${message}`),
  ]
  return { content: [{ type: 'text', text: lines.join('\n') }] }
}

/** @throws Refusal not_found, invalid_input when it names neither words nor a button */
async function readWanted(
  { deps, call }: ToolCall,
  { prompt: words, task, button, ...more }: Parameters<typeof quoteDrawing>[1],
): Promise<Wanted> {
  if (task !== undefined && button !== undefined) {
    const found = await requireActable(deps, call, task)
    return { taskId: found.task.id, customId: requireButton(found.task, button).customId }
  }
  if (words === undefined) throw new Refusal('invalid_input', { fields: { prompt: 'required' } })
  return { action: 'IMAGINE', ...(await readImagine({ deps, call }, { prompt: words, ...more })) }
}
