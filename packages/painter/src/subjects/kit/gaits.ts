import type { Point } from './shape.ts'

/** A leg below its root: across in lengths of a standing leg, down as a share of the root's height over the ground. */
export type Leg = readonly [knee: Point, hock: Point, foot: Point]

/** How a four-legged animal carries itself; angles in radians, clockwise on the screen. */
export interface Gait {
  /** Heights of hip and shoulder against standing, or `down` where the trunk lies on the ground. */
  rise: readonly [hip: number, shoulder: number] | 'down'
  /** How far the neck leans forward, or `ground` where the muzzle reaches down to it. */
  neck: number | 'ground'
  head: number
  tail: number
  legs: readonly [farHind: Leg, farFore: Leg, nearHind: Leg, nearFore: Leg]
}

const HIND = {
  stand: leg('0.1,0.4 -0.16,0.7 -0.08,1'),
  set: leg('0.14,0.4 -0.06,0.7 0.06,1'),
  ahead: leg('0.24,0.38 0.08,0.7 0.28,1'),
  behind: leg('0.02,0.42 -0.34,0.7 -0.36,0.98'),
  kick: leg('-0.14,0.38 -0.5,0.54 -0.84,0.8'),
  push: leg('0,0.42 -0.36,0.66 -0.6,0.97'),
  fold: leg('0.3,0.46 0.02,0.9 0.4,0.97'),
  under: leg('0.3,0.3 0.12,0.56 0.36,0.72'),
}
const FORE = {
  stand: leg('-0.03,0.42 0.02,0.72 0.02,1'),
  set: leg('0,0.42 0.07,0.72 0.12,1'),
  ahead: leg('0.08,0.4 0.2,0.72 0.32,1'),
  behind: leg('-0.05,0.42 -0.12,0.72 -0.28,0.97'),
  reach: leg('0.24,0.3 0.54,0.46 0.88,0.6'),
  lift: leg('0.14,0.38 0.42,0.56 0.58,0.82'),
  tuck: leg('0.2,0.3 0.38,0.5 0.24,0.68'),
  flat: leg('-0.06,0.82 0.2,0.92 0.52,0.97'),
  kneel: leg('0.16,0.6 0.36,0.93 0.06,0.97'),
  paw: leg('0.3,0.1 0.52,0.22 0.44,0.46'),
}

const STANDING: Gait = {
  rise: [1, 1],
  neck: 0,
  head: 0,
  tail: 0,
  legs: [HIND.set, FORE.set, HIND.stand, FORE.stand],
}
const LYING: Gait = {
  rise: 'down',
  neck: 0.06,
  head: 0,
  tail: 0.15,
  legs: [HIND.fold, FORE.flat, HIND.fold, FORE.flat],
}

const GAITS: Readonly<Record<string, Gait>> = {
  walking: {
    ...STANDING,
    neck: 0.12,
    tail: -0.1,
    legs: [HIND.ahead, FORE.behind, HIND.behind, FORE.ahead],
  },
  running: {
    rise: [0.94, 0.98],
    neck: 0.36,
    head: 0.08,
    tail: 0.75,
    legs: [HIND.push, FORE.lift, HIND.kick, FORE.reach],
  },
  jumping: {
    rise: [1.02, 1.24],
    neck: 0.1,
    head: 0.1,
    tail: 0.35,
    legs: [HIND.push, FORE.lift, HIND.kick, FORE.tuck],
  },
  rearing: {
    rise: [0.88, 1.42],
    neck: -0.12,
    head: 0.16,
    tail: -0.2,
    legs: [HIND.set, FORE.paw, HIND.stand, FORE.tuck],
  },
  grazing: { ...STANDING, neck: 'ground', head: 0.75, legs: [HIND.ahead, FORE.behind, HIND.stand, FORE.ahead] },
  lying: LYING,
  sleeping: { ...LYING, neck: 'ground', head: 0.16 },
  swimming: { ...LYING, neck: 0.2, legs: [HIND.under, FORE.tuck, HIND.under, FORE.tuck] },
}

/** The gait of a pose; what has hoofs folds its legs under itself to lie. */
export function gaitOf(pose: string, hoofed: boolean): Gait {
  const gait = GAITS[pose] ?? STANDING
  if (!hoofed || gait.rise !== 'down') return gait
  return { ...gait, legs: [HIND.fold, FORE.kneel, HIND.fold, FORE.kneel] }
}

function leg(text: string): Leg {
  const [knee = [0, 0], hock = [0, 0], foot = [0, 1]] = text.split(' ').map((part): Point => {
    const [x = 0, y = 0] = part.split(',').map(Number)
    return [x, y]
  })
  return [knee, hock, foot]
}
