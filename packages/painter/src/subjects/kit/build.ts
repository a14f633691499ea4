/** Proportions of a body, in units of which the whole has 100 from sole to crown. */
export interface Build {
  /** From chin to crown. */
  head: number
  neck: number
  /** Half widths. */
  shoulder: number
  waist: number
  hip: number
  /** From the hip joint to the sole. */
  leg: number
  /** Shoulder to wrist. */
  arm: number
  /** Half width of a limb against a grown man's. */
  limb: number
  /** Forward lean that never leaves, in degrees. */
  stoop: number
}

export type Age = 'toddler' | 'child' | 'young' | 'grown' | 'old'

interface Figure {
  age: Age
  female: boolean
  niji: boolean
  /** Larger than 1 is stout. */
  girth?: number
}

type Proportions = Omit<Build, 'stoop'>

const CHILD: Proportions = { head: 20.5, neck: 1.6, shoulder: 7.2, waist: 6, hip: 6.4, leg: 44.5, arm: 27, limb: 0.9 }
const WOMAN: Proportions = {
  head: 15.6,
  neck: 3.2,
  shoulder: 8.1,
  waist: 5.5,
  hip: 7.4,
  leg: 49.5,
  arm: 33,
  limb: 0.82,
}
const MAN: Proportions = { head: 15.6, neck: 2.4, shoulder: 9.8, waist: 7, hip: 7, leg: 49.5, arm: 33, limb: 1 }

const AGES: Readonly<Record<Age, { head: number; leg: number; stoop: number }>> = {
  toddler: { head: 27, leg: 36, stoop: 0 },
  child: { head: 20.5, leg: 44.5, stoop: 0 },
  young: { head: 16.6, leg: 49, stoop: 0 },
  grown: { head: 15.6, leg: 49.5, stoop: 0 },
  old: { head: 16, leg: 47.5, stoop: 9 },
}

export function isChild(age: Age): boolean {
  return age === 'toddler' || age === 'child'
}

/** A body of this age. */
export function buildOf({ age, female, niji, girth = 1 }: Figure): Build {
  const plain = isChild(age) ? CHILD : female ? WOMAN : MAN
  const stout = {
    ...plain,
    ...AGES[age],
    shoulder: plain.shoulder * (0.6 + 0.4 * girth),
    waist: plain.waist * girth,
    hip: plain.hip * (0.4 + 0.6 * girth),
    limb: plain.limb * (0.5 + 0.5 * girth),
  }
  return niji ? drawnByNiji(stout) : stout
}

/** A larger head on a slighter body. */
function drawnByNiji(build: Build): Build {
  const { head, neck, shoulder, leg, limb } = build
  return {
    ...build,
    head: head * 1.17,
    neck: neck * 0.85,
    shoulder: shoulder * 0.95,
    leg: leg - 0.6,
    limb: limb * 0.92,
  }
}

/** From the hips to the root of the neck. */
export function trunkOf({ head, neck, leg }: Build): number {
  return 100 - head - neck - leg
}
