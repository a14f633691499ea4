import { useEffect } from 'react'
import { ActTips } from './card/tips/act-tips.tsx'
import { ModalDoor } from './modal/modal-door.tsx'
import { useResend } from './send/note/use-resend.ts'
import { TaskNews } from './task-news.tsx'

/** What a drawing screen has besides what is seen at first: news for screen readers, prices, and the dialogs of tasks that ask. */
export function LaterParts({ channelId }: { channelId: string }) {
  useEffect(fetchForBadTimes, [])
  useResend()
  return (
    <>
      <TaskNews channelId={channelId} />
      <ActTips channelId={channelId} />
      <ModalDoor channelId={channelId} />
    </>
  )
}

/** When the server is away these are needed, and could not be fetched any more. */
function fetchForBadTimes(): void {
  const parts = [
    import('./send/note/not-sent-note.tsx'),
    import('./send/note/picture-row.tsx'),
    import('./send/api.ts'),
    import('./composer/draft/api.ts'),
    import('./composer/draft/store.ts'),
    import('./composer/pictures/store.ts'),
  ]
  // Whoever needs one that did not come asks for it again, and says so.
  void Promise.allSettled(parts)
}
