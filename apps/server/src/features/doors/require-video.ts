import type { Deps } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { mediaOf, requireMedium } from '../company/gate.ts'

/**
 * Before a program's pictures are kept for a clip that nobody will make.
 *
 * @throws Refusal medium_off, engine_limit when nothing makes clips
 */
export async function requireVideo({ db, engines }: Pick<Deps, 'db' | 'engines'>): Promise<void> {
  await requireMedium(db, 'video')
  if (!(await mediaOf(db, engines)).includes('video')) throw new Refusal('engine_limit')
}
