import type { SubjectWord } from '../recipe.ts'
import type { Actor, Draft } from './actor.ts'
import type { Stage } from './stage.ts'

/** The subject that holds this one, when the words name one. */
export function findHolder(stage: Stage, name: string): SubjectWord | undefined {
  return stage.recipe.reading.subjects.find(
    (other) => other.name !== name && other.relation?.kind === 'holding' && other.relation.target === name,
  )
}

/** Whether somebody rides this one: then it keeps its feet on the ground. */
export function isRidden(stage: Stage, name: string): boolean {
  return stage.recipe.reading.subjects.some(({ relation }) => relation?.kind === 'riding' && relation.target === name)
}

/** Riders sit behind a back, held things hang at a hand, and what lies on something lies on top. */
export function holdActor(stage: Stage, draft: Draft, placed: readonly Actor[]): Actor {
  const holder = findHolder(stage, draft.name)?.name
  const bearer = placed.find((actor) => actor.name === (holder ?? draft.subject.relation?.target))
  if (bearer === undefined) return { ...draft, ...placeAlone(stage, draft) }
  if (holder !== undefined) return hangAtHand(draft, bearer)
  return draft.subject.relation?.kind === 'riding' ? seatRider(draft, bearer) : layOnTop(stage, draft, bearer)
}

function hangAtHand(draft: Draft, bearer: Actor): Actor {
  const height = bearer.height * Math.min(0.5, 0.3 + draft.share * 0.3)
  return {
    ...draft,
    x: bearer.x + bearer.facing * bearer.width * 0.44,
    y: bearer.y - bearer.height * 0.36,
    height,
    width: height * draft.aspect,
    z: bearer.z - 0.01,
    facing: bearer.facing,
  }
}

/** The mount's body hides the rider's legs, so that only what rises over its back is seen. */
function seatRider(draft: Draft, mount: Actor): Actor {
  const height = mount.height * 0.74
  return {
    ...draft,
    x: mount.x - mount.facing * mount.width * 0.06,
    y: mount.y - mount.height * 0.46,
    height,
    width: height * draft.aspect,
    z: mount.z + 0.01,
    facing: mount.facing,
    pose: 'riding',
  }
}

function layOnTop(stage: Stage, draft: Draft, base: Actor): Actor {
  const height = Math.min(base.height * 0.6, stage.layout.subject * draft.share * 0.7)
  return {
    ...draft,
    x: base.x,
    y: base.y - base.height * 0.93,
    height,
    width: height * draft.aspect,
    z: base.z - 0.01,
    facing: base.facing,
  }
}

function placeAlone({ layout }: Stage, draft: Draft): Pick<Actor, 'x' | 'y' | 'height' | 'width' | 'z'> {
  const height = layout.subject * draft.share
  return {
    x: layout.focus,
    y: layout.feet,
    height,
    width: height * draft.aspect,
    z: layout.focal / (layout.feet - layout.horizon),
  }
}
