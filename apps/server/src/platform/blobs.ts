/** Content-addressed storage by SHA-256, and short-lived previews. */
export interface BlobStore {
  /**
   * Store bytes durably and deduplicated. Returns their SHA-256 in hex. They are not removed for 15 minutes, or until `release`
   * is called once for each `put`.
   */
  put(bytes: Uint8Array): Promise<string>
  /** The row that references these bytes is written, or never will be: unless another claim or a row stands, they may be removed. */
  release(sha256: string): Promise<void>
  /** The bytes, verified against their hash on the first read in this process. @throws BlobMissing, BlobDamaged */
  read(sha256: string): Promise<Buffer>
  /** Integrity of the bytes; once verified in this process only their size is checked. */
  stateOf(sha256: string): Promise<BlobState>
  /** The same, always by hashing the bytes. */
  examine(sha256: string): Promise<BlobState>
  /** For a round through all of them: by hashing where that costs nothing but time, in a bucket by what it says of the size. */
  glance(sha256: string, byteCount: number): Promise<BlobState>
  /** A derived copy (a thumbnail) stored beside the original under `name`; created once, and again when damaged. */
  derive(sha256: string, name: string, make: (original: Buffer) => Promise<Uint8Array>): Promise<Buffer>
  /** Hashes of all stored bytes, or of those that begin so (with two digits at least), in batches. */
  list(start?: string): AsyncIterable<string[]>
  /**
   * Remove bytes and their copies if `isUnused` resolves to true. Storing the same bytes is blocked meanwhile, and claimed bytes
   * stay because their row is about to be written. Returns whether they are gone.
   */
  remove(sha256: string, isUnused: () => Promise<boolean>): Promise<boolean>
  putPreview(id: string, bytes: Uint8Array): Promise<void>
  readPreview(id: string): Promise<Buffer | undefined>
  removePreview(id: string): Promise<void>
  /** Remove previews older than `before`. */
  sweepPreviews(before: Date): Promise<number>
  /** True when a byte can be written and read back, now or a moment ago. */
  isReady(): Promise<boolean>
  /** What `writeMark` has left beside the pictures; null: nothing. */
  readMark(): Promise<string | null>
  writeMark(text: string): Promise<void>
  /**
   * The address at which a browser gets the bytes itself, good for some minutes; null: it must ask us. A copy is made when it is
   * not there yet.
   *
   * @throws BlobMissing
   */
  link(sha256: string, about: LinkedBlob): Promise<string | null>
}

export interface LinkedBlob {
  /** A copy's name; null: the original. */
  copy: string | null
  make(original: Buffer): Promise<Uint8Array>
  mime: string
  fileName: string
}

export type BlobState = 'whole' | 'damaged' | 'missing'

export class BlobMissing extends Error {
  override name = 'BlobMissing'
}

/** The file exists but its content is wrong or unreadable; treated as missing. */
export class BlobDamaged extends BlobMissing {
  override name = 'BlobDamaged'
}
