import type { DrawOrder } from '../engine.ts'
import { writeWords } from '../remote/write-words.ts'
import type { SdWebuiSettings } from './settings.ts'

/** What every request that draws says, whatever it draws. */
export function writeBase(
  { checkpoint, nijiCheckpoint, steps }: SdWebuiSettings,
  order: Pick<DrawOrder, 'prompt' | 'without' | 'bot'>,
): object {
  const isNiji = order.bot === 'NIJI_JOURNEY'
  const { prompt, negative } = writeWords(order, nijiCheckpoint !== null)
  const model = (isNiji ? nijiCheckpoint : null) ?? checkpoint
  return {
    prompt,
    negative_prompt: negative,
    n_iter: 1,
    ...(steps !== null && { steps }),
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
