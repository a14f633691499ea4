/** The object, or file, that says to which database the pictures beside it belong. */
export const MARK_NAME = 'belongs-to'

const MOVING = 'moving '

/** What stands in a storage that pictures are still being copied to. */
export function markOfMove(mark: string): string {
  return `${MOVING}${mark}`
}

export interface ReadMark {
  /** Null: there is none. */
  mark: string | null
  /** Not all of its pictures are there yet. */
  isMoving: boolean
}

export function readMarkText(text: string | null): ReadMark {
  const isMoving = text?.startsWith(MOVING) ?? false
  return { mark: text === null ? null : text.replace(MOVING, '').trim(), isMoving }
}

export interface Standing {
  /** Recorded in the database; null: none. */
  ofDatabase: string | null
  ofStorage: ReadMark
  /** Whether the newest pictures that the database names are there; `none`: it names none. */
  newest: 'there' | 'gone' | 'none'
  /** Whether there is any picture. */
  holdsPictures: boolean
  /** Other processes on this database have folders of their own. */
  isOneOfMany: boolean
  /** Every process on this database must name the same storage. */
  isShared: boolean
}

/**
 * Whether a database and a storage belong together: `agreed`; `new`: neither is marked, and both may be; `mark-storage` or
 * `mark-database` with the other's. `other`: the storage is another database's. `lost`: the database is of pictures that are elsewhere.
 * `elsewhere`: it has no pictures yet, and keeps them in another storage.
 */
export type Judgement = 'agreed' | 'new' | 'mark-storage' | 'mark-database' | 'other' | 'lost' | 'elsewhere' | 'moving'

export function judgeMarks(standing: Standing): Judgement {
  const { ofDatabase, ofStorage } = standing
  if (ofStorage.mark === null) return judgeUnmarked(standing)
  if (ofDatabase !== null && ofStorage.mark !== ofDatabase) return 'other'
  if (ofStorage.isMoving) return 'moving'
  return ofDatabase === null ? judgeNewcomer(standing) : 'agreed'
}

function judgeUnmarked({ ofDatabase, newest, isOneOfMany, isShared }: Standing): Judgement {
  if (newest === 'gone' && !isOneOfMany) return 'lost'
  if (ofDatabase !== null && newest === 'none' && isShared) return 'elsewhere'
  return ofDatabase === null ? 'new' : 'mark-storage'
}

/** A database without a mark is new, or from a backup of before there were marks. */
function judgeNewcomer({ newest, holdsPictures }: Standing): Judgement {
  return newest === 'there' || (newest === 'none' && !holdsPictures) ? 'mark-database' : 'other'
}
