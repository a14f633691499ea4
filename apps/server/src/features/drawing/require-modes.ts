import type { Mode } from '@easel/contract/drawing'
import type { Db } from '../../db/open.ts'
import type { Actor, Deps } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { mayRelax } from './enqueue-tasks.ts'

/**
 * Refuse RELAX, from prompt or settings, unless the plan includes it: when a plan ends, credits must not be spent unexpectedly.
 *
 * @throws Refusal plan_required
 */
export async function requireModes(
  { clock }: Pick<Deps, 'clock'>,
  db: Db,
  { userId }: Pick<Actor, 'userId'>,
  wanted: readonly { mode: Mode }[],
): Promise<void> {
  if (!wanted.some(({ mode }) => mode === 'RELAX')) return
  if (!(await mayRelax(db, userId, clock.now()))) throw new Refusal('plan_required')
}
