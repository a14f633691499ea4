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

/** One row: the keys that pushes are signed with (VAPID). */
export interface PushKeysTable {
  id: number
  /** Base64url. */
  public_key: string
  /** Sealed with the secret key. */
  sealed_private_key: string
  created_at: Date
}

/** A device that is notified by Web Push as long as its session lasts. */
export interface PushEndpointsTable {
  id: string
  user_id: string
  session_id: string
  /** Of the browser's push service; secret, since whoever knows it may send there. */
  url: string
  /** What its messages are encrypted with, base64url. */
  p256dh: string
  auth: string
  created_at: Date
  /** Null: the last push arrived. */
  failing_since: Date | null
}
