import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { openSocket } from '../../../lib/socket.ts'
import { changeMembers, membersOf } from './api.ts'
import { putMember } from './rules.ts'

/** Applies frames about the members of a channel while the calling component is mounted. */
export function useMemberFrames(channelId: string): void {
  const client = useQueryClient()
  useEffect(() => {
    const socket = openSocket()
    const forget = socket.onFrame((frame) => {
      if (!('channelId' in frame) || frame.channelId !== channelId) return
      if (frame.t === 'member') changeMembers(client, channelId, (known) => putMember(known, frame.member, frame.event))
      // Changes before the subscription, or during a gap, were not sent.
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
