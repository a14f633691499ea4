import { useEffect, useState } from 'react'
import { openSocket } from '../../lib/socket.ts'
import { useSession } from '../account/api.ts'
import { dropExpired, type TypingMembers, withoutTypingMember } from './rules.ts'

/** Time after the last typing frame at which somebody counts as stopped. */
const WRITES_FOR_MS = 5_000

/** Others who are typing in a channel, until they stop or their message arrives. */
export function useTypingMembers(channelId: string): TypingMembers {
  const [writers, setWriters] = useState<TypingMembers>({})
  const ownId = useSession()?.id

  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>()
    const forget = openSocket().onFrame((frame) => {
      if (frame.t === 'chat') setWriters((known) => withoutTypingMember(known, frame.item.author.id))
      if (frame.t !== 'typing' || frame.channelId !== channelId || frame.user.id === ownId) return
      const { id, name } = frame.user
      const untilMs = Date.now() + WRITES_FOR_MS
      setWriters((known) => ({ ...known, [id]: { name, untilMs } }))
      timers.add(setTimeout(() => setWriters((known) => dropExpired(known, Date.now())), WRITES_FOR_MS))
    })
    return () => {
      forget()
      for (const timer of timers) clearTimeout(timer)
    }
  }, [channelId, ownId])

  return writers
}
