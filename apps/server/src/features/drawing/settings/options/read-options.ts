import type { Language } from '@easel/contract/basics'
import type { Choice, DrawOptions } from '@easel/contract/draw-options'
import type { BotType } from '@easel/contract/drawing'
import type { Actor, Deps } from '../../../../deps.ts'
import { versionsOf } from '../rules.ts'
import { listOptions } from './queries.ts'
import * as choices from './rules.ts'

const models: Readonly<Record<BotType, string>> = { MID_JOURNEY: 'Midjourney', NIJI_JOURNEY: 'Niji' }

/** What can be chosen for a bot, in the caller's language, and the person's own named options. */
export async function readOptions(
  { db }: Pick<Deps, 'db'>,
  { userId }: Pick<Actor, 'userId'>,
  botType: BotType,
  language: Language,
): Promise<DrawOptions> {
  const versions = versionsOf[botType].map((version) => choices.versionChoice(models[botType], version))
  const see = (list: readonly choices.LabelledChoice[]) => viewChoices(list, language)
  return {
    mine: await listOptions(db, { userId, botType }),
    versions: see(versions),
    aspectRatios: see(choices.aspectRatios),
    qualities: see(choices.qualities),
    stylizes: see(choices.stylizes),
    styles: see(choices.styles),
    views: see(choices.views),
    shots: see(choices.shots),
    lights: see(choices.lights),
  }
}

function viewChoices(list: readonly choices.LabelledChoice[], language: Language): Choice[] {
  return list.map(({ value, labels, phrase }) => ({ value, label: labels[language], phrase }))
}
