import { mediumOf } from '@easel/contract/drawing'
import type { Language } from '@easel/contract/basics'
import type { BodyOf } from '@easel/contract/call'
import type { Quote, QuoteProblem, readQuote as call } from '@easel/contract/quote'
import type { Actor } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { requireMember } from '../channel/gate.ts'
import { findPrices, type PriceList } from '../company/gate.ts'
import { availableCredits } from '../ledger/gate.ts'
import type { SubmitDeps, PlannedTask } from './enqueue-tasks.ts'
import { waitsForOwn } from './info/waits-for-own.ts'
import { listProblems } from './list-problems.ts'
import { countQuoted, planQuoted } from './plan-quoted.ts'
import { readQueueEstimate } from './queue/queries.ts'
import { countSlots } from './routing/can-draw.ts'
import { secondsUntilDone } from './rules.ts'

type QuoteBody = BodyOf<typeof call>

/**
 * Tasks and cost of a submit, planned by the same code, and the reasons for a refusal. Writes and locks nothing, so it holds only
 * until something changes.
 *
 * @throws Refusal not_found
 */
export async function readQuote(
  deps: SubmitDeps,
  actor: Actor,
  channelId: string,
  { body, language }: { body: QuoteBody; language: Language },
): Promise<Quote> {
  await requireMember(deps.db, actor, channelId)
  const prices = await findPrices(deps.db)
  const plan = await planQuoted(deps, actor, { channelId, body, prices })
  if (plan instanceof Refusal)
    return refused(prices, await countQuoted(deps, actor, body), listProblems(plan, language))
  const { count, cost, grids } = plan
  const isTooMuch = cost > (await availableCredits(deps.db, actor.userId, deps.clock.now()))
  const problems: QuoteProblem[] = isTooMuch ? listProblems(new Refusal('insufficient_credits'), language) : []
  return { count, cost, priceList: prices.id, problems, ...(await readWait(deps, actor.userId, grids)) }
}

function refused({ id: priceList }: PriceList, count: number, problems: QuoteProblem[]): Quote {
  return { count, cost: 0, priceList, queueAhead: 0, waitsForOwn: false, etaSeconds: null, problems }
}

async function readWait(
  { db, clock, engines, newId }: SubmitDeps,
  userId: string,
  grids: readonly PlannedTask[],
): Promise<Pick<Quote, 'queueAhead' | 'waitsForOwn' | 'etaSeconds'>> {
  if (grids.length === 0) return { queueAhead: 0, waitsForOwn: false, etaSeconds: 0 }
  const quotedTasks = grids.map(({ mode }) => ({ id: newId(), userId, mode }))
  const ids = quotedTasks.map(({ id }) => id)
  const now = clock.now()
  const line = await readQueueEstimate(db, ids, now, quotedTasks)
  const places = [...line.places.values()]
  const [first, last] = [Math.min(...places), Math.max(...places)]
  // The mean is of pictures.
  const isOfPictures = grids.every(({ action }) => mediumOf(action) === 'image')
  const etaSeconds = isOfPictures ? secondsUntilDone(last, countSlots(engines), line.meanSeconds) : null
  return { queueAhead: first - 1, waitsForOwn: await waitsForOwn(db, userId, now), etaSeconds }
}
