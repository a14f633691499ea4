import type { Db } from '../open.ts'

/** Chooses where lists are read that may lag behind. */
export interface Reader {
  /**
   * Read from the replica if there is one, it is at most a minute behind, and it has all that this person has done; else from the
   * primary. Where the replica fails, the primary is asked anew: what is run may run twice, and only reads.
   */
  read<T>(userId: string, run: (db: Db) => Promise<T>): Promise<T>
  /** This person has changed something: what they read from now on has it. */
  noteWrite(userId: string): Promise<void>
  /** How far the replica is behind; null: there is none, it is away, or so far behind that nobody knows. */
  lagSeconds(): number | null
  close(): Promise<void>
}

/** Where there is no replica. */
export function readPrimary(db: Db): Reader {
  return {
    read: (_userId, run) => run(db),
    noteWrite: () => Promise.resolve(),
    lagSeconds: () => null,
    close: () => Promise.resolve(),
  }
}
