import { createRandom, deriveSeed } from '../base/chance.ts'
import { findCutting } from '../subjects/cutting-name.ts'
import type { Reading, Recipe, SubjectWord } from '../recipe/recipe.ts'
import { subjectTraits } from '../subjects/draw-subject.ts'

/** A figure of a motif in units of its own; `y` is where it stands. */
export interface Placed {
  subject: SubjectWord
  x: number
  y: number
  width: number
  height: number
  facing: 1 | -1
}

/** More would be a crowd, and no sign. */
const MOST = 7
const MOST_KINDS = 4

/** Those who can be shown, each as often as was asked for. */
export function listShown({ reading, patches }: Recipe): SubjectWord[] {
  const asked = patches?.at(-1)?.subjects ?? reading.subjects
  const drawn = asked.filter(
    ({ name, weight = 1 }) => weight >= 0 && findCutting(name) === null && subjectTraits(name) !== null,
  )
  const shown = asked.length === 0 ? listStandIns(reading) : drawn
  return shown
    .slice(0, MOST_KINDS)
    .flatMap((subject) => Array.from({ length: subject.count }, () => subject))
    .slice(0, MOST)
}

/** What stands for a place in a sign, where the words name nothing else: a cup for a coffee shop. */
const STAND_INS: Partial<Record<Reading['setting'], string>> = {
  cafe: 'cup',
  library: 'book',
  garden: 'tulip',
  village: 'house',
  farm: 'sheep',
  harbour: 'sailboat',
  market: 'bread',
  kitchen: 'chef',
  stage: 'guitar',
  road: 'car',
  room: 'sofa',
  desert: 'cactus',
  ruins: 'pagoda',
}

function listStandIns({ setting }: Reading): SubjectWord[] {
  const name = STAND_INS[setting]
  if (name === undefined || subjectTraits(name) === null) return []
  return [{ name, word: name, count: 1, colour: null, size: 'natural', relation: null }]
}

/** Figures close together: those that stand on another above it, the others in a row around the first; the first is nearest. */
export function arrangeMotif(recipe: Recipe): Placed[] {
  const random = createRandom(deriveSeed(recipe.layoutSeed, 'motif'))
  const side: 1 | -1 = random() < 0.5 ? 1 : -1
  const all = listShown(recipe)
  const crowns = all.length > 1 ? all.filter(({ name }) => name === 'crown').slice(0, 1) : []
  const shown = all.filter((subject) => !crowns.includes(subject))
  const names = new Set(shown.map(({ name }) => name))
  const isCarried = ({ relation }: SubjectWord) =>
    relation !== null && ON.includes(relation.kind) && names.has(relation.target)
  const standing = shown.filter((subject) => !isCarried(subject))
  const row = layRow(standing.length > 0 ? standing : shown, side)
  const raised = standing.length > 0 ? shown.filter(isCarried).flatMap((subject) => raise(subject, row, side)) : []
  const isInside = ({ subject }: Placed) => subject.relation?.kind === 'in'
  const figures = [...raised.filter(isInside), ...row, ...raised.filter((one) => !isInside(one))]
  return [...figures, ...crowns.map((crown) => crownAll(crown, figures))]
}

/** In a sign a crown stands above all, whoever wears it. */
function crownAll(subject: SubjectWord, figures: readonly Placed[]): Placed {
  const left = Math.min(...figures.map(({ x, width }) => x - width / 2))
  const right = Math.max(...figures.map(({ x, width }) => x + width / 2))
  const top = Math.min(...figures.map(({ y, height }) => y - height))
  const width = Math.min(58, (right - left) * 0.45)
  const height = width / (subjectTraits(subject.name)?.aspect ?? 1)
  return { subject, x: (left + right) / 2, y: top - 5, width, height, facing: 1 }
}

const ON: readonly string[] = ['on', 'riding', 'in', 'above']

function layRow(shown: readonly SubjectWord[], side: 1 | -1): Placed[] {
  const boxes = shown.map((subject, index) => ({ subject, ...sizeOf(subject, index) }))
  const [first, ...others] = boxes
  if (first === undefined) return []
  const most = Math.max(first.width, first.height) * SMALLER
  const lesser = others.map((box) => (box.subject === first.subject ? box : shrink(box, most)))
  if (lesser.length > 1 && !lesser.some(({ subject }) => subject === first.subject)) return fanOut(first, lesser, side)
  return boxes.length > MOST_IN_ROW ? layTwoRows([first, ...lesser], side) : layOneRow([first, ...lesser], side, 0)
}

