import type { DrawOrder, Picture, Verb } from '@easel/engines/engine'
import sharp from 'sharp'
import type { TaskRow } from '../../../db/tables.ts'
import type { PayBackReason } from '../../ledger/gate.ts'

export interface Judged {
  /** Pictures to deliver. */
  pictures: Picture[]
  /** Null: as much as was paid for is there. */
  paysBack: { credits: number; reason: PayBackReason } | null
}

/** Visible difference of a channel value, and the share of bytes that must have it. */
const SEEN_LEVELS = 12
const SEEN_SHARE = 1 / 5_000

/**
 * Result of a drawing, of which no more is delivered than was asked for. Of a change to a picture: of four identical pictures one
 * is delivered, and if nothing changed visibly the credits are refunded. Unreadable pictures are left to later checks.
 */
export async function judgePictures(
  { cost, parameters }: Pick<TaskRow, 'cost' | 'parameters'>,
  { verb }: Pick<DrawOrder, 'verb'>,
  pictures: readonly Picture[],
): Promise<Judged> {
  const [first, ...others] = pictures
  const parent = parentOf(verb)
  const isWanted = parameters.share === undefined ? () => true : (picture: Picture) => picture === first
  if (first === undefined || parent === null) return { pictures: pictures.filter(isWanted), paysBack: null }
  const looks = await readLook(first.png)
  const areEqual = (await Promise.all(others.map(async ({ png }) => isSame(looks, await readLook(png))))).every(Boolean)
  const isUnchanged = areEqual && parent !== undefined && isSame(looks, await readLook(parent))
  const isOne = parameters.isSingle === true || (areEqual && EXTENDING.has(verb.kind))
  const deliverable = isOne ? [first] : [...pictures]
  if (isUnchanged) return { pictures: deliverable, paysBack: { credits: cost, reason: 'nothing_changed' } }
  if (!isOne || parameters.isSingle) return { pictures: deliverable, paysBack: null }
  return { pictures: deliverable, paysBack: { credits: cost - Math.ceil(cost / 4), reason: 'only_one' } }
}

/** Those of which one picture is as good as four of the same. */
const EXTENDING: ReadonlySet<Verb['kind']> = new Set(['zoom-out', 'make-square', 'pan'])

/** Null: the verb works on no picture, or gives one that is larger. */
function parentOf(verb: Verb): Uint8Array | undefined | null {
  switch (verb.kind) {
    case 'variation':
      return verb.png
    case 'vary-region':
    case 'zoom-out':
    case 'make-square':
    case 'pan':
      return verb.parent.png
    default:
      return null
  }
}

interface Look {
  width: number
  height: number
  bytes: Buffer | null
}

async function readLook(png: Uint8Array): Promise<Look> {
  try {
    const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    return { width: info.width, height: info.height, bytes: data }
  } catch {
    return { width: 0, height: 0, bytes: null }
  }
}

function isSame(one: Look, other: Look): boolean {
  if (one.bytes === null || other.bytes === null || one.bytes.length !== other.bytes.length) return false
  if (one.width !== other.width || one.height !== other.height) return false
  let visibleCount = 0
  for (let at = 0; at < one.bytes.length; at++) {
    if (Math.abs((one.bytes[at] ?? 0) - (other.bytes[at] ?? 0)) > SEEN_LEVELS) visibleCount += 1
  }
  return visibleCount < one.bytes.length * SEEN_SHARE
}
