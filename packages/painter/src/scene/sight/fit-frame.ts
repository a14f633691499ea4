import type { Actor } from '../actor.ts'
import type { Stage } from '../stage.ts'
import { growAbout } from './bring-nearer.ts'
import type { Sight } from './measure-sight.ts'

/** Free above the highest head, by the frame's height. */
const HEADROOM = 0.04
/** A head of which less is seen is cut away. */
const LEAST_HEAD = 0.6
/** Nobody is made smaller than this by their own size. */
const LEAST = 0.4

/** Everybody as much smaller that the head of whoever stands on something is in the picture; null where no head is cut away. */
export function fitFrame(
  { frame, layout, recipe, seat }: Stage,
  actors: readonly Actor[],
  sights: readonly Sight[],
): Actor[] | null {
  if (recipe.reading.camera?.shot !== undefined || seat !== null) return null
  const isCut = actors.some(
    ({ y, height, part }, index) => part === undefined && y - height < 0 && (sights[index]?.head ?? 1) < LEAST_HEAD,
  )
  if (!isCut) return null
  const top = Math.min(...actors.map(({ y, height }) => y - height))
  const ground = Math.min(frame.height, Math.max(...actors.map(({ y }) => y)))
  const factor = Math.max(LEAST, (ground - frame.height * HEADROOM) / (ground - top))
  return actors.map((actor) => growAbout(actor, factor, { x: layout.focus, y: ground }))
}
