/** A relay that speaks Luma's calls as they are on its own site. */
export interface LumaSettings {
  /** Stored with tasks. */
  id: string
  /** What comes before `/generations`: `https://relay.example.com/luma` */
  url: string
  /** Null: none is asked for. */
  key: string | null
  slots: number
  /** Milliseconds for one clip from when the server is seen at it; it waits there for longer, see `Patience`. */
  timeoutMs: number
}
