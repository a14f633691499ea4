import type { DrawOption } from '@easel/contract/draw-options'
import type { BotType } from '@easel/contract/drawing'
import type { Db } from '../../../db/open.ts'
import type { Actor } from '../../../deps.ts'
import { readKeptRows } from './queries.ts'
import type { KeptSettings } from './rules.ts'
import { viewKept } from './view.ts'

/** What a person keeps for their prompts. */
export interface Kept {
  /** A prompt may name the other bot. */
  settings: (botType: BotType) => KeptSettings
  /** Of the bot that the prompt goes to. */
  options: readonly DrawOption[]
}

export async function readKept(db: Db, { userId }: Pick<Actor, 'userId'>, botType: BotType): Promise<Kept> {
  const { rows, options } = await readKeptRows(db, { userId, botType })
  return { settings: (bot) => viewKept(rows, bot), options }
}
