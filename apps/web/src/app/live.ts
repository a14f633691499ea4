import type { ServerFrame } from '@easel/contract/live'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { putUser } from '../features/account/live.ts'
import { openSocket } from '../lib/socket.ts'

/** Stay connected while the frame of the app stands, and put what arrives where it belongs. */
export function useLive(): void {
  const client = useQueryClient()
  useEffect(() => {
    const socket = openSocket()
    const forget = socket.onFrame((frame) => receive(client, frame))
    socket.start()
    return () => {
      forget()
      socket.stop()
    }
  }, [client])
}

/** One line per kind of frame that concerns more than one screen; a channel's frames are the drawing screen's. */
function receive(client: QueryClient, frame: ServerFrame): void {
  if (frame.t === 'user') putUser(client, frame.user)
}
