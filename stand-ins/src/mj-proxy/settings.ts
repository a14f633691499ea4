export type Dialect = 'plus' | 'trueai'

export interface MjProxySettings {
  dialect: Dialect
  /** The secret of `plus`, the token of `trueai`. */
  key: string
  /** Whether its account asks for words before each change of a picture. */
  isRemix?: boolean
  /** Whether the relay new-api stands between: then nobody is told more than that one tells. */
  isRelayed?: boolean
  /** How a region stands until its words are there: in some versions of `trueai` like something in line. `MODAL` unless told. */
  regionWaitsAs?: 'MODAL' | 'NOT_START'
  /** Tasks that a list has at most: 100 of `trueai` and all of `plus` unless told. */
  mostListed?: number
  /** 0: any free one. */
  port?: number
}

/** A submit that was taken, and costs. */
export interface AcceptedSubmit {
  verb: string
  taskId: string
  /** `/mj-fast` and the like, or nothing. */
  speed: string
  body: Readonly<Record<string, unknown>>
}
