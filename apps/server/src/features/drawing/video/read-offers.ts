import { BUILT_IN_ENGINE, type Button } from '@easel/contract/drawing'
import type { TaskRow } from '../../../db/tables.ts'
import type { Deps } from '../../../deps.ts'
import { mediaOf } from '../../company/gate.ts'
import type { Clip } from '../view.ts'
import { mayGoOn } from './rules.ts'

/** What can be made of finished pictures and clips just now. */
export interface Offers {
  /** Clips, of whatever. */
  makes: boolean
  animates: boolean
  /** Engines that go on from clips of theirs. */
  extends: ReadonlySet<string>
}

const NOTHING: Offers = { makes: false, animates: false, extends: new Set() }

export async function readOffers(
  { db, engines }: Pick<Deps, 'db' | 'engines'>,
  rows: readonly Pick<TaskRow, 'status'>[],
): Promise<Offers> {
  if (!rows.some(({ status }) => status === 'SUCCESS')) return NOTHING
  if (!(await mediaOf(db, engines)).includes('video')) return NOTHING
  const able = engines.list().filter(({ isOn, verbs }) => isOn && verbs.has('extend'))
  return {
    makes: true,
    animates: engines.list().some(({ isOn, verbs, engine }) => isOn && verbs.has('video') && engine.clips?.fromPicture),
    extends: new Set(able.map(({ id }) => id)),
  }
}

/** The kinds of buttons that a task has not just now. */
export function hiddenOf(
  { action, engine, media_ids }: Pick<TaskRow, 'action' | 'engine' | 'media_ids'>,
  offers: Offers,
  clips: ReadonlyMap<string, Clip>,
): ReadonlySet<Button['kind']> {
  const durationMs = clips.get(media_ids[0] ?? '')?.durationMs
  const goesOn = offers.extends.has(engine) && durationMs !== undefined && mayGoOn(durationMs)
  return new Set([
    ...(offers.animates ? [] : ['VIDEO' as const]),
    ...(goesOn ? [] : ['EXTEND' as const]),
    ...(mayComeAgain({ action, engine, media_ids }, offers) ? [] : ['REROLL' as const]),
  ])
}

/** Whether what it gave could be made once more. */
function mayComeAgain(task: Pick<TaskRow, 'action' | 'engine' | 'media_ids'>, { makes }: Offers): boolean {
  return task.media_ids.length === 0 || (makes && !comesOutTheSame(task))
}

/** The painter goes on from a clip by what the clip was made by, so that the same would come again. */
export function comesOutTheSame({ action, engine }: Pick<TaskRow, 'action' | 'engine'>): boolean {
  return action === 'EXTEND' && engine === BUILT_IN_ENGINE
}
