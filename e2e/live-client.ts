import { once } from 'node:events'
import { type ClientFrame, type ServerFrame, serverFrame } from '@easel/contract/live'
import { WebSocket } from 'ws'
import { callApi } from './api-client.ts'
import { waitUntil } from './wait-until.ts'

/** A socket client that records the frames it receives. */
export interface LiveClient {
  frames: ServerFrame[]
  say(frame: ClientFrame): void
  /** Subscribes to a channel from after `since`; resolves when the server confirms. */
  subscribe(channelId: string, since?: number): Promise<void>
  /** Close code from the server; 1006 when the connection broke. */
  closed: Promise<number>
  /** Breaks the connection as a network failure would. */
  cut(): void
}

export async function askTicket(url: string, token: string): Promise<string> {
  return (await callApi<{ ticket: string }>(url, '/api/ws/pre-connect', { token })).ticket
}

export async function openLive(url: string, token: string): Promise<LiveClient> {
  return openWithTicket(url, await askTicket(url, token))
}

/** @throws Error when the server refuses the connection */
export async function openWithTicket(url: string, ticket: string): Promise<LiveClient> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/ws/connect?ticket=${ticket}`)
  const frames: ServerFrame[] = []
  socket.on('message', (bytes) => frames.push(serverFrame.parse(JSON.parse(String(bytes)))))
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  await once(socket, 'open')
  const say = (frame: ClientFrame) => socket.send(JSON.stringify(frame))
  return {
    frames,
    say,
    closed,
    cut: () => socket.terminate(),
    async subscribe(channelId, since) {
      say({ t: 'sub', channelId, ...(since !== undefined && { since }) })
      const isThere = (frame: ServerFrame) => frame.t === 'subbed' && frame.channelId === channelId
      await waitUntil(() => frames.some(isThere), Boolean)
    },
  }
}

/** Frames sent to all of the channel, in order. */
export function framesOfChannel({ frames }: LiveClient, channelId: string): (ServerFrame & { seq: number })[] {
  const isOfChannel = (frame: ServerFrame): frame is ServerFrame & { seq: number } => {
    if (frame.t === 'task') return frame.task.channelId === channelId
    if (frame.t === 'channel') return frame.channel.id === channelId
    if (frame.t === 'chat') return frame.item.channelId === channelId
    return frame.t === 'member' && frame.channelId === channelId
  }
  return frames.filter(isOfChannel)
}
