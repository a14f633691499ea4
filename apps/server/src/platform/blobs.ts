/** Bytes by the name of their SHA-256, and previews that live for minutes. */
export interface BlobStore {
  /** Keep bytes; durable when it returns, and the same bytes twice are kept once. Returns their SHA-256 in hex. */
  put(bytes: Uint8Array): Promise<string>
  /** @throws BlobMissing */
  read(sha256: string): Promise<Buffer>
  /** A copy made from `sha256` (a thumbnail), kept beside it under `name`; made once. */
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

export class BlobMissing extends Error {
  override name = 'BlobMissing'
}
