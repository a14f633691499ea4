import { useSession } from '../../account/api.ts'
import { NotSent } from '../not-sent.tsx'
import { NotSentTag } from '../not-sent-tag.tsx'
import type { Send } from '../../composer/send/rules.ts'
import { PlainMessage } from './plain-message.tsx'

interface SpokenSendProps {
  send: Send
  content: string
  isFollowing: boolean
}

/** An own message that is being sent, from the key press on. */
export function MessageSend({ send, content, isFollowing }: SpokenSendProps) {
  const user = useSession()
  const { sentAt: createdAt, state } = send
  const words = {
    kind: 'text',
    author: user ?? { id: '', name: '', avatar: '' },
    content,
    createdAt,
    state: state.name,
  } as const
  return (
    <PlainMessage words={words} isFollowing={isFollowing}>
      <NotSentTag state={state} />
      <NotSent send={send} />
    </PlainMessage>
  )
}
