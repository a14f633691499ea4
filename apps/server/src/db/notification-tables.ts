/** What somebody is told of; who never chose has no row. */
export interface NotificationSettingsTable {
  user_id: string
  /** Of their own drawings that are done or have failed. */
  drawings: boolean
  /** Of being spoken to. */
  spoken: boolean
  /** A time of day, `23:00`; null: there are no quiet hours. */
  quiet_from: string | null
  quiet_until: string | null
  /** An IANA name; null: the company's. */
  time_zone: string | null
}
