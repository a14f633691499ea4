import type { DrawSettings } from '@easel/contract/draw-settings'
import type { BotType } from '@easel/contract/drawing'
import type { Actor, Deps } from '../../../deps.ts'
import { getUser } from '../../account/gate.ts'
import { requireMember } from '../../channel/gate.ts'
import { listSettings } from './queries.ts'
import { viewSettings } from './view.ts'

/**
 * What counts for a person's prompts to a bot, in whatever channel.
 *
 * @throws Refusal not_found
 */
export async function readSettings(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  channelId: string,
  botType: BotType,
): Promise<DrawSettings> {
  await requireMember(db, actor, channelId)
  return viewSettings(await listSettings(db, actor.userId), botType, await getUser(db, actor.userId))
}
