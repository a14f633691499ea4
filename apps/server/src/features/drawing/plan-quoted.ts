import type { BodyOf } from '@easel/contract/call'
import { PROMPT_MAX_CHARS } from '@easel/contract/limits'
import type { readQuote } from '@easel/contract/quote'
import { expandOptions } from '@easel/prompt/expand-options'
import { expandPrompt } from '@easel/prompt/expand-prompt'
import type { Actor } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import type { PriceList } from '../company/gate.ts'
import type { SubmitDeps, PlannedTask } from './enqueue-tasks.ts'
import { planBlend } from './plan-blend.ts'
import { planDescribe } from './plan-describe.ts'
import { planImagine } from './plan-imagine.ts'
import { planPress, requirePress } from './plan-press.ts'
import { planShorten } from './plan-shorten.ts'
import { planVideo } from './video/plan-video.ts'
import { pricePick, priceTasks, sumPrices } from './price-tasks.ts'
import { hasUpscale } from './pick-queries.ts'
import { getTask } from './queries.ts'
import { unsupportedInPrompt } from './rules.ts'
import { readPromptSettings } from './settings/read-prompt-settings.ts'

type QuoteBody = BodyOf<typeof readQuote>
type SubmitBody = Extract<QuoteBody, { action: string }>

export interface Plan {
  count: number
  /** Credits for all tasks together. */
  cost: number
  /** Tasks that an engine draws. */
  grids: PlannedTask[]
}

/**
 * What a submit would create, or the refusal it would get.
 *
 * @throws Refusal not_found of a task
 */
export async function planQuoted(
  deps: SubmitDeps,
  actor: Actor,
  { channelId, body, prices }: { channelId: string; body: QuoteBody; prices: PriceList },
): Promise<Plan | Refusal> {
  try {
    if (!('action' in body)) return await planButton(deps, actor, { channelId, body, prices })
    return await pricePlan(deps, await planSubmit(deps, actor, body), prices)
  } catch (error) {
    // Refusals are part of the quote, also a missing picture; but a missing task or channel is an error of the quote itself.
    if (error instanceof Refusal && (error.reason !== 'not_found' || error.fields)) return error
    throw error
  }
}

async function planSubmit(deps: SubmitDeps, actor: Actor, body: SubmitBody): Promise<PlannedTask[]> {
  const { db } = deps
  switch (body.action) {
    case 'IMAGINE':
      return planImagine(deps, db, actor, body)
    case 'DESCRIBE':
      return planDescribe(deps, db, actor, body)
    case 'BLEND':
      return planBlend(deps, db, actor, body)
    case 'SHORTEN':
      return planShorten(deps, db, actor, body)
    case 'VIDEO':
      return planVideo(deps, db, actor, body)
    default:
      return body satisfies never
  }
}

async function pricePlan(deps: SubmitDeps, grids: PlannedTask[], prices: PriceList): Promise<Plan> {
  const priced = await priceTasks(deps, deps.db, grids, prices)
  return { count: Math.max(1, grids.length), grids, cost: sumPrices(priced) }
}

/** Picking a picture creates no waiting task, and costs the first person who does. Buttons that ask first cost this on confirmation. */
async function planButton(
  deps: SubmitDeps,
  actor: Actor,
  {
    channelId,
    body: { taskId, customId },
    prices,
  }: { channelId: string; body: Extract<QuoteBody, { taskId: string }>; prices: PriceList },
): Promise<Plan> {
  const parent = await getTask(deps.db, taskId)
  if (parent.channel_id !== channelId) throw new Refusal('not_found')
  const press = requirePress(parent, customId)
  if (press.kind !== 'pick') return pricePlan(deps, await planPress(deps, deps.db, actor, { parent, press }), prices)
  const isThere = await hasUpscale(deps.db, parent.id, press.index)
  return { count: 1, grids: [], cost: isThere ? 0 : pricePick(prices, parent) }
}

/** Also of what cannot be submitted; 0 where its braces tell nothing, it is too long, or there is no such button. */
export async function countQuoted({ db }: Pick<SubmitDeps, 'db'>, actor: Actor, body: QuoteBody): Promise<number> {
  if (!('action' in body)) return 0
  if (body.action !== 'IMAGINE') return 1
  const { options } = await readPromptSettings(db, actor, body.botType)
  const { text } = expandOptions(body.prompt, options)
  return text.length > PROMPT_MAX_CHARS ? 0 : expandPrompt(text, unsupportedInPrompt).count
}
