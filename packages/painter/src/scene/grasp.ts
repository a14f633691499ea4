import { subjectTraits } from '../subjects/draw-subject.ts'
import { isLiving, isPerson } from '../words/animate.ts'
import type { Actor, Draft } from './actor.ts'

/** How one thing is held: its height and its lowest middle by its bearer's height, forward and up from the feet. */
interface Grasp {
  height: number
  forward: number
  up: number
  /** What the bearer does with both arms. */
  pose?: string
  /** What the thing does, when it lives. */
  held?: string
  /** Its other side is to the front. */
  flip?: true
  /** Radians that it is turned by, forwards. */
  turn?: number
  /** Behind its bearer. */
  behind?: true
}

const STRUMMED: Grasp = { height: 0.5, forward: 0.07, up: 0.34, pose: 'strumming' }
const BLOWN: Grasp = { height: 0.26, forward: 0.2, up: 0.64, pose: 'blowing', flip: true }
const READ: Grasp = { height: 0.17, forward: 0.21, up: 0.58, pose: 'carrying' }
const UPRIGHT: Grasp = { height: 0.44, forward: 0.13, up: 0.58, pose: 'carrying' }
const ON_BACK: Grasp = { height: 0.3, forward: -0.13, up: 0.5, behind: true, pose: 'standing' }

const GRASPS: Readonly<Record<string, Grasp>> = {
  guitar: STRUMMED,
  'electric guitar': STRUMMED,
  banjo: { ...STRUMMED, turn: 0.8, height: 0.46 },
  violin: { height: 0.28, forward: 0.17, up: 0.7, pose: 'fiddling' },
  flute: BLOWN,
  trumpet: { ...BLOWN, forward: 0.22, up: 0.68 },
  saxophone: { ...BLOWN, height: 0.42, forward: 0.14, up: 0.46 },
  accordion: { height: 0.32, forward: 0.08, up: 0.48, pose: 'squeezing' },
  drum: { height: 0.3, forward: 0.2, up: 0.34, pose: 'drumming' },
  book: READ,
  newspaper: { ...READ, height: 0.24 },
  sword: UPRIGHT,
  axe: { ...UPRIGHT, height: 0.4 },
  broom: { ...UPRIGHT, height: 0.9, up: 0.04 },
  flag: { ...UPRIGHT, height: 0.5, forward: 0.24 },
  candle: { ...UPRIGHT, height: 0.2, up: 0.62 },
  microphone: { height: 0.16, forward: 0.1, up: 0.68, pose: 'singing' },
  backpack: ON_BACK,
  baby: { height: 0.4, forward: 0.06, up: 0.6, pose: 'cradling', held: 'sleeping', flip: true },
  kite: { height: 0.34, forward: 0.5, up: 1.02, pose: 'reaching' },
  balloon: { height: 0.4, forward: 0.24, up: 0.7, pose: 'carrying' },
  phone: { height: 0.11, forward: 0.18, up: 0.63, pose: 'carrying' },
  camera: { height: 0.1, forward: 0.12, up: 0.83, pose: 'blowing' },
}
/** Taller things would hide the face of whoever carries them. */
const CHIN = 0.82

/** How somebody holds a thing that no other rule knows. */
function graspOf(draft: Pick<Draft, 'name' | 'share'>): Grasp {
  const known = GRASPS[draft.name]
  if (known !== undefined) return known
  const height = Math.min(0.32, 0.16 + draft.share * 0.2)
  if (isLiving(draft.name)) return { height: 0.32, forward: 0.12, up: 0.5, pose: 'carrying', held: 'sitting' }
  return { height, forward: 0.17, up: Math.min(0.62, CHIN - height), pose: 'carrying' }
}

/** What the bearer of a thing does with its arms, unless the words say it. */
export function graspingPose(name: string): string {
  return graspOf({ name, share: 0.5 }).pose ?? 'carrying'
}

/** What is eaten or drunk out of where it stands. */
const BOWLS: readonly string[] = ['ramen', 'bowl', 'rice', 'soup', 'salad', 'spaghetti', 'noodles', 'hot pot', 'cake']
/** What comes to the mouth. */
const TASTED: Grasp = { height: 0.15, forward: 0.115, up: 0.72 }
/** A child's mouth is lower by its own height: its head is large. */
const TASTED_BY_CHILD: Grasp = { ...TASTED, up: 0.68 }
const GROWN = 0.85

/** What the arms do while somebody eats or drinks this. */
export function tastingPose(name: string): string {
  return BOWLS.includes(name) ? graspingPose(name) : 'tasting'
}

/** A child blows and sings lower. */
function lowerBy({ pose = '' }: Grasp, { guise, name }: Actor): number {
  const child = (subjectTraits(guise ?? name)?.height ?? 1) < GROWN
  return child && ['blowing', 'singing', 'fiddling'].includes(pose) ? 0.055 : 0
}

function tastedBy({ guise, name }: Actor): Grasp {
  return (subjectTraits(guise ?? name)?.height ?? 1) < GROWN ? TASTED_BY_CHILD : TASTED
}

/** A thing in the hands of a person, or on the back. */
export function graspThing(draft: Draft, bearer: Actor): Actor {
  const grasp = bearer.pose === 'tasting' ? tastedBy(bearer) : graspOf(draft)
  const height = bearer.height * grasp.height
  return {
    ...draft,
    x: bearer.x + bearer.facing * bearer.height * grasp.forward,
    y: bearer.y - bearer.height * (grasp.up - lowerBy(grasp, bearer)),
    height,
    width: height * draft.aspect,
    z: bearer.z * (grasp.behind ? 1.002 : 0.998),
    facing: grasp.flip ? (-bearer.facing as 1 | -1) : bearer.facing,
    stem: bearer.stem ?? { x: bearer.x, y: bearer.y, height: bearer.height },
    ...(grasp.turn === undefined ? {} : { turn: grasp.turn }),
    ...(grasp.held === undefined ? {} : { pose: grasp.held }),
  }
}

/** Whether what is held lies between the bearer's two arms: then the near one comes before it. */
export function isGrasped(held: Actor, bearer: Actor): boolean {
  return isPerson(bearer.name) && held.z < bearer.z && bearer.pose !== 'riding'
}

/** The near arm once more, before what it holds. */
export function armOver(held: Actor, bearer: Actor): Actor {
  const stem = bearer.stem ?? { x: bearer.x, y: bearer.y, height: bearer.height }
  return { ...bearer, z: held.z * 0.999, footing: 'held', part: 'near arm', stem }
}
