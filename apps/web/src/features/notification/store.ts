import * as z from 'zod/mini'
import { create } from 'zustand'
import { readObject, readStored, writeStored } from '../../lib/storage.ts'

const choices = z.object({
  /** `page`: while a page is open it shows notifications; `push`: they also come when none is. */
  mode: z.catch(z.enum(['off', 'page', 'push']), 'off'),
  sound: z.catch(z.boolean(), true),
  /** It was asked once whether to notify. */
  wasOffered: z.catch(z.boolean(), false),
})
type Choices = z.infer<typeof choices>

/** How this browser tells this person; another person's choices are others. */
export const useNotifying = create<Choices & { userId: string }>()(() => ({ ...choices.parse({}), userId: '' }))

const keyOf = (userId: string) => `notifying:${userId}`

/** Reads what this person chose here; whatever of the site comes first does so. */
export function readNotifying(userId: string): void {
  if (useNotifying.getState().userId !== userId) reread(userId)
}

function reread(userId: string): void {
  useNotifying.setState({ ...choices.parse(readObject(readStored(keyOf(userId)))), userId })
}

export function setNotifying(change: Partial<Choices>): void {
  useNotifying.setState(change)
  const { userId, ...chosen } = useNotifying.getState()
  writeStored(keyOf(userId), JSON.stringify(chosen))
}

/** Another tab of this browser chose. */
export function followNotifying(): () => void {
  const follow = ({ key }: StorageEvent) => {
    const { userId } = useNotifying.getState()
    if (key === keyOf(userId)) reread(userId)
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}

/** What was told and not looked at yet: ids of drawings and messages, and the channels they are in. */
export const useUnseen = create<{ unseen: ReadonlyMap<string, string> }>()(() => ({ unseen: new Map() }))

export function addUnseen(id: string, channelId: string): void {
  useUnseen.setState(({ unseen }) => ({ unseen: new Map(unseen).set(id, channelId) }))
}

/** Somebody looks at this channel, or has seen this one thing. */
export function dropUnseen(seen: { channelId: string } | { id: string }): void {
  useUnseen.setState(({ unseen }) => {
    const left = [...unseen].filter(([id, channelId]) => ('id' in seen ? id !== seen.id : channelId !== seen.channelId))
    return left.length === unseen.size ? { unseen } : { unseen: new Map(left) }
  })
}
