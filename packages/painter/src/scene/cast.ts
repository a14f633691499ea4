import { between, createRandom, deriveSeed, type Random } from '../chance.ts'
import type { Setting, SubjectWord } from '../recipe.ts'
import { subjectTraits } from '../subjects/draw-subject.ts'
import type { Actor, Draft } from './actor.ts'
import { findHolder, holdActor, isRidden } from './hold.ts'
import { findShelter, raiseRoof } from './shelter.ts'
import type { Stage } from './stage.ts'
import { needsTable } from './table.ts'

/** Finds a place for every subject of the reading, far ones first. */
export function castActors(stage: Stage): Actor[] {
  const random = createRandom(deriveSeed(stage.recipe.layoutSeed, 'cast'))
  const drafts = draftActors(stage)
  const seated = drafts.filter((draft) => draft.footing === 'seat').map((draft) => seatActor(stage, draft))
  const flying = placeFlying(
    stage,
    drafts.filter((draft) => draft.footing === 'air'),
    random,
  )
  const standing = drafts.filter((draft) => draft.footing === 'ground' || draft.footing === 'water')
  const row = placeStanding(stage, standing, random)
  const placed = [...seated, ...flying, ...row.map((actor) => keepInside(stage, actor))]
  const held = drafts.filter((draft) => draft.footing === 'held').map((draft) => holdActor(stage, draft, placed))
  return [...placed, ...held].sort((a, b) => b.z - a.z)
}

/** Nothing that stands in the row is cut off at the side. */
function keepInside({ frame }: Stage, actor: Actor): Actor {
  if (actor.footing !== 'ground' && actor.footing !== 'water') return actor
  const half = Math.min(frame.width * 0.5, actor.width * 0.58)
  return { ...actor, x: Math.min(frame.width - half, Math.max(half, actor.x)) }
}

function draftActors(stage: Stage): Draft[] {
  const { subjects } = stage.recipe.reading
  const known = subjects.filter((subject) => subjectTraits(subject.name) !== null)
  const tallest = Math.max(0.01, ...known.map((subject) => naturalHeight(subject)))
  return subjects.flatMap((subject, index) => {
    const traits = subjectTraits(subject.name)
    if (traits === null) return []
    return Array.from(
      { length: subject.count },
      (_, turn): Draft => ({
        subject,
        name: subject.name,
        colour: subject.colour,
        share: (naturalHeight(subject) / tallest) ** 0.6,
        aspect: traits.aspect,
        x: 0,
        y: 0,
        z: 1,
        height: 0,
        width: 0,
        facing: stage.layout.facing,
        footing: chooseFooting(stage, subject, index),
        seed: deriveSeed(stage.sceneSeed, `${subject.name}${index}:${turn}`),
        ...choosePose(stage, subject),
      }),
    )
  })
}

function choosePose(stage: Stage, subject: SubjectWord): { pose?: string } {
  if (subject.pose !== undefined) return { pose: subject.pose }
  if (subject.relation?.kind === 'holding') return { pose: 'carrying' }
  return isRidden(stage, subject.name) ? { pose: 'standing' } : {}
}

const SIZES = { tiny: 0.55, natural: 1, giant: 1.9 } as const

function naturalHeight(subject: SubjectWord): number {
  return (subjectTraits(subject.name)?.height ?? 1) * SIZES[subject.size]
}

function chooseFooting(stage: Stage, subject: SubjectWord, index: number): Actor['footing'] {
  if (stage.seat?.subject === index) return 'seat'
  if (isHeld(stage, subject)) return 'held'
  const { setting } = stage.recipe.reading
  if (setting === 'space' || isAloft(subject)) return 'air'
  const habitat = subjectTraits(subject.name)?.habitat
  return WATERS.includes(setting) && (habitat === 'water' || !stage.ashore) ? 'water' : 'ground'
}

/** Where nothing can stand. */
const HIGH = ['clouds', 'stars', 'open']

function isAloft({ name, relation, pose }: SubjectWord): boolean {
  if (pose === 'flying' || (relation?.kind === 'in' && HIGH.includes(relation.target))) return true
  const habitat = subjectTraits(name)?.habitat
  return habitat === 'air' || habitat === 'sky' || relation?.kind === 'above'
}

