import type { WebSocket } from 'ws'
import { drawStrangersPreview } from './previews.ts'

/**
 * Faults of a socket: refused, no handshake, breaks during a drawing, silent, reversed and delayed messages, no end message,
 * unreadable messages, or those of another client.
 */
export const SOCKET_FAULTS = [
  'refused',
  'no handshake',
  'dropped',
  'silent',
  'backwards',
  'no end',
  'truncated frames',
  'frames of nothing',
  'previews that are HTML',
  'not JSON',
  'other JSON',
  'huge frame',
  "strangers' previews",
] as const
export type SocketFault = (typeof SOCKET_FAULTS)[number]

/** Messages to one client. */
export interface Voice {
  hasMetadata: boolean
  say(event: { type: string; data: object }): void
  send(frame: Buffer): void
}

const ENDS = new Set(['execution_success', 'execution_error', 'execution_interrupted'])
const HUGE_BYTES = 22 * 1024 * 1024
const HTML = '<!doctype html><title>Sign in</title>'
const STRANGER = '00000000-0000-4000-8000-000000000000'

export function openVoice(socket: WebSocket, fault: SocketFault | null): Voice {
  const held: (string | Buffer)[] = []
  const speak = (messages: readonly (string | Buffer)[]) => messages.forEach((message) => socket.send(message))
  return {
    hasMetadata: false,
    say({ type, data }) {
      const event = { type, data }
      const text = JSON.stringify(event)
      if (fault === 'backwards') held.unshift(text)
      else speak(alterEvent(event, fault))
      if (fault === 'backwards' && ENDS.has(type)) speak(held.splice(0))
      if (fault === 'dropped' && type === 'progress') socket.terminate()
    },
    send(frame) {
      if (fault === 'backwards') held.unshift(frame)
      else speak(alterFrame(frame, fault))
    },
  }
}

function alterEvent(event: { type: string; data: object }, fault: SocketFault | null): (string | Buffer)[] {
  const text = JSON.stringify(event)
  switch (fault) {
    case 'silent':
      return []
    case 'no end':
      return isEnd(event) ? [] : [text]
    case 'not JSON':
      return [text.slice(0, -3)]
    case 'other JSON':
      return [JSON.stringify({ type: 7, data: [event.data], nodes: 'all' }), 'null', '{"type":"progress","data":null}']
    case 'huge frame':
      return event.type === 'progress' ? [Buffer.alloc(HUGE_BYTES, 1), text] : [text]
    default:
      return [text]
  }
}

function isEnd({ type, data }: { type: string; data: object }): boolean {
  return ENDS.has(type) || type === 'executed' || (type === 'executing' && 'node' in data && data.node === null)
}

function alterFrame(frame: Buffer, fault: SocketFault | null): (string | Buffer)[] {
  switch (fault) {
    case 'silent':
      return []
    case 'truncated frames':
      return [frame.subarray(0, Math.floor(frame.length / 2))]
    case 'frames of nothing':
      return [frame.subarray(0, 6)]
    case 'previews that are HTML':
      return [Buffer.concat([frame.subarray(0, 8), Buffer.from(HTML)])]
    case "strangers' previews": {
      // Type 1: of whatever the server is at.
      const stranger = { type: 'executing', data: { node: '5', prompt_id: STRANGER } }
      return [JSON.stringify(stranger), Buffer.concat([Buffer.of(0, 0, 0, 1, 0, 0, 0, 2), drawStrangersPreview()])]
    }
    default:
      return [frame]
  }
}
