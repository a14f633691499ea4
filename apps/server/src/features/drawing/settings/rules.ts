import { type DrawSettings, USUAL_SETTINGS } from '@easel/contract/draw-settings'
import type { BotType } from '@easel/contract/drawing'
import { NIJI_VERSIONS, VERSIONS } from '@easel/prompt/parameters'
import type { Parameters } from '@easel/prompt/parameters'
import { parseRatio } from '@easel/prompt/read-value'

/** Defaults of a prompt; `remix` belongs to the account. */
export type PromptDefaults = Omit<DrawSettings, 'botType' | 'remix'>

/** Newest first. */
export const versionsOf: Readonly<Record<BotType, readonly [string, ...string[]]>> = {
  MID_JOURNEY: VERSIONS,
  NIJI_JOURNEY: NIJI_VERSIONS,
}

/** The bot's own, for who has chosen nothing; beside them the newest version. */
export const plainSettings: Readonly<Omit<PromptDefaults, 'version'>> = USUAL_SETTINGS

/** As it is listed: `6.0` is `6`. Undefined: the bot has no such version. */
export function findVersion(botType: BotType, written: string): string | undefined {
  return versionsOf[botType].find((version) => version === written || `${version}.0` === written)
}

/** In plain digits. Undefined: `--ar` would not take it. */
export function tidyRatio(written: string): string | undefined {
  const ratio = parseRatio(written)
  return ratio && `${ratio.width}:${ratio.height}`
}

/** Settings as prompt parameters. The bot's own defaults are omitted, except for the ratio, which is always shown. */
export function sayAsParameters({ aspectRatio, ...settings }: PromptDefaults): Parameters {
  const { mode, stylize, chaos, weird, quality, raw, tile } = settings
  const ratio = parseRatio(aspectRatio)
  return {
    ...(ratio && { aspectRatio: ratio }),
    ...(stylize !== plainSettings.stylize && { stylize }),
    ...(chaos !== plainSettings.chaos && { chaos }),
    ...(weird !== plainSettings.weird && { weird }),
    ...(quality !== plainSettings.quality && { quality: Number(quality) }),
    ...(raw && { raw }),
    ...(tile && { tile }),
    ...(mode !== plainSettings.mode && { mode }),
  }
}
