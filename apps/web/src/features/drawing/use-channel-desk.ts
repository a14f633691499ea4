import type { Task } from '@easel/contract/drawing'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useSession } from '../account/api.ts'
import { findLoadedTask, timelineOf } from './api.ts'
import { setDraft } from './composer/store.ts'
import type { Target } from './feed/rules.ts'
import { openPicture } from './lightbox/use-picture-address.ts'
import { findTask } from './rules.ts'
import { type Order, pictureOf } from './send/rules.ts'
import { useSend } from './send/use-send.ts'
import type { Desk } from './use-desk.ts'

/** The desk of one channel, and the card that somebody asked to see. */
export function useChannelDesk(channelId: string): { desk: Desk; target: Target | null } {
  const client = useQueryClient()
  const user = useSession()
  const sender = useSend(channelId, user?.id ?? '')
  const [target, setTarget] = useState<Target | null>(null)

  // A new desk would draw every card of the feed again.
  const desk = useMemo<Desk>(
    () => ({
      ...sender,
      redo: (task) => void findOrder(client, task).then((order) => sender.send(order)),
      compose: setDraft,
      rewrite: (order) => void import('./composer/draft/store.ts').then(({ putBack }) => putBack(channelId, order)),
      open: openPicture,
      show: (taskId) => {
        const pages = client.getQueryData(timelineOf(channelId).queryKey)?.pages ?? []
        if (findTask(pages, taskId)) setTarget({ taskId })
        else openPicture(taskId, 1)
      },
    }),
    [client, channelId, sender],
  )
  return { desk, target }
}

/** What to ask for so that the same comes again: the button that made it, or its words. */
async function findOrder(client: QueryClient, task: Task): Promise<Order> {
  const images = task.baseImages.map(({ id }) => id)
  const words: Order = {
    kind: 'imagine',
    botType: task.botType,
    prompt: task.prompt,
    ...(images.length > 0 && { images }),
  }
  if (task.parentId === null) return words
  const parent = await findLoadedTask(client, task.channelId, task.parentId)
  const button = parent.buttons.find((other) => other.kind === task.action && pictureOf(other) === task.index)
  return button ? { kind: 'press', parent, button } : words
}
