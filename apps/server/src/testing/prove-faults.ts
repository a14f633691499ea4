import { inject } from 'vitest'
import { batchNotices } from '../features/order/settling/notices/batch-notices.ts'
import { type Fault, type FaultKind, openFaultPlan } from './fault-plan.ts'
import { makeFaultyGateway } from './faulty-gateway.ts'
import { findMoneyFaults } from './find-money-faults.ts'
import { openFaultyDatabase } from './open-faulty-database.ts'
import type { Market, MarketDeps } from './open-market.ts'

/** One act of the product, done on a fresh `Case` each time. */
export interface Flow<Case> {
  arrange(): Promise<Case>
  act(deps: MarketDeps, on: Case): Promise<unknown>
  /** Whoever acted does not come again: the queue must put it right. */
  isLeft?: true
  /** Throws unless everything is as it must be in the end. */
  verify(on: Case): Promise<void>
}

const KINDS: readonly FaultKind[] = ['refused', 'lost']
/** Longer than one caller's claim to the provider lasts. */
const RETRY_AFTER_SECONDS = 11

/** Every kind of fault at every step; in the short run the kinds take turns. */
const kindsAt = (step: number) => (inject('scale') < 1 ? KINDS.slice(step % KINDS.length).slice(0, 1) : KINDS)

/**
 * Do the act undisturbed, and once more for each of its steps towards the outside and each kind of fault; whoever
 * hears that it failed does it again, and in the end the queue does what waits. Gives the steps, and what was wrong: right after a fault,
 * with the retry, or in the end.
 */
export async function proveFaults<Case>(
  market: Market,
  flow: Flow<Case>,
): Promise<{ steps: string[]; problems: string[] }> {
  const faults = openFaultPlan()
  const db = openFaultyDatabase(market.server, faults)
  const deps = {
    ...market.deps,
    db,
    actOnNotice: batchNotices({ ...market.deps, db }),
    gateways: new Map([[market.gateway.id, makeFaultyGateway(market.gateway, faults)]]),
  }
  const problems: string[] = []
  const cases: { name: string; on: Case }[] = []
  const note = (name: string) => (problem: unknown) => void problems.push(`${name}: ${problem}`)
  const tryOut = async (fault: Fault | null) => {
    const on = await flow.arrange()
    const { steps, isHit, thrown } = await faults.watch(fault, () => flow.act(deps, on))
    const name = fault ? `${fault.kind} ${fault.at} ${steps[fault.at]}` : 'undisturbed'
    cases.push({ name, on })
    if (fault ? !isHit : thrown) note(name)(thrown ?? 'never came')
    for (const problem of await findMoneyFaults(market.deps)) note(name)(problem)
    market.clock.moveSeconds(RETRY_AFTER_SECONDS)
    if (thrown && !flow.isLeft) await flow.act(market.deps, on).catch(note(name))
    return steps
  }
  // The first of its kind also opens accounts of the platform.
  await tryOut(null)
  const steps = await tryOut(null)
  for (const at of steps.keys()) for (const kind of kindsAt(at)) await tryOut({ at, kind })
  await market.runJobs()
  for (const { name, on } of cases) await flow.verify(on).catch(note(name))
  for (const problem of await findMoneyFaults(market.deps)) note('in the end')(problem)
  await db.destroy()
  return { steps, problems }
}
