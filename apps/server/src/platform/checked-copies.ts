import { createHash } from 'node:crypto'

const SUM_BYTES = 32

/** A copy as it is kept: its checksum stands behind it, where those who show WebP do not look. */
export function wrapCopy(bytes: Uint8Array): Buffer {
  return Buffer.concat([bytes, sumOf(bytes)])
}

/** Undefined: it was cut or changed, or kept by a version that wrote no checksum. */
export function unwrapCopy(storedCopy: Buffer): Buffer | undefined {
  const bytes = storedCopy.subarray(0, -SUM_BYTES)
  return bytes.length > 0 && sumOf(bytes).equals(storedCopy.subarray(-SUM_BYTES)) ? bytes : undefined
}

function sumOf(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest()
}
