import type { SubjectWord } from '../recipe.ts'
import { subjectTraits } from '../subjects/draw-subject.ts'
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

/** Riders sit on a back, held things hang at a hand, and what lies on something lies on top. */
export function holdActor(stage: Stage, draft: Draft, placed: readonly Actor[]): Actor {
  const holder = findHolder(stage, draft.name)?.name
  const bearer = placed.find((actor) => actor.name === (holder ?? draft.subject.relation?.target))
  if (bearer === undefined) return { ...draft, ...placeAlone(stage, draft) }
  if (holder !== undefined) return hangAtHand(draft, bearer)
  return draft.subject.relation?.kind === 'riding' ? seatRider(draft, bearer) : layOnTop(stage, draft, bearer)
}

/** Where a carrying figure's near hand is, by its height. */
const HAND = { x: 0.15, y: 0.66 }
/** Height of an umbrella by its bearer's, and how far up its stick the hand grips. */
const UMBRELLA = { height: 0.86, grip: 0.07 }

/** Small things stand on the hand; an umbrella spreads behind its bearer, over the head. */
function hangAtHand(draft: Draft, bearer: Actor): Actor {
  const asked = subjectTraits(bearer.name)?.asked ?? []
  const open = draft.name === 'umbrella'
  const height = bearer.height * (open ? UMBRELLA.height : Math.min(0.4, 0.2 + draft.share * 0.25))
  const hand = asked.includes('carrying') ? bearer.height * HAND.x : bearer.width * 0.44
  const grip = bearer.height * (asked.includes('carrying') ? HAND.y : 0.36)
  return {
    ...draft,
    x: bearer.x + bearer.facing * hand,
    y: bearer.y - grip + (open ? height * UMBRELLA.grip : height * 0.08),
    height,
    width: height * draft.aspect,
    z: bearer.z + (open ? 0.01 : -0.01),
    facing: bearer.facing,
  }
}

/** Where a rider sits, by the mount's height: up from its feet, and forward from its middle. */
const SADDLES: Readonly<Record<string, { up: number; forward: number }>> = {
  horse: { up: 0.63, forward: -0.05 },
  unicorn: { up: 0.6, forward: -0.05 },
  deer: { up: 0.55, forward: -0.05 },
  elephant: { up: 0.93, forward: -0.1 },
  tiger: { up: 0.74, forward: -0.08 },
  lion: { up: 0.7, forward: -0.1 },
  wolf: { up: 0.66, forward: -0.08 },
  fox: { up: 0.6, forward: -0.08 },
  bear: { up: 0.8, forward: -0.08 },
  dragon: { up: 0.5, forward: 0.02 },
  bicycle: { up: 0.92, forward: -0.14 },
  whale: { up: 0.55, forward: 0 },
}
/** Height of a figure's seat by its height. */
const SEAT = 0.43

/** On a back the near leg hangs at the side; in a vehicle the hull hides the legs. */
function seatRider(draft: Draft, mount: Actor): Actor {
  const saddle = SADDLES[mount.name]
  const natural = (subjectTraits(draft.name)?.height ?? 1) / (subjectTraits(mount.name)?.height ?? 1)
  const height = mount.height * (saddle ? Math.min(1.25, Math.max(0.42, natural * 0.86)) : 0.74)
  const forward = saddle ? saddle.forward * mount.height : -mount.width * 0.06
  return {
    ...draft,
    x: mount.x + mount.facing * forward,
    y: saddle ? mount.y - mount.height * saddle.up + height * SEAT : mount.y - mount.height * 0.46,
    height,
    width: height * draft.aspect,
    z: mount.z + (saddle ? -0.01 : 0.01),
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
