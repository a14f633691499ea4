import type { BodyOf } from '@easel/contract/call'
import type { DrawSettings, saveDrawSettings } from '@easel/contract/draw-settings'
import type { BotType } from '@easel/contract/drawing'
import { parsePrompt } from '@easel/prompt/parse-prompt'
import type { Tx } from '../../../db/open.ts'
import type { Actor, Deps } from '../../../deps.ts'
import { type FieldNote, Refusal } from '../../../errors.ts'
import { omitUndefined } from '../../../platform/omit-undefined.ts'
import { getUser, setRemix } from '../../account/gate.ts'
import { announceUser } from '../announce-tasks.ts'
import { mayRelax } from '../enqueue-tasks.ts'
import { validateSuffix } from '../rules.ts'
import { type ChangedSettings, changeSettings, listSettings } from './queries.ts'
import { findVersion, plainSettings, tidyRatio, versionsOf } from './rules.ts'
import { viewSettings } from './view.ts'

type WantedSettings = BodyOf<typeof saveDrawSettings>
type SaveDeps = Pick<Deps, 'db' | 'clock'>

/**
 * Change what counts for a person's prompts to a bot: what is given, and nothing else. May be repeated.
 *
 * @throws Refusal invalid_input, plan_required for RELAX where the plan does not have it
 */
export async function saveSettings(
  deps: SaveDeps,
  actor: Actor,
  botType: BotType,
  wanted: WantedSettings,
): Promise<DrawSettings> {
  refuseWrong(botType, wanted)
  return deps.db.transaction().execute(async (tx) => {
    if (isForRelax(wanted) && !(await mayRelax(tx, actor.userId, deps.clock.now()))) throw new Refusal('plan_required')
    const changed = columnsOf(botType, wanted)
    if (Object.keys(changed).length > 0) await keep(tx, { userId: actor.userId, botType }, changed)
    const { remix } = wanted
    if (remix !== undefined) await switchRemix(deps, tx, actor, { botType, remix })
    return viewSettings(await listSettings(tx, actor.userId), botType, await getUser(tx, actor.userId))
  })
}

function refuseWrong(botType: BotType, { version, aspectRatio, suffix = '' }: WantedSettings): void {
  const fields: Record<string, FieldNote> = {}
  if (version !== undefined && findVersion(botType, version) === undefined) {
    const at = botType === 'MID_JOURNEY' ? '--v' : '--niji'
    fields['version'] = { problem: 'unknown_version', at, options: versionsOf[botType] }
  }
  if (aspectRatio !== undefined && tidyRatio(aspectRatio) === undefined) {
    fields['aspectRatio'] = { problem: 'bad_ratio', at: '--ar' }
  }
  const wrong = validateSuffix(suffix)
  if (wrong.length > 0) fields['suffix'] = wrong
  if (Object.keys(fields).length > 0) throw new Refusal('invalid_input', { fields })
}

function isForRelax({ mode, suffix = '' }: WantedSettings): boolean {
  return mode === 'RELAX' || parsePrompt(suffix).parameters.mode === 'RELAX'
}

/** Of settings that were found right. */
function columnsOf(botType: BotType, { version, aspectRatio, ...wanted }: WantedSettings): ChangedSettings {
  const { mode, stylize, chaos, weird, quality, raw, tile, variability, suffix } = wanted
  return omitUndefined({
    version: version === undefined ? undefined : findVersion(botType, version),
    aspect_ratio: aspectRatio === undefined ? undefined : tidyRatio(aspectRatio),
    ...{ mode, stylize, chaos, weird, quality, raw, tile, variability, suffix },
  })
}

async function keep(tx: Tx, owner: { userId: string; botType: BotType }, changed: ChangedSettings): Promise<void> {
  const { aspectRatio, ...same } = plainSettings
  await changeSettings(tx, owner, { changed, rest: { ...same, aspect_ratio: aspectRatio, version: null } })
}

/** It is the account's switch: whoever shows the account hears of it. */
async function switchRemix(
  deps: SaveDeps,
  tx: Tx,
  { userId }: Actor,
  { botType, remix }: { botType: BotType; remix: boolean },
): Promise<void> {
  const isChanged = await setRemix(tx, userId, botType === 'MID_JOURNEY' ? 'mj_remix' : 'niji_remix', remix)
  if (isChanged) await announceUser(deps, tx, userId)
}
