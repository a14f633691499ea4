import { createRandom, deriveSeed, type Random } from '../base/chance.ts'
import { isPaintedAs } from '../recipe/version.ts'
import type { Layout } from './layout.ts'
import type { Actor, Draft } from './actor.ts'
import { hoverOver, standBefore, standBehind, type Turn } from './attach.ts'
import { bindDrafts } from './bonds/bind-drafts.ts'
import { FEW, placeCrowd } from './crowd.ts'
import { draftActors, findHost } from './draft.ts'
import { centreFlock } from './grounds/centre-flock.ts'
import { placeFlying } from './flock.ts'
import { armOver, isGrasped } from './grasp.ts'
import { findHolder, holdActor } from './hold.ts'
import { recast } from './recast.ts'
import { placeRow } from './row.ts'
import { findShelter, raiseRoof } from './shelter.ts'
import { frameCast } from './sight/frame-cast.ts'
import type { Stage } from './stage.ts'

/** Everybody in the scene, far ones first. */
export interface Cast {
  actors: Actor[]
  /** Those that it was composed for; trees and grass are measured by them, whoever was painted over since. */
  composed: Actor[]
}

/**
 * Finds a place for every subject of the reading, brings them as near as the view asks, then puts what newer regions hold in
 * the place of others. The layout is the stage's own, as it is seen from there.
 */
export function castActors(stage: Stage): { layout: Layout; cast: Cast } {
  const { layout, actors: composed } = frameCast(stage, composeActors(stage))
  let actors = composed
  for (const patch of stage.recipe.patches ?? []) actors = recast({ ...stage, layout }, patch, actors)
  return { layout, cast: { composed, actors: [...actors].sort((a, b) => b.z - a.z) } }
}

function composeActors(stage: Stage): Actor[] {
  const random = createRandom(deriveSeed(stage.recipe.layoutSeed, 'cast'))
  const drafts = draftActors(stage)
  const attached = drafts.filter((draft) => draft.footing === 'held' || standsToHost(stage, draft))
  const { drafts: free, part } = bindDrafts(
    stage,
    drafts.filter((draft) => !attached.includes(draft)),
  )
  const seated = free.filter((draft) => draft.footing === 'seat').map((draft) => seatActor(stage, draft))
  const flying = free.filter((draft) => draft.footing === 'air')
  const standing = free.filter((draft) => draft.footing === 'ground' || draft.footing === 'water')
  const row = placeStanding(stage, standing, random).map((actor) => keepInside(stage, actor))
  const flock = centreFlock(stage, placeFlying(stage, flying, random), row.length)
  const placed = [...seated, ...flock, ...row].flatMap((actor) => part(actor))
  for (const draft of orderAttached(stage, attached)) {
    const actor = attach(stage, draft, { placed, attached })
    placed.push(...takeHold(stage, actor, placed))
  }
  return placed.sort((a, b) => b.z - a.z)
}

/** What is held with the arm that comes before it; nothing moves either of them or their bearer by itself. */
function takeHold(stage: Stage, held: Actor, placed: Actor[]): Actor[] {
  if (!isPaintedAs(4, stage.recipe)) return [held]
  const holder = findHolder(stage, held.name)?.name
  const at = placed.findIndex(({ part, x, y }) => part === undefined && held.stem?.x === x && held.stem.y === y)
  const bearer = placed[at]
  if (bearer === undefined || (bearer.name !== holder && !held.bound)) return [held]
  placed[at] = { ...bearer, bound: true }
  if (bearer.name !== holder) return [held]
  const bound = { ...held, bound: true as const }
  return isGrasped(held, bearer) ? [bound, armOver(bound, { ...bearer, bound: true })] : [bound]
}

const APART = ['behind', 'in front of', 'above']

/** Whether its place follows from that of another subject, though it stands or flies by itself. */
function standsToHost(stage: Stage, { subject, footing }: Draft): boolean {
  return footing !== 'seat' && APART.includes(subject.relation?.kind ?? '') && findHost(stage, subject) !== undefined
}

/** Hosts before their guests: who stands apart may itself hold or carry. */
function orderAttached(stage: Stage, attached: readonly Draft[]): Draft[] {
  const depth = (draft: Draft): number => {
    const host = hostName(stage, draft)
    const above = attached.find((other) => other.name === host)
    return above === undefined || hostName(stage, above) === draft.name ? 0 : 1 + (hostName(stage, above) ? 1 : 0)
  }
  return [...attached].sort((a, b) => depth(a) - depth(b))
}

function hostName(stage: Stage, { name, subject }: Draft): string | undefined {
  return findHolder(stage, name)?.name ?? findHost(stage, subject)?.name
}

