import type { Language } from '@easel/contract/basics'
import type { DrawInfo } from '@easel/contract/draw-options'
import type { Actor, Deps } from '../../../deps.ts'
import { requireMember } from '../../channel/gate.ts'
import { planOf } from '../../company/gate.ts'
import { availableCredits } from '../../ledger/gate.ts'
import { countTasks, listLatelyFailed } from './queries.ts'
import { isWell } from './rules.ts'

/**
 * How a person stands: plan, credits and tasks of all channels; and whether the engine is well, judged by how its latest
 * drawings ended, whoever wanted them.
 *
 * @throws Refusal not_found
 */
export async function readInfo(
  { db, clock, engine }: Pick<Deps, 'db' | 'clock' | 'engine'>,
  actor: Pick<Actor, 'userId'>,
  channelId: string,
  language: Language,
): Promise<DrawInfo> {
  await requireMember(db, actor, channelId)
  const now = clock.now()
  const plan = await planOf(db, actor.userId, now)
  const { running, queued, tasks, images } = await countTasks(db, actor.userId)
  return {
    plan: plan && { title: plan.title[language], endsAt: plan.endsAt.toISOString() },
    credits: await availableCredits(db, actor.userId, clock.now()),
    running,
    queued,
    totals: { images, tasks },
    concurrency: plan?.concurrency ?? 1,
    engine: { name: engine.id, healthy: isWell(await listLatelyFailed(db, engine.id, now)) },
  }
}
