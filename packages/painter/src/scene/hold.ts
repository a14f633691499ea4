import type { SubjectWord } from '../recipe/recipe.ts'
import { subjectTraits } from '../subjects/draw-subject.ts'
import { isLiving, isPerson } from '../words/animate.ts'
import type { Actor, Draft } from './actor.ts'
import { layOnTop, perch, setInside, standBefore, type Turn } from './attach.ts'
import { isPaintedAs } from '../recipe/version.ts'
import { graspThing } from './grasp.ts'
import { isSeat, sitDown } from './sit-down.ts'
import { measureOutline } from './outline.ts'
import type { Stage } from './stage.ts'

/** Instruments too large for any hands: one plays at them. */
export const PLAYED_STANDING: readonly string[] = ['piano', 'grand piano', 'harp', 'guzheng']

/** The subject that holds this one, when the words name one. */
export function findHolder(stage: Stage, name: string): SubjectWord | undefined {
  if (isPaintedAs(4, stage.recipe) && PLAYED_STANDING.includes(name)) return undefined
  return stage.recipe.reading.subjects.find(
    (other) =>
      other.name !== name &&
      [other.relation, other.also].some(
        (one) => one?.target === name && (one.kind === 'holding' || isInArms(other, one)),
      ),
  )
}

/** Whom one hugs by lifting: a cat, a toy. */
const LIFTED = 0.62

function isInArms({ name }: SubjectWord, { kind, target }: NonNullable<SubjectWord['relation']>): boolean {
  if (!isPerson(name) || (kind !== 'hugging' && kind !== 'kissing')) return false
  return (subjectTraits(target)?.height ?? 1) < (subjectTraits(name)?.height ?? 1) * LIFTED
}

/** Whether somebody rides this one: then it keeps its feet on the ground. */
export function isRidden(stage: Stage, name: string): boolean {
  return stage.recipe.reading.subjects.some(({ relation }) => relation?.kind === 'riding' && relation.target === name)
}

/** What cannot hold anybody within it hides nobody: one stands before it. */
const ROOMY = 2.2

/** Riders sit on a back, held things hang at a hand, what is on something lies on top, and what is in it looks out. */
export function holdActor(stage: Stage, draft: Draft, { host, turn }: { host: Actor | undefined; turn: Turn }): Actor {
  if (host === undefined) return { ...draft, ...placeAlone(stage, draft) }
  if (findHolder(stage, draft.name)?.name === host.name) return takeInHand(stage, draft, host)
  const kind = draft.subject.relation?.kind
  if (kind === 'riding') return isPaintedAs(4, stage.recipe) ? rideOn(stage, draft, host) : seatRider(draft, host)
  if (isTree(host.name)) return perch(draft, host, turn)
  if (kind === 'on') return restOn(stage, draft, { host, turn })
  return isWalled(draft, host)
    ? { ...standBefore(stage, draft, host, turn), footing: 'ground' }
    : setInside(draft, host, turn)
}

function restOn({ recipe }: Stage, draft: Draft, { host, turn }: { host: Actor; turn: Turn }): Actor {
  if (!isPaintedAs(4, recipe)) return layOnTop(draft, host, turn)
  if (isSeat(draft, host)) return sitDown(draft, host, turn)
  return isPerson(host.name) && isLiving(draft.name) ? sitOnShoulder(draft, host) : layOnTop(draft, host, turn)
}

/** Of whoever stands: a bird, a cat, a small monkey. */
function sitOnShoulder(draft: Draft, host: Actor): Actor {
  const height = Math.min(host.height * 0.24, (host.height * draft.share) / 2)
  return {
    ...draft,
    ...{ x: host.x - host.facing * host.height * 0.085, y: host.y - host.height * 0.79 },
    ...{ height, width: height * draft.aspect, z: host.z * 0.998, facing: host.facing },
    ...{ stem: { x: host.x, y: host.y, height: host.height }, bound: true },
  }
}

function isWalled(draft: Draft, host: Actor): boolean {
  const walls = subjectTraits(host.name)
  return walls?.habitat === 'structure' && walls.height > ROOMY * (subjectTraits(draft.name)?.height ?? 1)
}

function isTree(name: string): boolean {
  return name === 'palm' || name === 'pine' || name.endsWith('tree')
}

function takeInHand(stage: Stage, draft: Draft, bearer: Actor): Actor {
  const grasps = isPaintedAs(4, stage.recipe) && isPerson(bearer.name) && draft.name !== 'umbrella'
  return grasps && bearer.pose !== 'riding' ? graspThing(draft, bearer) : hangAtHand(draft, bearer)
}

/** Where a carrying figure's near hand is, by its height. */
const HAND = { x: 0.15, y: 0.66 }
/** Height of an umbrella by its bearer's, and how far up its stick the hand grips. */
const UMBRELLA = { height: 0.86, grip: 0.07 }

