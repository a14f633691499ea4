import type { DrawSettings } from '@easel/contract/draw-settings'
import type { BotType } from '@easel/contract/drawing'
import type { DrawSettingsRow, UserRow } from '../../../db/tables.ts'
import { findVersion, type PromptDefaults, plainSettings, versionsOf } from './rules.ts'

/** What counts for a bot, of rows that a person may have. A version that is no longer listed reads as the newest. */
export function viewPromptDefaults(rows: readonly DrawSettingsRow[], botType: BotType): PromptDefaults {
  const row = rows.find((kept) => kept.bot_type === botType)
  const [newest] = versionsOf[botType]
  if (!row) return { ...plainSettings, version: newest }
  const { mode, stylize, chaos, weird, quality, raw, tile, variability, suffix } = row
  return {
    version: findVersion(botType, row.version ?? newest) ?? newest,
    aspectRatio: row.aspect_ratio,
    ...{ mode, stylize, chaos, weird, quality, raw, tile, variability, suffix },
  }
}

export function viewSettings(
  rows: readonly DrawSettingsRow[],
  botType: BotType,
  account: Pick<UserRow, 'mj_remix' | 'niji_remix'>,
): DrawSettings {
  const remix = botType === 'MID_JOURNEY' ? account.mj_remix : account.niji_remix
  return { botType, ...viewPromptDefaults(rows, botType), remix }
}
