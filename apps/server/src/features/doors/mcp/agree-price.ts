import type { BodyOf } from '@easel/contract/call'
import type { Quote, readQuote as quoteCall } from '@easel/contract/quote'
import type { ToldPrice } from '@easel/contract/told-price'
import { Refusal } from '../../../errors.ts'
import { findPrices, priceOf } from '../../company/gate.ts'
import { readQuote } from '../../drawing/acts.ts'
import { isDear } from './rules.ts'
import type { ToolCall } from './run-tool.ts'

export type Wanted = BodyOf<typeof quoteCall>

/** @throws Refusal not_found */
export async function quote({ deps, call }: Pick<ToolCall, 'deps' | 'call'>, wanted: Wanted): Promise<Quote> {
  const { actor, channelId } = call
  return readQuote(deps, actor, channelId, { body: wanted, language: actor.language })
}

/**
 * Before something dear is drawn its price is told, and must be agreed to. What cannot be drawn as it stands is left to the act to
 * refuse.
 *
 * @returns what it may cost
 * @throws Refusal needs_confirmation, with the number of drawings and what they cost together
 */
export async function agreePrice(
  tool: Pick<ToolCall, 'deps' | 'call'>,
  wanted: Wanted,
  confirmed: boolean,
): Promise<{ told?: ToldPrice }> {
  if (confirmed) return {}
  const { count, cost, priceList, problems } = await quote(tool, wanted)
  if (problems.length > 0) return {}
  if (isDear({ count, cost }, await priceOfGrid(tool)))
    throw new Refusal('needs_confirmation', { values: { count, cost } })
  return { told: { cost, priceList } }
}

async function priceOfGrid({ deps }: Pick<ToolCall, 'deps'>): Promise<number> {
  return priceOf(await findPrices(deps.db), { act: 'IMAGINE', mode: 'FAST', engine: '', isSingle: false })
}
