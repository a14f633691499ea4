import type { Point } from './shape.ts'

/** An arm by the angles of its two halves in degrees, 0 hanging, 90 forwards, 180 up; or by where the hand is. */
export type ArmPose = readonly [upper: number, lower: number] | { to: Point }
/** A leg by its two angles; or by knee and foot, which is how legs that come towards the viewer are drawn. */
export type LegPose = readonly [thigh: number, shin: number] | { knee: Point; foot: Point }

export interface Pose {
  near: ArmPose
  far: ArmPose
  nearLeg: LegPose
  farLeg: LegPose
  /** Of the trunk, forwards, in degrees. */
  lean?: number
  /** Of the head, forwards, in degrees. */
  nod?: number
  /** Height of the lowest foot above the ground. */
  lift?: number
  /** Height of the hips, where the feet do not say it. */
  hips?: number
  /** The whole figure on its back. */
  lies?: true
  eyes?: 'closed'
  /** Seen from behind. */
  away?: true
  mouth?: 'smile' | 'open' | 'sad' | 'angry'
  /** The head is seen from the side. */
  profile?: true
  /** Whoever is seen from behind looks back over the shoulder. */
  glance?: true
  /** The whole figure on its front, head ahead. */
  prone?: true
}

const hanging = { near: [-13, -3], far: [13, 7] } as const
const upright = { nearLeg: [-3, -3], farLeg: [4, 3] } as const

