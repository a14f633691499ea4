import type { TaskAction } from '@easel/contract/drawing'
import type { PlannedTask } from './enqueue-tasks.ts'
import type { FoundPicture } from './find-pictures.ts'
import type { ReadDrawing } from './read-prompt.ts'

/** A task that does this with what was read, from these pictures. */
export function planTask(
  action: TaskAction,
  drawing: ReadDrawing,
  pictures: readonly FoundPicture[] = [],
): PlannedTask {
  const remembered = {
    references: pictures.map(({ memory }) => memory?.recipe ?? null),
    referencesOf: pictures.map(({ memory }) => memory?.engine ?? null),
  }
  return {
    bot_type: drawing.botType,
    action,
    prompt: drawing.prompt,
    final_prompt: drawing.finalPrompt,
    mode: drawing.mode,
    model_version: drawing.modelVersion,
    aspect_ratio: drawing.aspectRatio,
    parameters: { ...drawing.parameters, ...(pictures.length > 0 && remembered) },
    seed: drawing.seed,
    base_image_ids: pictures.map(({ id }) => id),
  }
}
