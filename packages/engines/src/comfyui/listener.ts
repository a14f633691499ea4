export type SocketFrame = string | Uint8Array

/**
 * A socket to a server. Usually it only gives earlier notice, so its failures are ignored; but some pictures are sent only there.
 */
export interface ServerSocket {
  /** Open it if necessary; resolves to whether it is open. */
  listen(): Promise<boolean>
  /** Deliver all unread and future frames to `hear`. */
  hearWith(hear: (frame: SocketFrame) => void): void
  close(): Promise<void>
}

/** Socket messages of one prompt. */
export interface PromptListener {
  ears: ServerSocket
  /** Finished ones, by the node that told them. */
  pictures: Map<string, Uint8Array>
}
