import type { BotType } from '@easel/contract/drawing'
import type { ClipNeed } from '../../../db/drawing-tables.ts'
import type { TaskRow } from '../../../db/tables.ts'
import type { VerbKind } from '../../../platform/engines/pool.ts'

/** What a task needs from an engine; the queue's SQL computes the same from rows. */
export interface Needs {
  verb: VerbKind
  bot: BotType
  /** Pictures that are blended; 0 for all else. */
  blended: number
  /** It works on a picture without a recipe, from its pixels. */
  isBySight: boolean
  /** Its words point at pictures by their addresses. */
  isLinked: boolean
  /** What a clip is made from; none for all else. */
  clip: readonly ClipNeed[]
  /** Of a new clip; 0 for all else. */
  clipSeconds: number
  /** Additions to a model that it names. */
  loras: readonly string[]
}

/** Whatever says enough of a task to tell what it needs. */
export type Drawable = Pick<TaskRow, 'action' | 'bot_type' | 'parameters'> & { base_image_ids?: readonly string[] }

export function readNeeds(task: Drawable): Needs {
  const { action, bot_type, parameters, base_image_ids = [] } = task
  const verb = verbOf(task)
  const memory = parameters.work?.recipe ?? parameters.variation?.parent
  return {
    verb,
    bot: bot_type,
    blended: action === 'BLEND' ? base_image_ids.length : 0,
    // What is enlarged has its words behind it.
    isLinked: parameters.linked !== undefined && verb !== 'upscale',
    ...needsOfClip(parameters),
    loras: verb === 'upscale' ? [] : (parameters.loras ?? []).map(({ name }) => name),
    isBySight: memory !== undefined && Object.keys(memory).length === 0,
  }
}

const NO_CLIP = { needs: [], seconds: 0 }

function needsOfClip({ clip }: Drawable['parameters']): Pick<Needs, 'clip' | 'clipSeconds'> {
  const { needs, seconds } = clip ?? NO_CLIP
  return { clip: needs, clipSeconds: seconds }
}

function verbOf({ action, parameters: { variation, work, clip, extend } }: Drawable): VerbKind {
  if (clip) return 'video'
  if (extend) return 'extend'
  if (variation) return 'variation'
  if (work) return work.change.kind
  switch (action) {
    case 'BLEND':
      return 'blend'
    case 'DESCRIBE':
      return 'describe'
    case 'SHORTEN':
      return 'shorten'
    default:
      return 'imagine'
  }
}
