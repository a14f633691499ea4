import type { Language } from '@easel/contract/basics'
import type { DrawInfo } from '@easel/contract/draw-options'
import type { Actor, Deps } from '../../../deps.ts'
import type { Db } from '../../../db/open.ts'
import type { EnginePool } from '../../../platform/engines/pool.ts'
import { viewTimes } from '../../account/gate.ts'
import { requireMember } from '../../channel/gate.ts'
import { planOf } from '../../company/gate.ts'
import { availableCredits } from '../../ledger/gate.ts'
import { isWell } from '../routing/can-draw.ts'
import { countTasks, listLatelyFailed } from './queries.ts'
import { mayBeTrusted } from './rules.ts'

/**
 * A person's plan, credits and task counts over all channels; and whether an engine works, judged by its latest drawings, whoever
 * requested them.
 *
 * @throws Refusal not_found
 */
export async function readInfo(
  { db, clock, engines }: Pick<Deps, 'db' | 'clock' | 'engines'>,
  actor: Pick<Actor, 'userId'>,
  channelId: string,
  language: Language,
): Promise<DrawInfo> {
  await requireMember(db, actor, channelId)
  const now = clock.now()
  const plan = await planOf(db, actor.userId, now)
  const { running, queued, tasks, images } = await countTasks(db, actor.userId)
  return {
    plan: plan && { title: plan.title[language], ...viewTimes(plan) },
    credits: await availableCredits(db, actor.userId, clock.now()),
    running,
    queued,
    totals: { images, tasks },
    concurrency: plan?.concurrency ?? 1,
    engine: await judgeEngines(db, engines, now),
  }
}

/** Of those that are on. */
async function judgeEngines(db: Db, engines: EnginePool, now: Date): Promise<DrawInfo['engine']> {
  const on = engines.list().filter(({ isOn }) => isOn)
  const name = on.map(({ id }) => id).join(', ')
  for (const engine of on) {
    if (isWell(engine) && engine.reach !== 'asleep' && mayBeTrusted(await listLatelyFailed(db, engine.id, now)))
      return { name, healthy: true }
  }
  return { name, healthy: false }
}
