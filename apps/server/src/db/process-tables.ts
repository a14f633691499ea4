import type { Role } from '../platform/roles.ts'

export interface ProcessesTable {
  id: string
  /** Of its data folder. */
  node_id: string
  host: string
  pid: number
  role: Role
  version: string
  /** Null: it draws with all, unless it is a web. */
  engines: string[] | null
  local_slots: number
  started_at: Date
  seen_at: Date
  stopped_at: Date | null
}
