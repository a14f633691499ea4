/** Bytes by the name of their SHA-256, and previews that live for minutes. */
export interface BlobStore {
  /** Keep bytes; durable when it returns, and the same bytes twice are kept once. Returns their SHA-256 in hex. */
  put(bytes: Uint8Array): Promise<string>
  /** Compared with their name when they are read for the first time in this process. @throws BlobMissing, BlobDamaged */
  read(sha256: string): Promise<Buffer>
  /** Whether they are what they were; what was found whole before in this process is asked for its size alone. */
  stateOf(sha256: string): Promise<BlobState>
  /** The same, from the bytes, whatever was found before. */
  examine(sha256: string): Promise<BlobState>
  /** A copy made from `sha256` (a thumbnail), kept beside it under `name`; made once, and anew when it is damaged. */
  derive(sha256: string, name: string, make: (original: Buffer) => Promise<Uint8Array>): Promise<Buffer>
  /** The names of all that is kept, some at a time. */
  list(): AsyncIterable<string[]>
  /**
   * Remove bytes and their copies if `isUnused` says so. It is asked while nobody can put the same bytes; what was put
   * within the last minutes stays, because whoever put it is about to name it in a row. Returns whether it is gone.
   */
  remove(sha256: string, isUnused: () => Promise<boolean>): Promise<boolean>
  putPreview(id: string, bytes: Uint8Array): Promise<void>
  readPreview(id: string): Promise<Buffer | undefined>
  /** Remove previews older than `before`. */
  sweepPreviews(before: Date): Promise<number>
  /** True when a byte can be written and read back. */
  isReady(): Promise<boolean>
}

export type BlobState = 'whole' | 'damaged' | 'missing'

export class BlobMissing extends Error {
  override name = 'BlobMissing'
}

/** There is a file, and its bytes are other ones, or cannot be read: as good as none. */
export class BlobDamaged extends BlobMissing {
  override name = 'BlobDamaged'
}
