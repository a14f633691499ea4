import type { Language } from '@easel/contract/basics'
import type { BodyOf } from '@easel/contract/call'
import type { Quote, QuoteProblem, readQuote as call } from '@easel/contract/quote'
import type { Actor } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { requireMember } from '../channel/gate.ts'
import { availableCredits } from '../ledger/gate.ts'
import type { SubmitDeps, PlannedTask } from './enqueue-tasks.ts'
import { waitsForOwn } from './info/waits-for-own.ts'
import { listProblems } from './list-problems.ts'
import { countQuoted, planQuoted } from './plan-quoted.ts'
import { readQueueEstimate } from './queue/queries.ts'
import { countSlots } from './routing/can-draw.ts'
import { priceOf, secondsUntilDone } from './rules.ts'

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
  const plan = await planQuoted(deps, actor, channelId, body)
  if (plan instanceof Refusal)
    return { ...nothingPlanned, count: await countQuoted(deps, actor, body), problems: listProblems(plan, language) }
  const cost = priceOf(plan.grids)
  const isTooMuch = cost > (await availableCredits(deps.db, actor.userId, deps.clock.now()))
  const problems: QuoteProblem[] = isTooMuch ? listProblems(new Refusal('insufficient_credits'), language) : []
  return { count: plan.count, cost, problems, ...(await readWait(deps, actor.userId, plan.grids)) }
}

const nothingPlanned = { cost: 0, queueAhead: 0, waitsForOwn: false, etaSeconds: null }

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
  const etaSeconds = secondsUntilDone(last, countSlots(engines), line.meanSeconds)
  return { queueAhead: first - 1, waitsForOwn: await waitsForOwn(db, userId, now), etaSeconds }
}