/** Small things stand on the hand; an umbrella spreads behind its bearer, over the head. */
function hangAtHand(draft: Draft, bearer: Actor): Actor {
  const posesOnRequest = subjectTraits(bearer.name)?.asked ?? []
  const open = draft.name === 'umbrella'
  const height = bearer.height * (open ? UMBRELLA.height : Math.min(0.4, 0.2 + draft.share * 0.25))
  const hand = posesOnRequest.includes('carrying') ? bearer.height * HAND.x : bearer.width * 0.44
  const grip = bearer.height * (posesOnRequest.includes('carrying') ? HAND.y : 0.36)
  return {
    ...draft,
    x: bearer.x + bearer.facing * hand,
    y: bearer.y - grip + (open ? height * UMBRELLA.grip : height * 0.08),
    height,
    width: height * draft.aspect,
    z: bearer.z + (open ? 0.01 : -0.01),
    facing: bearer.facing,
    stem: bearer.stem ?? { x: bearer.x, y: bearer.y, height: bearer.height },
  }
}

/** Where a rider sits, by the mount's height: up from its feet, and forward from its middle. */
const SADDLES: Readonly<Record<string, { up: number; forward: number }>> = {
  horse: { up: 0.66, forward: -0.11 },
  unicorn: { up: 0.61, forward: -0.1 },
  pegasus: { up: 0.56, forward: -0.1 },
  zebra: { up: 0.66, forward: -0.11 },
  camel: { up: 0.68, forward: -0.16 },
  giraffe: { up: 0.5, forward: -0.1 },
  rhino: { up: 0.88, forward: -0.2 },
  brontosaurus: { up: 0.55, forward: -0.05 },
  dinosaur: { up: 0.72, forward: -0.05 },
  griffin: { up: 0.56, forward: 0.02 },
  cow: { up: 0.8, forward: -0.2 },
  turtle: { up: 0.82, forward: -0.05 },
  ostrich: { up: 0.66, forward: -0.1 },
  deer: { up: 0.54, forward: -0.08 },
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
/** What one stands on, and where that is by its height. */
const BOARDS: Readonly<Record<string, { up: number; pose: string }>> = {
  skateboard: { up: 0.56, pose: 'balancing' },
  snowboard: { up: 0.3, pose: 'balancing' },
  surfboard: { up: 0.3, pose: 'balancing' },
  skis: { up: 0.1, pose: 'balancing' },
  scooter: { up: 0.16, pose: 'steering' },
}
/** Height of a rider by that of the board. */
const BOARDED: Readonly<Record<string, number>> = { skateboard: 2.4, scooter: 1.3 }

function rideOn({ frame }: Stage, draft: Draft, mount: Actor): Actor {
  const board = BOARDS[mount.name]
  if (mount.turn !== undefined) return sitAstride(draft, mount)
  if (board === undefined) return seatRider(draft, mount)
  const rider = layOnTop(draft, mount, { index: 0, count: 1 })
  const y = mount.y - mount.height * board.up
  const height = Math.min(mount.height * (BOARDED[mount.name] ?? 1.6), y - frame.height * 0.05)
  return { ...rider, x: mount.x, y, height, width: height * draft.aspect, pose: board.pose }
}

/** On a stick that lies in the air, a little before its middle. */
function sitAstride(draft: Draft, stick: Actor): Actor {
  const height = stick.height * 1.12
  const y = stick.y - stick.height * 0.5 + height * SEAT
  return {
    ...draft,
    ...{ x: stick.x + stick.facing * stick.height * 0.04, y, height, width: height * draft.aspect },
    ...{ z: stick.z * 1.001, facing: stick.facing, footing: 'air', pose: 'riding', bound: true },
  }
}

/** Height of a figure's seat by its height. */
const SEAT = 0.43

/** On any other creature one sits where its back is lowest near the middle; vehicles that are not known have none. */
function findSaddle(mount: Actor): { up: number; forward: number } | undefined {
  const traits = subjectTraits(mount.name)
  if (traits === null || traits.large || traits.aspect < 0.8) return undefined
  const outline = measureOutline(mount)
  const backs = [-0.14, -0.06, 0.02].flatMap((x) => outline.topAt(x * traits.aspect) ?? [])
  return { up: Math.min(0.9, ...backs) - 0.05, forward: -0.06 }
}

/** On a back the near leg hangs at the side; in a vehicle the hull hides the legs. */
function seatRider(draft: Draft, mount: Actor): Actor {
  const saddle = SADDLES[mount.name] ?? findSaddle(mount)
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
    stem: mount.stem ?? { x: mount.x, y: mount.y, height: mount.height },
    pose: 'riding',
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
