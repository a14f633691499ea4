import { subjectTraits } from '../subjects/draw-subject.ts'
import { isPerson } from '../words/animate.ts'
import type { Actor, Draft } from './actor.ts'
import type { Turn } from './attach.ts'

/** How high the seat is by the height of the furniture, and how high that is by a grown person's height. */
const SEATS: Readonly<Record<string, { up: number; tall: number; wide: number }>> = {
  bench: { up: 0.42, tall: 0.62, wide: 0.7 },
  sofa: { up: 0.44, tall: 0.56, wide: 0.56 },
  couch: { up: 0.44, tall: 0.56, wide: 0.56 },
  armchair: { up: 0.44, tall: 0.62, wide: 0.1 },
  chair: { up: 0.46, tall: 0.6, wide: 0.1 },
  throne: { up: 0.36, tall: 0.9, wide: 0.1 },
  stool: { up: 0.94, tall: 0.3, wide: 0.1 },
}
/** Height of a seated figure's lap over its feet. */
const LAP = 0.27

export function isSeat({ name, pose = 'sitting' }: Draft, host: Actor): boolean {
  return isPerson(name) && Object.hasOwn(SEATS, host.name) && pose === 'sitting'
}

/** On the seat and before the back, feet to the ground, as large as the furniture is made for. */
export function sitDown(draft: Draft, host: Actor, { index, count }: Turn): Actor {
  const seat = SEATS[host.name] ?? { up: 0.5, tall: 0.6, wide: 0.1 }
  const height = (host.height / seat.tall) * (subjectTraits(draft.guise ?? draft.name)?.height ?? 1)
  const across = count === 1 ? 0 : (index + 0.5) / count - 0.5
  return {
    ...draft,
    x: host.x + across * host.width * seat.wide,
    y: host.y - host.height * seat.up + height * LAP,
    height,
    width: height * draft.aspect,
    z: host.z * 0.998,
    facing: host.facing,
    pose: 'seated on it',
    stem: host.stem ?? { x: host.x, y: host.y, height: host.height },
    bound: true,
  }
}
