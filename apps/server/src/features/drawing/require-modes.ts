import type { Mode } from '@easel/contract/drawing'
import type { Db } from '../../db/open.ts'
import type { Actor, Deps } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { mayRelax } from './enqueue-tasks.ts'

/**
 * RELAX only where the plan has it, whether the prompt says it or the settings do: nobody's credits are spent behind
 * their back when a plan ends.
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
