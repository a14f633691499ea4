import type { DrawOrder, Verb } from '@easel/engines/engine'
import type { TaskRow } from '../../../db/tables.ts'
import { ratioOf } from './rules.ts'

/** What to ask of the engine, from the row alone: after a restart it is the same order. */
export function readOrder(task: TaskRow): DrawOrder {
  const { words, without, stylize, chaos, weird, variation } = task.parameters
  const verb: Verb = variation ? { kind: 'variation', ...variation } : { kind: 'imagine' }
  return {
    verb,
    prompt: words,
    without,
    bot: task.bot_type,
    modelVersion: task.model_version,
    aspectRatio: ratioOf(task.aspect_ratio),
    seed: task.seed ?? 0,
    stylize,
    chaos,
    weird,
  }
}
