import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useSession } from '../account/api.ts'
import { timelineOf } from '../task/api.ts'
import { setDraft } from '../composer/store.ts'
import type { Target } from '../card/feed/rules.ts'
import { openPicture } from './use-picture-address.ts'
import { findTask } from '../task/rules.ts'
import { useSend } from '../composer/send/use-send.ts'
import type { Desk } from '../composer/use-desk.ts'

/** The desk of one channel, and the card that somebody asked to see. */
export function useChannelDesk(channelId: string): { desk: Desk; target: Target | null } {
  const client = useQueryClient()
  const user = useSession()
  const sender = useSend(channelId, user?.id ?? '')
  const [target, setTarget] = useState<Target | null>(null)

  // A new desk would draw every card of the feed again.
  const desk = useMemo<Desk>(() => {
    const show = (taskId: string) => {
      const pages = client.getQueryData(timelineOf(channelId).queryKey)?.pages ?? []
      if (findTask(pages, taskId)) setTarget({ taskId })
      else openPicture(taskId, 1)
    }
    const { send } = sender
    return {
      ...sender,
      redo: (task) =>
        void import('../card/again/api.ts').then(({ drawAgain }) =>
          drawAgain(client, task, { send, show, compose: setDraft }),
        ),
      compose: setDraft,
      rewrite: (order) => void import('../composer/draft/store.ts').then(({ putBack }) => putBack(channelId, order)),
      open: openPicture,
      show,
    }
  }, [client, channelId, sender])
  return { desk, target }
}
