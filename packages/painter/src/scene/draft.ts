import { deriveSeed } from '../base/chance.ts'
import type { SubjectWord } from '../recipe/recipe.ts'
import { isPaintedAs } from '../recipe/version.ts'
import { subjectTraits } from '../subjects/draw-subject.ts'
import type { SubjectTraits } from '../subjects/plate.ts'
import { isPerson } from '../words/animate.ts'
import type { Actor, Draft } from './actor.ts'
import { chooseGuise } from './guise.ts'
import { graspingPose, tastingPose } from './grasp.ts'
import { findHolder, isRidden } from './hold.ts'
import { hasBank, kindOf } from './settings/kinds.ts'
import type { Stage } from './stage.ts'

/** Everybody whom the words name, with size and pose, but without a place. What weighs less than nothing is left out. */
export function draftActors(stage: Stage): Draft[] {
  const { subjects } = stage.recipe.reading
  const drawable = subjects.filter((subject) => isDrawn(subject))
  const tallest = Math.max(0.01, ...drawable.map((subject) => naturalHeight(subject)))
  return subjects.flatMap((subject, index) => {
    const traits = subjectTraits(subject.name)
    if (traits === null || !isDrawn(subject)) return []
    return Array.from(
      { length: subject.count },
      (_, turn): Draft => ({
        subject,
        name: subject.name,
        colour: subject.colour,
        ...measureGuise(stage, subject, { turn, share: naturalHeight(subject) / tallest, aspect: traits.aspect }),
        x: 0,
        y: 0,
        z: 1,
        height: 0,
        width: 0,
        facing: stage.layout.facing,
        footing: chooseFooting(stage, subject, index),
        seed: deriveSeed(stage.sceneSeed, `${subject.name}${index}:${turn}`),
        ...choosePose(stage, subject),
        ...flyRidden(stage, subject),
        ...(subject.looks === undefined ? {} : { looks: subject.looks }),
        ...(subject.size === 'tiny' ? { young: true as const } : {}),
      }),
    )
  })
}

/** Of "people" some are women, some old, some children, each as tall as such a one is. */
function measureGuise(
  stage: Stage,
  subject: SubjectWord,
  { turn, share, aspect }: { turn: number; share: number; aspect: number },
): Pick<Draft, 'share' | 'aspect' | 'guise'> {
  const guise = isPaintedAs(4, stage.recipe) ? chooseGuise(subject, stage.sceneSeed, turn) : undefined
  const traits = guise === undefined ? null : subjectTraits(guise)
  if (guise === undefined || traits === null) return { share, aspect }
  return { guise, share: share * Math.min(1, traits.height) ** 1.5, aspect: traits.aspect }
}

function isDrawn({ name, weight = 1 }: SubjectWord): boolean {
  return weight >= 0 && subjectTraits(name) !== null
}

function choosePose(stage: Stage, subject: SubjectWord): { pose?: string } {
  const own = swims(stage, subject) ? 'crawl' : poseWithThing(stage, subject)
  if (own !== undefined) return { pose: own }
  if (subject.pose !== undefined) return { pose: subject.pose }
  if (subject.relation?.kind === 'holding') return { pose: 'carrying' }
  if (isRidden(stage, subject.name)) return { pose: 'standing' }
  const onTop = subject.relation?.kind === 'on' && findHost(stage, subject) !== undefined
  return onTop ? { pose: subjectTraits(subject.name)?.habitat === 'air' ? 'standing' : 'sitting' } : {}
}

/** A broom that is ridden lies in the air, its brush behind. */
function flyRidden(stage: Stage, { name }: SubjectWord): Pick<Draft, 'turn' | 'bound'> {
  return isFlownOn(stage, name) ? { turn: 1.5, bound: true } : {}
}

function isFlownOn(stage: Stage, name: string): boolean {
  return name === 'broom' && isPaintedAs(4, stage.recipe) && isRidden(stage, name)
}

/** A person in water that is seen from above it. */
function swims({ recipe }: Stage, { name, pose }: SubjectWord): boolean {
  return pose === 'swimming' && isPaintedAs(4, recipe) && isPerson(name) && kindOf(recipe.reading.setting).water
}

/** What one does with a thing rather than with the body alone. */
const LOOSE: readonly string[] = ['playing', 'reading', 'hugging', 'standing', 'eating']

/** What a person does with the thing in its hands. */
function poseWithThing(stage: Stage, { name, relation, pose = 'playing' }: SubjectWord): string | undefined {
  const held = relation?.target ?? ''
  if (!isPaintedAs(4, stage.recipe) || held === 'umbrella' || !isPerson(name) || !LOOSE.includes(pose)) return undefined
  if (findHolder(stage, held)?.name !== name) return undefined
  return pose === 'eating' ? tastingPose(held) : graspingPose(held)
}

const SIZES = { tiny: 0.42, natural: 1, giant: 1.9 } as const
/** Nature's sizes are drawn nearer to each other, so that a bird beside a house is still a bird. */
const COMPRESSED = 0.6

/** What was said with more weight is larger. */
function naturalHeight({ name, size, weight = 1 }: SubjectWord): number {
  const stress = Math.min(1.8, Math.max(0.6, weight ** 0.5))
  return (subjectTraits(name)?.height ?? 1) ** COMPRESSED * SIZES[size] * stress
}

/** The subject of the same picture that this one stands to. */
export function findHost({ recipe }: Stage, { name, relation }: SubjectWord): SubjectWord | undefined {
  const host = recipe.reading.subjects.find((other) => other.name === relation?.target && other.name !== name)
  return host && isDrawn(host) && host.relation?.target !== name ? host : undefined
}

function chooseFooting(stage: Stage, subject: SubjectWord, index: number): Actor['footing'] {
  if (stage.seat?.subject === index) return 'seat'
  if (isHeld(stage, subject)) return 'held'
  if (isFlownOn(stage, subject.name)) return 'air'
  const { setting } = stage.recipe.reading
  const { hanging } = kindOf(setting)
  const habitat = subjectTraits(subject.name)?.habitat
  if (isAloft(subject) || (hanging && (habitat !== 'structure' || setting === 'space'))) return 'air'
  return isAfloat(stage, habitat) ? 'water' : 'ground'
}

function isAfloat({ recipe, ashore }: Stage, habitat: SubjectTraits['habitat'] | undefined): boolean {
  const { setting } = recipe.reading
  return kindOf(setting).water && (habitat === 'water' || (!ashore && !hasBank(setting)))
}

/** Where nothing can stand. */
const HIGH = ['clouds', 'stars', 'open']

function isAloft({ name, relation, pose }: SubjectWord): boolean {
  if (pose === 'flying' || (relation?.kind === 'in' && HIGH.includes(relation.target))) return true
  const habitat = subjectTraits(name)?.habitat
  return habitat === 'air' || habitat === 'sky' || relation?.kind === 'above'
}

/** Whether another subject carries this one. */
function isHeld(stage: Stage, subject: SubjectWord): boolean {
  if (findHolder(stage, subject.name) !== undefined) return true
  const kind = subject.relation?.kind
  return (kind === 'riding' || kind === 'on' || kind === 'in') && findHost(stage, subject) !== undefined
}