const WATERS: readonly Setting[] = ['sea', 'lake', 'river']

/** Whether another subject carries this one. */
function isHeld(stage: Stage, { name, relation }: SubjectWord): boolean {
  if (findHolder(stage, name) !== undefined) return true
  if (relation?.kind !== 'riding' && relation?.kind !== 'on') return false
  return stage.recipe.reading.subjects.some((other) => other.name === relation.target)
}

function seatActor(stage: Stage, draft: Draft): Actor {
  const seat = stage.seat
  if (seat === null) return draft
  const { x, y } = seat.feet
  return { ...draft, x, y: y + seat.size * 0.015, z: seat.z, height: seat.size, width: seat.size * draft.aspect }
}

function placeFlying(stage: Stage, drafts: Draft[], random: Random): Actor[] {
  const { frame, layout } = stage
  const alone = stage.recipe.reading.subjects.every((subject) => drafts.some((draft) => draft.subject === subject))
  const crowd = 1 / Math.sqrt(Math.max(1, drafts.length * 0.75))
  const lane = frame.width / Math.max(1, drafts.length)
  const limit = Math.min(frame.height * (alone ? 0.5 : 0.3), layout.subject * (alone ? 0.95 : 0.62))
  return drafts.map((draft, index) => {
    const wanted = limit * draft.share * crowd * between(random, 0.85, 1.1)
    const room = drafts.length === 1 ? frame.width * 0.86 : lane * 1.12
    const height = Math.min(wanted, room / draft.aspect)
    const middle = alone ? layout.horizon * between(random, 0.5, 0.72) : layout.horizon * between(random, 0.32, 0.6)
    const stagger = drafts.length > 2 ? (index % 2 === 0 ? -0.5 : 0.5) * height * 0.9 : 0
    const y = Math.min(layout.horizon + frame.height * 0.08, Math.max(height * 1.04 + 6, middle + stagger + height / 2))
    const x = chooseLane(stage, { index, count: drafts.length, alone }) + (random() - 0.5) * lane * 0.12
    const pose = draft.pose ?? 'flying'
    return { ...draft, x, y, height, width: height * draft.aspect, z: 9 + random() * 6, pose }
  })
}

function chooseLane({ frame, layout }: Stage, turn: { index: number; count: number; alone: boolean }): number {
  if (turn.count > 1) return (frame.width * (turn.index + 0.5)) / turn.count
  return turn.alone ? layout.focus : frame.width - layout.focus
}

/** What stands under something is placed first, close together, and its roof is raised over it. */
function placeStanding(stage: Stage, standing: Draft[], random: Random): Actor[] {
  const shelter = findShelter(standing)
  if (shelter === null) return placeRow(stage, standing, random)
  const more = standing.filter((draft) => draft !== shelter.roof && draft.name === shelter.roof.name)
  const others = standing.filter((draft) => draft.name !== shelter.roof.name && !shelter.guests.includes(draft))
  const row = placeRow(stage, [...shelter.guests, ...others], random, 'close')
  const guests = row.slice(0, shelter.guests.length)
  const under = raiseRoof(stage, shelter, guests)
  return [...row.slice(shelter.guests.length), ...under, ...standBehind(stage, more, under.at(-1))]
}

/** More trees of the same kind, further off at both sides. */
function standBehind({ layout, frame }: Stage, more: readonly Draft[], roof: Actor | undefined): Actor[] {
  if (roof === undefined) return []
  return more.map((draft, index) => {
    const back = 1.55 + index * 0.4
    const height = (roof.height / back) * 0.95
    const x = frame.width * ((index % 2 === 0) === roof.x < frame.width / 2 ? 0.84 : 0.14)
    const y = layout.horizon + (roof.y - layout.horizon) / back
    return { ...draft, x, y, height, width: height * draft.aspect, z: roof.z * back }
  })
}

/** Heights for a crowd: the more there are the smaller each becomes. */
const CROWD = [1, 1, 0.86, 0.7, 0.6, 0.54, 0.48, 0.45, 0.42, 0.4, 0.38, 0.36, 0.34]

