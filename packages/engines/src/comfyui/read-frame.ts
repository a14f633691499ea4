import { previewMetadata, type SocketEvent, socketEvent } from './wire.ts'

/** `owner` null: whoever the server is at now; else the prompt that the frame names, and the node. */
export interface PreviewFrame {
  owner: { prompt: string | undefined; node: string | undefined } | null
  bytes: Uint8Array
}

const PREVIEW = 1
const PREVIEW_WITH_METADATA = 4
const MOST_METADATA_BYTES = 64 * 1024

/** An event; null: it is none. */
export function readEvent(text: string): SocketEvent | null {
  try {
    return socketEvent.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** A picture on the way; null: it is none, or cut off. Numbers are four bytes, the highest first. */
export function readPreviewFrame(frame: Uint8Array): PreviewFrame | null {
  if (frame.byteLength < 8) return null
  const view = new DataView(frame.buffer, frame.byteOffset, frame.byteLength)
  const [kind, second] = [view.getUint32(0), view.getUint32(4)]
  // The second number names the format, which the bytes do as well.
  if (kind === PREVIEW) return { owner: null, bytes: frame.subarray(8) }
  if (kind !== PREVIEW_WITH_METADATA || second > MOST_METADATA_BYTES || 8 + second > frame.byteLength) return null
  const owner = readMetadata(frame.subarray(8, 8 + second))
  return owner === null ? null : { owner, bytes: frame.subarray(8 + second) }
}

function readMetadata(bytes: Uint8Array): NonNullable<PreviewFrame['owner']> | null {
  try {
    const read = previewMetadata.safeParse(JSON.parse(new TextDecoder().decode(bytes)))
    return read.success ? { prompt: read.data.prompt_id, node: read.data.node_id } : null
  } catch {
    return null
  }
}
