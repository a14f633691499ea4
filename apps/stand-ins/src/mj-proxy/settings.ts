import type { Dialect } from './view-task.ts'

export interface MjProxySettings {
  dialect: Dialect
  /** The secret of `plus`, the token of `trueai`. */
  key: string
  /** Whether its account asks for words before each change of a picture. */
  isRemix?: boolean
  /** 0: any free one. */
  port?: number
}

/** A submit that was taken, and costs. */
export interface Taken {
  verb: string
  taskId: string
  /** `/mj-fast` and the like, or nothing. */
  speed: string
  body: Readonly<Record<string, unknown>>
}
