import type { JSONColumnType } from 'kysely'

export interface LiveRoomsTable {
  room: string
  seq: number
}

export interface LiveFramesTable {
  room: string
  seq: number
  frame: JSONColumnType<object, string, string>
  created_at: Date
}

export interface LiveTicketsTable {
  ticket_hash: Buffer
  user_id: string
  session_id: string
  expires_at: Date
}
