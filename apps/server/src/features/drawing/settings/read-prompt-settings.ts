import type { DrawOption } from '@easel/contract/draw-options'
import type { BotType } from '@easel/contract/drawing'
import type { Db } from '../../../db/open.ts'
import type { Actor } from '../../../deps.ts'
import { readPromptSettingsRows } from './queries.ts'
import type { PromptDefaults } from './rules.ts'
import { viewPromptDefaults } from './view.ts'

/** A person's settings for prompts. */
export interface PromptSettings {
  /** A prompt may name the other bot. */
  settings: (botType: BotType) => PromptDefaults
  /** Of the bot that the prompt goes to. */
  options: readonly DrawOption[]
}

export async function readPromptSettings(
  db: Db,
  { userId }: Pick<Actor, 'userId'>,
  botType: BotType,
): Promise<PromptSettings> {
  const { rows, options } = await readPromptSettingsRows(db, { userId, botType })
  return { settings: (bot) => viewPromptDefaults(rows, bot), options }
}