/** Beside the first nothing else is as large. */
const SMALLER = 0.8
const MOST_IN_ROW = 3

type Box = Pick<Placed, 'subject' | 'width' | 'height'>

function shrink(box: Box, most: number): Box {
  const scale = Math.min(1, most / Math.max(box.width, box.height))
  return { ...box, width: box.width * scale, height: box.height * scale }
}

/** The first in the middle, the others by turns at either side of it, and behind it. */
function layOneRow(boxes: readonly Box[], side: 1 | -1, foot: number): Placed[] {
  const ordered = boxes.reduce<Box[]>(
    (line, box, index) => ((index % 2 === 0) === side > 0 ? [...line, box] : [box, ...line]),
    [],
  )
  let x = 0
  const row = ordered.map(({ subject, width, height }, index): Placed => {
    const before = ordered[index - 1]
    x += before === undefined ? 0 : (before.width + width) * 0.5 * OVERLAP
    return { subject, x, y: foot, width, height, facing: side }
  })
  const [first] = boxes
  const isFirst = (one: Placed) => Number(one.subject === first?.subject)
  return row.map((one) => ({ ...one, y: one.y + isFirst(one) * 4 })).sort((one, other) => isFirst(one) - isFirst(other))
}

function layTwoRows(boxes: readonly Box[], side: 1 | -1): Placed[] {
  const back = Math.floor(boxes.length / 2)
  const [behind, before] = [layOneRow(boxes.slice(0, back), side, 0), layOneRow(boxes.slice(back), side, 0)]
  const middle = (row: readonly Placed[]) => row.reduce((sum, { x }) => sum + x, 0) / Math.max(1, row.length)
  const down = Math.max(...before.map(({ height }) => height)) * 0.72
  return [...behind, ...before.map((one) => ({ ...one, x: one.x - middle(before) + middle(behind), y: one.y + down }))]
}

/** The others around the first: what flies a little higher the nearer it is to the middle, what stands behind it in a row. */
function fanOut(first: Box, others: readonly Box[], side: 1 | -1): Placed[] {
  const reach = first.width * 0.5 + Math.max(...others.map(({ width }) => width)) * 0.36
  const placed = others.map((box, index): Placed => {
    const share = others.length === 1 ? 0.5 : index / (others.length - 1)
    const angle = Math.PI * (1 - share)
    const flies = ['air', 'sky'].includes(subjectTraits(box.subject.name)?.habitat ?? '')
    const up = flies ? Math.sin(angle) * 0.62 + 0.1 : 0.05
    const [x, y] = [(flies ? Math.cos(angle) : share * 2 - 1) * reach, -up * first.height]
    return { subject: box.subject, x, y, width: box.width, height: box.height, facing: x > 0 ? -1 : 1 }
  })
  return [...placed, { subject: first.subject, x: 0, y: 0, width: first.width, height: first.height, facing: side }]
}

const OVERLAP = 0.86

/** Nearer in size than in nature, or the smaller one would be a speck. */
function sizeOf({ name, size }: SubjectWord, index: number): { width: number; height: number } {
  const traits = subjectTraits(name)
  const natural = Math.min(1.25, Math.max(0.55, (traits?.height ?? 1) ** 0.35))
  const height = 100 * natural * (size === 'tiny' ? 0.6 : size === 'giant' ? 1.3 : 1) * (index === 0 ? 1.1 : 0.92)
  return { width: height * (traits?.aspect ?? 1), height }
}

function raise(subject: SubjectWord, row: readonly Placed[], side: 1 | -1): Placed[] {
  const below = row.find((one) => one.subject.name === subject.relation?.target)
  if (below === undefined) return []
  const { width, height } = sizeOf(subject, 0)
  const sink = subject.relation?.kind === 'above' ? -0.08 : subject.relation?.kind === 'in' ? 0.55 : 0.16
  return [{ subject, x: below.x, y: below.y - below.height * (1 - sink), width, height, facing: side }]
}
