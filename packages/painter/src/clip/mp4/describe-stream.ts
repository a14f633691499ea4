import { BitReader, BitWriter, escapeUnit, unescapeUnit } from './bits.ts'

/** Constraint sets 0 and 1: the encoder uses nothing of the baseline profile that the main profile lacks, which every browser plays. */
const CONSTRAINED = 0xc0
const BASELINE = 66
const BT709 = 1
/** A motion vector is at most 2^16 quarters of a pixel long, as the standard itself allows. */
const LONGEST_VECTOR = 16

/**
 * The sequence parameter set of our encoder, with what it leaves out: that the stream is of the constrained baseline profile, has the
 * colours of BT.709, which browsers would otherwise guess by its height, and gives each picture as it comes.
 * @throws RangeError when another encoder wrote it.
 */
export function describeStream(set: Uint8Array): Uint8Array {
  const bits = new BitReader(unescapeUnit(set))
  const out = new BitWriter()
  const copy = (count: number) => {
    const value = bits.read(count)
    out.write(count, value)
    return value
  }
  const copyCode = () => {
    const value = bits.readCode()
    out.writeCode(value)
    return value
  }
  copy(8)
  if (copy(8) !== BASELINE) throw new RangeError('The stream is of another profile.')
  bits.read(8)
  out.write(8, CONSTRAINED)
  copy(8)
  // Its number and how far pictures are counted.
  copyCode()
  copyCode()
  if (copyCode() !== 2) throw new RangeError('The stream counts its pictures in another way.')
  const references = copyCode()
  copy(1)
  // Its size in macroblocks.
  copyCode()
  copyCode()
  copy(2)
  if (copy(1) === 1) for (let side = 0; side < 4; side++) copyCode()
  if (bits.read(1) !== 0) throw new RangeError('The stream is described already.')
  writeUsability(out, references)
  return escapeUnit(out.end())
}

function writeUsability(out: BitWriter, references: number): void {
  out.write(1, 1)
  // No ratio of a pixel's sides, no overscan.
  out.write(2, 0)
  out.write(1, 1)
  // Of no format of television, in the range of television, with its colours named.
  out.write(3, 5)
  out.write(2, 1)
  for (let part = 0; part < 3; part++) out.write(8, BT709)
  // No place of the colours, no timing, no reference decoder, no structure.
  out.write(5, 0)
  out.write(1, 1)
  out.write(1, 1)
  out.writeCode(0)
  out.writeCode(0)
  out.writeCode(LONGEST_VECTOR)
  out.writeCode(LONGEST_VECTOR)
  // No picture waits for a later one.
  out.writeCode(0)
  out.writeCode(references)
}
