import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { openSocket } from '../../../lib/socket.ts'
import { changeMembers, membersOf } from './api.ts'
import { putMember } from './rules.ts'

/** Hear who comes, goes and turns up in a channel while the calling component stands. */
export function useMemberFrames(channelId: string): void {
  const client = useQueryClient()
  useEffect(() => {
    const socket = openSocket()
    const forget = socket.onFrame((frame) => {
      if (!('channelId' in frame) || frame.channelId !== channelId) return
      if (frame.t === 'member') changeMembers(client, channelId, (known) => putMember(known, frame.member, frame.event))
      // What happened before either is not told.
      if (frame.t === 'subbed' || frame.t === 'reload') {
        void client.invalidateQueries({ queryKey: membersOf(channelId).queryKey })
      }
    })
    const unsubscribe = socket.subscribe(channelId)
    return () => {
      unsubscribe()
      forget()
    }
  }, [client, channelId])
}
