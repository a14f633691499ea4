import type { DrawOrder } from '../engine.ts'
import { chooseLoras } from '../remote/loras.ts'
import { attentionWords } from '../remote/words/grammars.ts'
import { writeWords } from '../remote/words/write-words.ts'
import type { SdWebuiSettings } from './settings.ts'

/** The API's own are 50, twice what people draw with at its page. */
const STEPS = 25

/** Fields common to all drawing requests. */
export function writeCommonFields(
  { checkpoint, nijiCheckpoint, steps, guidance, sampler, scheduler, loras }: SdWebuiSettings,
  order: Pick<DrawOrder, 'prompt' | 'without' | 'bot' | 'loras'>,
): object {
  const isNiji = order.bot === 'NIJI_JOURNEY'
  const { prompt, negative } = writeWords(order, { isAnime: nijiCheckpoint !== null, grammar: attentionWords })
  // After escaped words, so that people cannot insert others.
  const additions = chooseLoras(loras, order).map(({ file, weight }) => `<lora:${file}:${weight}>`)
  const model = (isNiji ? nijiCheckpoint : null) ?? checkpoint
  return {
    prompt: [prompt, ...additions].filter((part) => part !== '').join(' '),
    negative_prompt: negative,
    steps: steps ?? STEPS,
    ...(guidance !== null && { cfg_scale: guidance }),
    ...(sampler !== null && { sampler_name: sampler }),
    ...(scheduler !== null && { scheduler }),
    // Ours to keep, not the server's.
    save_images: false,
    do_not_save_samples: true,
    do_not_save_grid: true,
    ...(model !== null && {
      override_settings: { sd_model_checkpoint: model },
      override_settings_restore_afterwards: true,
    }),
  }
}
