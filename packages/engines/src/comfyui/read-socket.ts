import type { ReportProgress } from '../remote/follow-drawing.ts'
import { openGrid } from './preview-grid.ts'
import { readEvent, readPreviewFrame } from './read-frame.ts'
import type { Receipt, SocketEvent } from './wire.ts'

/** Derives a prompt's progress from the server's socket messages. */
export interface SocketReader {
  /** Whether it may be over. */
  hear(frame: string | Uint8Array): boolean
  /** Says how far it is. */
  say(): void
}

const ENDS = new Set(['execution_success', 'execution_error', 'execution_interrupted'])

/** Prompt and node that the server is running; previews without a name belong to it. */
interface Now {
  prompt: 'ours' | 'other' | null
  node: string | null
}

export function openSocketReader(
  { prompt, samplers, outputs }: Receipt,
  { tell, saw, pictures }: { tell: ReportProgress; saw(): void; pictures: Map<string, Uint8Array> },
): SocketReader {
  const ids = samplers.split(' ').filter((id) => id !== '')
  const outputIds = outputs.split(' ')
  const pictureCount = outputIds.length
  const shares = new Map(ids.map((id) => [id, 0]))
  const share = () => [...shares.values()].reduce((sum, one) => sum + one, 0) / Math.max(1, ids.length)
  const grid = openGrid(pictureCount, (preview) => tell(share(), preview))
  let now: Now = { prompt: null, node: null }

  const reach = (node: string, value: number) => {
    const was = shares.get(node)
    if (was !== undefined && value > was) shares.set(node, Math.min(1, value))
  }
  /** Pictures sent by an output node are final; of several the first counts. */
  const keep = (node: string, bytes: Uint8Array) => {
    if (!pictures.has(node)) pictures.set(node, bytes)
  }
  const see = (frame: Uint8Array) => {
    const preview = readPreviewFrame(frame)
    if (preview === null) return
    const { owner, bytes } = preview
    const isOurs = owner?.prompt === undefined ? now.prompt === 'ours' : owner.prompt === prompt
    if (!isOurs) return
    const node = owner?.node ?? now.node ?? ''
    if (outputIds.includes(node)) return keep(node, bytes)
    saw()
    // A picture may have several sampling steps in sequence.
    const place = ids.indexOf(node)
    grid.put(Math.floor((Math.max(0, place) * pictureCount) / Math.max(1, ids.length)), bytes)
  }
  const move = ({ type, data }: SocketEvent, whose: 'ours' | 'other') => {
    if (type !== 'execution_start' && type !== 'executing' && type !== 'progress') return
    const isAtWork = type !== 'executing' || data.node !== null
    // Old servers omit the node of a progress message: it is the last one started.
    now = { prompt: isAtWork ? whose : null, node: data.node ?? (type === 'progress' ? now.node : null) }
  }

  return {
    hear(frame) {
      if (typeof frame !== 'string') {
        see(frame)
        return false
      }
      const event = readEvent(frame)
      if (event === null || event.type === 'status') return false
      // Old servers may omit the prompt id; on this socket it is ours unless stated otherwise.
      const isOurs = event.data.prompt_id === undefined ? now.prompt !== 'other' : event.data.prompt_id === prompt
      move(event, isOurs ? 'ours' : 'other')
      if (!isOurs) return false
      for (const [node, value] of readShares(event, now.node)) reach(node, value)
      if (event.type !== 'execution_start') tell(share(), null)
      return ENDS.has(event.type) || (event.type === 'executing' && event.data.node === null)
    },
    say: () => tell(share(), null),
  }
}

/** How far nodes are, 0 to 1. @param current Meant by what names none */
function readShares(
  { type, data: { node, value = 0, max = 0, nodes = [] } }: SocketEvent,
  current: string | null,
): [string, number][] {
  const meant = node ?? current
  if (type === 'progress') return meant !== null && max > 0 ? [[meant, value / max]] : []
  if (Array.isArray(nodes)) return type === 'execution_cached' ? nodes.map((id) => [id, 1]) : []
  return Object.entries(nodes).map(([id, state]) => [
    id,
    state.state === 'finished' ? 1 : state.value / Math.max(1, state.max),
  ])
}
