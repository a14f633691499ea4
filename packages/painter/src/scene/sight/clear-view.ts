import type { Actor } from '../actor.ts'
import type { Stage } from '../stage.ts'
import { bringNearer, centreAloft } from './bring-nearer.ts'
import { fitFrame } from './fit-frame.ts'
import { measureSight, type Sight, wholeOf } from './measure-sight.ts'
import { enlarge, LEAST_SHOWN, LEAST_THING, moveClear } from './move-clear.ts'
import { LEAST_HEAD, type Mended, uncoverHead } from './uncover-head.ts'

/** A scene is laid out anew so often at most. */
const MOST_ROUNDS = 2

/** Moves clear who is hidden, makes larger what is lost; who still stands badly then stays so. */
export function clearView(stage: Stage, actors: Actor[]): Actor[] {
  let laid = actors
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const sights = measureSight(wholeOf(stage), laid)
    const better = improve(stage, laid, sights)
    if (better === null) return laid
    laid = better
  }
  return laid
}

/** The same figures with what is worst about them mended; null where nothing is. */
function improve(stage: Stage, actors: readonly Actor[], sights: readonly Sight[]): Actor[] | null {
  const brought = centreAloft(stage, actors) ?? fitFrame(stage, actors, sights) ?? bringNearer(stage, actors, sights)
  if (brought !== null) return brought
  let moved: Actor[] | null = null
  for (const [index, sight] of sights.entries()) {
    const all: readonly Actor[] = moved ?? actors
    const better = mend(stage, all, { index, sight })
    if (better !== null) moved = all.with(better.index, better.actor)
  }
  return moved
}

function mend(
  stage: Stage,
  actors: readonly Actor[],
  { index, sight }: { index: number; sight: Sight },
): Mended | null {
  if (actors[index]?.bound) return null
  if (sight.shown < LEAST_SHOWN && sight.framed > LEAST_SHOWN) {
    const actor = moveClear(stage, actors, index)
    if (actor !== null) return { index, actor }
  }
  if (sight.head < LEAST_HEAD && sight.framed > LEAST_SHOWN) return uncoverHead(stage, actors, index)
  const larger = sight.area < LEAST_THING ? enlarge(stage, actors, { index, area: sight.area }) : null
  return larger === null ? null : { index, actor: larger }
}
