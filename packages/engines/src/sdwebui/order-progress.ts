import type { DrawOrder } from '../engine.ts'
import { writePreview } from '../remote/picture.ts'
import type { ReportProgress } from '../remote/follow-drawing.ts'
import type { ProgressView } from './read-progress.ts'

/** Converts the progress of single requests into that of an order. */
export interface OrderProgress {
  /** Hears of one of the requests that make up the order, counted from 0. */
  part(index: number): (seen: ProgressView) => Promise<void>
  finish(index: number): void
}

export function openOrderProgress(order: DrawOrder, tell: ReportProgress): OrderProgress {
  const count = countParts(order)
  const shares = Array.from({ length: count }, () => 0)
  const share = () => shares.reduce((sum, one) => sum + one, 0) / count
  let lastImage: string | null = null
  return {
    part: (index) => async (seen) => {
      shares[index] = Math.max(shares[index] ?? 0, Math.min(1, seen.share))
      if (seen.image === null || seen.image === lastImage) return tell(share(), null)
      lastImage = seen.image
      const preview = await writePreview(seen.image)
      tell(share(), preview)
    },
    finish(index) {
      shares[index] = 1
      tell(share(), null)
    },
  }
}

/** Requests that the order is drawn with. */
function countParts({ verb, references, referenceWeight }: DrawOrder): number {
  if (verb.kind === 'imagine') return references.length > 0 && referenceWeight > 0 ? 4 : 1
  return verb.kind === 'variation' || verb.kind === 'upscale' ? 1 : 4
}
