import type { DrawOrder } from '../engine.ts'

const ANIME_WORDS = 'anime illustration'
/** Between these stable-diffusion.cpp's servers take settings out of a prompt, files of models among them: not for a person to write. */
const SETTINGS_TAG = /<\/?sd_cpp_extra_args>/gi

export interface EngineWords {
  prompt: string
  /** What must not appear; empty: nothing. */
  negative: string
}

/**
 * @param isAnime Whether the engine draws anime by itself, so that words need not ask for it
 */
export function writeWords(
  { prompt, without, bot }: Pick<DrawOrder, 'prompt' | 'without' | 'bot'>,
  isAnime: boolean,
): EngineWords {
  const style = bot === 'NIJI_JOURNEY' && !isAnime ? [ANIME_WORDS] : []
  return {
    prompt: withoutTags([prompt, ...style].filter((part) => part !== '').join(', ')),
    negative: withoutTags(without.join(', ')),
  }
}

/** Taking one out may join the halves of another. */
function withoutTags(text: string): string {
  const less = text.replace(SETTINGS_TAG, '')
  return less === text ? text : withoutTags(less)
}
