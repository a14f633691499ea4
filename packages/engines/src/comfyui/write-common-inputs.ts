import type { DrawOrder } from '../engine.ts'
import { EngineRefused } from '../remote/faults.ts'
import { comfyWords } from '../remote/words/grammars.ts'
import { writeWords } from '../remote/words/write-words.ts'
import type { PlanContext, SlotInputs } from './plan.ts'
import type { ComfyUiSettings } from './settings.ts'
import type { Template } from './template.ts'

/**
 * Inputs common to all pictures of an order: prompt, model and sampling.
 * @throws EngineRefused `no_models`, when the server has none to choose from
 */
export function writeCommonInputs(template: Template, order: DrawOrder, { settings, known }: PlanContext): SlotInputs {
  const hasChoice = template.slots.checkpoint !== undefined
  const isAnime = settings.nijiCheckpoint !== null && hasChoice
  const { prompt, negative } = writeWords(order, { isAnime, grammar: comfyWords })
  const { steps, guidance } = settings
  const chosen = chooseCheckpoint(order, settings)
  const isOwn = Object.values(settings.graphs).includes(template)
  // An operator's own graph names a model that suits it.
  const checkpoint = chosen ?? (isOwn ? undefined : known.checkpoints[0])
  if (hasChoice && !isOwn && checkpoint === undefined) throw new EngineRefused('no_models')
  return {
    prompt,
    negative,
    ...(checkpoint !== undefined && { checkpoint }),
    ...(steps !== null && { steps }),
    ...(guidance !== null && { guidance }),
  }
}

function chooseCheckpoint({ bot }: DrawOrder, { checkpoint, nijiCheckpoint }: ComfyUiSettings): string | null {
  return (bot === 'NIJI_JOURNEY' ? nijiCheckpoint : null) ?? checkpoint
}