function placeRow(stage: Stage, drafts: Draft[], random: Random, order: 'wide' | 'close' = 'wide'): Actor[] {
  const { layout, frame } = stage
  const nearest = layout.focal / Math.max(20, layout.feet - layout.horizon)
  const row = measureRow(stage, drafts, { random, order })
  const loose = drafts.length > 1 ? 0.12 : 0
  let { left } = row
  return drafts.map((draft, index) => {
    const height = (row.sizes[index] ?? 0) * row.fit
    const width = height * draft.aspect
    const slack = (row.gap * row.fit * (row.spread - 1)) / 2
    const x = left + (width * row.spread) / 2 + slack + (random() - 0.5) * width * loose
    left += (width + row.gap * row.fit) * row.spread
    const back = row.backs[index] ?? 1
    const y = layout.horizon + (layout.feet - layout.horizon) / back
    const facing = chooseFacing(stage, draft, index, drafts.length)
    return { ...draft, x: Math.min(frame.width, x), y, height, width, z: nearest * back, facing }
  })
}

interface Row {
  /** Height of each, and how far behind the first row it stands, as a factor of distance. */
  sizes: number[]
  backs: number[]
  gap: number
  /** Left edge of the first. */
  left: number
  /** Shrinks all so that the row has room; then it is drawn apart by `spread`. */
  fit: number
  spread: number
}

function measureRow(stage: Stage, drafts: Draft[], how: { random: Random; order: 'wide' | 'close' }): Row {
  const { layout, frame } = stage
  const backs = drafts.map((draft, index) => chooseBack(draft, index, drafts.length, how.random))
  const sizes = sizeRow(stage, drafts, backs)
  const gap = frame.width * 0.03
  const total = sizes.reduce((sum, size, index) => sum + size * (drafts[index]?.aspect ?? 1) + gap, -gap)
  // A lone figure's tail and nose reach past its measure.
  const room = frame.width * (drafts.length === 1 ? 0.8 : 0.9)
  const fit = Math.min(1, room / Math.max(1, total))
  const apart = drafts.length > 1 && how.order === 'wide'
  const spread = apart ? Math.max(1, Math.min(1.35, (room * 0.94) / (total * fit))) : 1
  const middle = drafts.length === 1 ? layout.focus : frame.width / 2 + (layout.focus - frame.width / 2) * 0.3
  const start = Math.max(frame.width * 0.04, middle - (total * fit * spread) / 2)
  return { sizes, backs, gap, fit, spread, left: Math.min(frame.width * 0.96 - total * fit * spread, start) }
}

function sizeRow(stage: Stage, drafts: Draft[], backs: readonly number[]): number[] {
  const crowd = CROWD[Math.min(12, drafts.length)] ?? 0.34
  const grand = isGrand(stage, drafts) ? 1.35 : needsTable(stage) ? 0.74 : 1
  const least = stage.frame.height * leastShare(drafts.length)
  return drafts.map((draft, index) =>
    Math.max(least, (stage.layout.subject * grand * crowd * draft.share) / (backs[index] ?? 1)),
  )
}

/** Below this share of the frame's height nobody knows a subject again. */
function leastShare(count: number): number {
  return count === 1 ? 0.22 : count <= 3 ? 0.17 : 0.1
}

/** Buildings and great beasts may fill more of a wide view. */
function isGrand({ recipe }: Stage, drafts: readonly Draft[]): boolean {
  const wide = recipe.template === 'vista' || recipe.template === 'top-view' || recipe.template === 'silhouette'
  return wide && drafts.some((draft) => subjectTraits(draft.name)?.large)
}

/** How far behind the first row, as a factor of distance. */
function chooseBack(draft: Draft, index: number, count: number, random: Random): number {
  const relation = draft.subject.relation?.kind
  if (relation === 'behind') return 1.5
  if (relation === 'in front of') return 1
  if (count === 1) return 1
  if (count === 2) return index === 0 ? 1 : between(random, 1, 1.12)
  return (index % 2 === 0 ? 1.22 : 1) * between(random, 0.97, 1.2)
}

/** Two of a kind look at each other, a crowd goes one way. */
function chooseFacing(stage: Stage, draft: Draft, index: number, count: number): 1 | -1 {
  if (count === 2) return index === 0 ? 1 : -1
  const stray = draft.seed % 7 === 0 && count > 3
  return stray ? (-stage.layout.facing as 1 | -1) : stage.layout.facing
}
