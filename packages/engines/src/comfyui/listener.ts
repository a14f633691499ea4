export type SocketFrame = string | Uint8Array

/**
 * A socket to a server. Mostly it is only good for hearing sooner, and whatever goes wrong with it is no matter; but some pictures
 * are told there and nowhere else.
 */
export interface ServerSocket {
  /** Opens it, unless it is open or about to; whether it is. */
  listen(): Promise<boolean>
  /** What comes from now on, and before it what nobody has heard yet. */
  hearWith(hear: (frame: SocketFrame) => void): void
  close(): Promise<void>
}

/** What is heard of one prompt. */
export interface PromptListener {
  ears: ServerSocket
  /** Finished ones, by the node that told them. */
  pictures: Map<string, Uint8Array>
}
