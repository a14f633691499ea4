import { BlobDamaged, BlobMissing, type BlobState } from './blobs.ts'

/** Verified bytes remembered; older entries are verified again. */
const REMEMBERED = 100_000

/** Sizes of bytes that were compared with their hash: truncation is noticed by the size. */
export interface VerifiedSizes {
  sizeOf(sha256: string): number | undefined
  note(sha256: string, byteCount: number): void
  forget(sha256: string): void
}

export function rememberSizes(): VerifiedSizes {
  const sizes = new Map<string, number>()
  return {
    sizeOf: (sha256) => sizes.get(sha256),
    note(sha256, byteCount) {
      if (sizes.size >= REMEMBERED) sizes.clear()
      sizes.set(sha256, byteCount)
    },
    forget: (sha256) => void sizes.delete(sha256),
  }
}

/** What reading finds. */
export async function stateByReading(read: () => Promise<unknown>): Promise<BlobState> {
  try {
    await read()
    return 'whole'
  } catch (error) {
    if (error instanceof BlobDamaged) return 'damaged'
    if (error instanceof BlobMissing) return 'missing'
    throw error
  }
}