/** Every pose that a person can take, by the word of the lexicon that asks for it. */
export const POSE_TABLE = {
  standing: { ...hanging, ...upright },
  holding: { near: [-16, 62], far: [13, 8], nearLeg: [-5, -4], farLeg: [6, 4] },
  walking: { near: [-30, -12], far: [24, 44], nearLeg: [24, 10], farLeg: [-12, -34], lean: 2 },
  running: { near: [-62, 22], far: [42, 122], nearLeg: [68, -8], farLeg: [-26, -84], lean: 13, lift: 4 },
  sitting: {
    near: { to: [17, -26] },
    far: { to: [19, -28] },
    nearLeg: { knee: [13, -27], foot: [19, -4] },
    farLeg: { knee: [17, -25], foot: [24, -4] },
    hips: 7,
    lean: -4,
    nod: -2,
  },
  seated: {
    near: { to: [9, -42] },
    far: { to: [13, -43] },
    nearLeg: { knee: [9, -25], foot: [8, -4] },
    farLeg: { knee: [15, -26], foot: [16, -4] },
    hips: 29,
  },
  meditating: {
    near: { to: [-10, -12] },
    far: { to: [13, -12] },
    nearLeg: { knee: [-15, -6], foot: [5, -4] },
    farLeg: { knee: [17, -6], foot: [-3, -5] },
    hips: 9,
    eyes: 'closed',
  },
  kneeling: { near: [10, 40], far: [16, 44], nearLeg: [14, -94], farLeg: [24, -92], nod: 6 },
  crouching: {
    near: { to: [14, -30] },
    far: { to: [18, -30] },
    nearLeg: { knee: [13, -26], foot: [3, -4] },
    farLeg: { knee: [17, -25], foot: [10, -4] },
    hips: 17,
    lean: 18,
    nod: -6,
  },
  lying: { near: [20, 60], far: [10, 2], nearLeg: [26, -10], farLeg: [2, 2], lies: true },
  sleeping: { near: [20, 60], far: [10, 2], nearLeg: [26, -10], farLeg: [2, 2], lies: true, eyes: 'closed' },
  dancing: {
    near: [-82, -112],
    far: [128, 168],
    nearLeg: [-3, -2],
    farLeg: [52, -34],
    lean: -5,
    nod: -4,
    mouth: 'smile',
  },
  jumping: {
    near: [-138, -166],
    far: [136, 166],
    nearLeg: [46, -62],
    farLeg: [-12, -84],
    lift: 14,
    nod: -6,
    mouth: 'open',
  },
  reading: { near: { to: [9, -63] }, far: { to: [17, -63] }, ...upright, nod: 14 },
  waving: { near: [-13, -3], far: [118, 172], ...upright, mouth: 'smile' },
  reaching: { near: [66, 84], far: [84, 98], nearLeg: [-6, -10], farLeg: [12, 4], lean: 4 },
  pointing: { near: [-13, -3], far: [86, 92], ...upright },
  cheering: { near: [-146, -172], far: [146, 172], nearLeg: [-6, -5], farLeg: [7, 5], mouth: 'open' },
  carrying: { near: { to: [11, -65] }, far: { to: [14, -62] }, nearLeg: [-3, -3], farLeg: [4, 3] },
  // Both legs hang at the near side; the mount hides the others.
  riding: {
    near: { to: [13, -56] },
    far: { to: [20, -57] },
    nearLeg: { knee: [10, -35], foot: [6, -15] },
    farLeg: { knee: [7, -36], foot: [4, -16] },
    hips: 45,
    lean: 3,
  },
  fighting: { near: [58, 112], far: [72, 128], nearLeg: [-30, -24], farLeg: [48, 2], lean: 7, mouth: 'angry' },
  throwing: { near: [-118, -150], far: [70, 84], nearLeg: [-28, -26], farLeg: [40, 6], lean: -4 },
  flying: { near: [-34, -48], far: [96, 104], nearLeg: [-34, -52], farLeg: [-14, -70], lean: 26, nod: -14, lift: 12 },
  swimming: { near: [-34, -48], far: [96, 104], nearLeg: [-34, -52], farLeg: [-14, -70], lean: 26, nod: -14, lift: 12 },
  floating: { near: [-46, -20], far: [44, 66], nearLeg: [14, -26], farLeg: [-6, -34], lift: 12, nod: -6 },
  praying: { near: { to: [7, -68] }, far: { to: [8, -68] }, ...upright, nod: 9, eyes: 'closed' },
  singing: { near: { to: [9, -80] }, far: [62, 88], nearLeg: [-6, -5], farLeg: [8, 4], nod: -7, mouth: 'open' },
  thinking: { near: { to: [6, -62] }, far: { to: [7, -82] }, ...upright, nod: 4 },
  bowing: { near: [-2, 4], far: [6, 10], ...upright, lean: 38, nod: 12 },
  playing: { near: { to: [8, -57] }, far: { to: [22, -66] }, nearLeg: [-5, -4], farLeg: [8, 3], nod: 8 },
  smiling: { ...hanging, ...upright, mouth: 'smile' },
  laughing: { near: [8, 70], far: [14, 30], ...upright, nod: -8, eyes: 'closed', mouth: 'open' },
  crying: { near: { to: [9, -84] }, far: [12, 8], ...upright, nod: 12, eyes: 'closed', mouth: 'sad' },
  sad: { ...hanging, ...upright, nod: 13, mouth: 'sad' },
  angry: { near: [-34, 26], far: [32, -24], nearLeg: [-7, -5], farLeg: [8, 5], mouth: 'angry' },
  scarecrow: { near: [-88, -90], far: [88, 90], nearLeg: [-2, -2], farLeg: [3, 2] },
  hugging: {
    ...{ near: [58, 98], far: [10, 26], ...upright, lean: 4, nod: 8 },
    ...{ eyes: 'closed', mouth: 'smile', profile: true },
  },
  // Around somebody who is smaller.
  'hugging down': {
    ...{ near: [22, 66], far: [14, 52], nearLeg: [-6, -4], farLeg: [8, 2], lean: 14, nod: 12 },
    ...{ eyes: 'closed', mouth: 'smile', profile: true },
  },
  kissing: { near: [40, 96], far: [10, 26], ...upright, lean: 5, eyes: 'closed', profile: true },
  'hand in hand': { near: [-13, -3], far: { to: [17, -47] }, nearLeg: [-3, -3], farLeg: [5, 3], mouth: 'smile' },
  // A small hand in a large one.
  'hand held up': { near: [-13, -3], far: { to: [20, -74] }, nearLeg: [-3, -3], farLeg: [5, 3], mouth: 'smile' },
  'linked hands': { near: [-38, -26], far: [38, 26], nearLeg: [-5, -4], farLeg: [6, 4], mouth: 'smile' },
  'at the keys': { near: { to: [21, -50] }, far: { to: [25, -51] }, ...upright, nod: 8, profile: true },
  'looking back': { ...hanging, nearLeg: [-8, -6], farLeg: [10, -4], away: true, glance: true, mouth: 'smile' },
  crawl: {
    near: [-30, -40],
    far: [166, 176],
    nearLeg: [8, -12],
    farLeg: [-10, -18],
    nod: -50,
    profile: true,
    prone: true,
  },
  'seated on it': {
    near: { to: [10, -44] },
    far: { to: [14, -45] },
    nearLeg: { knee: [12, -27], foot: [11, -4] },
    farLeg: { knee: [17, -27], foot: [18, -4] },
    hips: 29,
  },
  tasting: { near: { to: [10, -73] }, far: { to: [13, -70] }, ...upright, nod: 5 },
  strumming: { near: { to: [5, -52] }, far: { to: [23, -68] }, nearLeg: [-4, -3], farLeg: [8, 2], nod: 9 },
  fiddling: { near: { to: [19, -72] }, far: { to: [26, -82] }, ...upright, nod: 4, eyes: 'closed' },
  blowing: { near: { to: [15, -80] }, far: { to: [21, -77] }, ...upright, eyes: 'closed' },
  squeezing: { near: { to: [-4, -58] }, far: { to: [22, -58] }, ...upright, nod: 4, mouth: 'smile' },
  drumming: { near: [20, 92], far: [58, 104], nearLeg: [-6, -4], farLeg: [8, 4], nod: 6, mouth: 'smile' },
  cradling: { near: { to: [14, -62] }, far: { to: [18, -60] }, ...upright, nod: 15, mouth: 'smile' },
  balancing: {
    ...{ near: [-70, -84], far: [74, 92], lean: 8, nod: 4 },
    ...{ nearLeg: { knee: [-9, -22], foot: [-13, -4] }, farLeg: { knee: [14, -22], foot: [13, -4] }, hips: 40 },
  },
  steering: { near: { to: [15, -58] }, far: { to: [20, -58] }, nearLeg: [-4, -4], farLeg: [10, -2] },
  punching: { near: [42, 126], far: [88, 92], nearLeg: [-34, -30], farLeg: [44, 2], lean: 12, mouth: 'angry' },
  kicking: { near: [-46, -20], far: [50, 96], nearLeg: [-6, -8], farLeg: [72, 66], lean: -10, nod: 8 },
  pushing: { near: [66, 84], far: [72, 92], nearLeg: [-40, -52], farLeg: [20, -16], lean: 20, nod: -6 },
  pulling: { near: [-50, -62], far: [-30, -50], nearLeg: [-28, -38], farLeg: [32, 2], lean: 16, nod: 2 },
  'from behind': { ...hanging, ...upright, away: true },
} as const satisfies Record<string, Pose>

export type PoseName = keyof typeof POSE_TABLE

/** Poses that are taken only when the prompt names them. */
export const POSES_ON_REQUEST: readonly string[] = Object.keys(POSE_TABLE)

export function poseOf(name: string): Pose {
  return Object.hasOwn(POSE_TABLE, name) ? POSE_TABLE[name as PoseName] : POSE_TABLE.standing
}
