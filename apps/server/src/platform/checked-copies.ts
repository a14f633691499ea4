import { createHash } from 'node:crypto'

const SUM_BYTES = 32

/** A copy with its checksum appended, where WebP decoders ignore it. */
export function wrapCopy(bytes: Uint8Array): Buffer {
  return Buffer.concat([bytes, sumOf(bytes)])
}

/** Undefined: truncated, changed, or written by a version without checksums. */
export function unwrapCopy(storedCopy: Buffer): Buffer | undefined {
  const bytes = storedCopy.subarray(0, -SUM_BYTES)
  return bytes.length > 0 && sumOf(bytes).equals(storedCopy.subarray(-SUM_BYTES)) ? bytes : undefined
}

function sumOf(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest()
}
