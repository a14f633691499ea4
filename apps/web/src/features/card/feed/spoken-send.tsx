import { useSession } from '../../account/api.ts'
import { NotSent } from '../not-sent.tsx'
import type { Send } from '../../composer/send/rules.ts'
import { Spoken } from './spoken.tsx'

interface SpokenSendProps {
  send: Send
  content: string
  isFollowing: boolean
}

/** An own message that is being sent, from the key press on. */
export function SpokenSend({ send, content, isFollowing }: SpokenSendProps) {
  const user = useSession()
  const { sentAt: createdAt, state } = send
  const words = {
    kind: 'text',
    author: user ?? { name: '', avatar: '' },
    content,
    createdAt,
    state: state.name,
  } as const
  return (
    <Spoken words={words} isFollowing={isFollowing}>
      <NotSent send={send} />
    </Spoken>
  )
}
