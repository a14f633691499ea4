import type { Graph } from './check-graph.ts'
import type { Files } from './node-info.ts'

export interface StandInOptions extends Partial<Files> {
  /** 0, as without it: any free one. */
  port?: number
  /**
   * Old servers assign their own prompt ids, report no status and less progress, name no prompt in previews, interrupt whatever
   * is running, and have no jobs API.
   */
  age?: 'new' | 'old'
  /** As it tells it; null: it does not. */
  version?: string | null
  /** What it was started with. */
  argv?: readonly string[]
  /** Looks at what is drawn that each picture takes. */
  ticks?: number
  /** Nodes and calls that are not there. */
  lacks?: readonly string[]
  /** Gives every prompt the same id. */
  sameIds?: boolean
  /** Asked for by a proxy before the server. */
  key?: string
}

export interface Submission {
  id: string
  graph: Graph
  clientId: string | null
}