function attach(
  stage: Stage,
  draft: Draft,
  { placed, attached }: { placed: readonly Actor[]; attached: readonly Draft[] },
): Actor {
  const name = hostName(stage, draft)
  const hosts = placed.filter((actor) => actor.name === name)
  const fellows = attached.filter((other) => other.name === draft.name && hostName(stage, other) === name)
  const index = fellows.indexOf(draft)
  const host = hosts[index % Math.max(1, hosts.length)]
  const turn: Turn = {
    index: Math.floor(index / Math.max(1, hosts.length)),
    count: Math.ceil(fellows.length / Math.max(1, hosts.length)),
  }
  if (draft.footing === 'held' || host === undefined) return holdActor(stage, draft, { host, turn })
  return keepInside(stage, standTo(stage, draft, host, turn))
}

function standTo(stage: Stage, draft: Draft, host: Actor, turn: Turn): Actor {
  const kind = draft.subject.relation?.kind
  if (kind === 'above') return hoverOver(stage, draft, host, turn)
  const stands = { ...draft, footing: host.footing === 'water' ? ('water' as const) : draft.footing }
  return kind === 'behind' ? standBehind(stage, stands, host, turn) : standBefore(stage, stands, host, turn)
}

/** Nothing that stands in the row is cut off at the side. */
function keepInside({ frame }: Stage, actor: Actor): Actor {
  if (actor.footing !== 'ground' && actor.footing !== 'water') return actor
  const half = Math.min(frame.width * 0.5, actor.width * 0.58)
  return { ...actor, x: Math.min(frame.width - half, Math.max(half, actor.x)) }
}

function seatActor(stage: Stage, draft: Draft): Actor {
  const seat = stage.seat
  if (seat === null) return draft
  const { x, y } = seat.feet
  return { ...draft, x, y: y + seat.size * 0.015, z: seat.z, height: seat.size, width: seat.size * draft.aspect }
}

/** What stands under something is placed first, close together, and its roof is raised over it. */
function placeStanding(stage: Stage, standing: Draft[], random: Random): Actor[] {
  const shelter = findShelter(standing)
  if (shelter === null) return placeGroup(stage, neighbours(standing), random)
  const more = standing.filter((draft) => draft !== shelter.roof && draft.name === shelter.roof.name)
  const others = standing.filter((draft) => draft.name !== shelter.roof.name && !shelter.guests.includes(draft))
  const row = placeRow(stage, [...shelter.guests, ...others], random, 'close')
  const guests = row.slice(0, shelter.guests.length)
  const under = raiseRoof(stage, shelter, guests)
  return [...row.slice(shelter.guests.length), ...under, ...growBeyond(stage, more, under.at(-1))]
}

/** More trees of the same kind, further off at both sides. */
function growBeyond({ layout, frame }: Stage, more: readonly Draft[], roof: Actor | undefined): Actor[] {
  if (roof === undefined) return []
  return more.map((draft, index) => {
    const back = 1.55 + index * 0.4
    const height = (roof.height / back) * 0.95
    const x = frame.width * ((index % 2 === 0) === roof.x < frame.width / 2 ? 0.84 : 0.14)
    const y = layout.horizon + (roof.y - layout.horizon) / back
    return { ...draft, x, y, height, width: height * draft.aspect, z: roof.z * back }
  })
}

/** Where some stand on the bank, what swims is in the water beyond it. */
function placeGroup(stage: Stage, standing: Draft[], random: Random): Actor[] {
  const wet = standing.filter((draft) => draft.footing === 'water')
  if (!stage.ashore || wet.length === 0) return placeRows(stage, standing, random)
  const dry = standing.filter((draft) => draft.footing !== 'water')
  return [...placeRows(stage, dry, random), ...placeRows(offshore(stage), wet, random)]
}

/** Nearness of the bank's far side by that of those who stand on it, and how large what swims may be there. */
const OFFSHORE = { near: 0.5, size: 0.92 }

function offshore(stage: Stage): Stage {
  const { layout, frame } = stage
  const feet = layout.horizon + (layout.feet - layout.horizon) * OFFSHORE.near
  const focus = frame.width - layout.focus
  return { ...stage, layout: { ...layout, feet, focus, subject: layout.subject * OFFSHORE.size } }
}

/** Narrower than this by its height, a frame has no room for a row. */
const NARROW = 0.6

function placeRows(stage: Stage, standing: Draft[], random: Random): Actor[] {
  const { width, height } = stage.frame
  const narrow = standing.length > 1 && width < height * NARROW
  return standing.length > FEW || narrow ? placeCrowd(stage, standing, random) : placeRow(stage, standing, random)
}

/** Those that stand beside something come next to it. */
function neighbours(standing: readonly Draft[]): Draft[] {
  const beside = (draft: Draft) => draft.subject.relation?.kind === 'beside'
  const hosts = standing.filter((draft) => !beside(draft))
  const others = standing.filter(beside)
  if (others.length === 0 || hosts.length === 0) return [...standing]
  const at = hosts.findIndex(({ name }) => others.some(({ subject }) => subject.relation?.target === name))
  return at < 0 ? [...standing] : [...hosts.slice(0, at), ...others, ...hosts.slice(at)]
}
