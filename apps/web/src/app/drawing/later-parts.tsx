import { ActTips } from '../../features/card/tips/act-tips.tsx'
import { ModalDoor } from '../../features/lightbox/editor/modal-door.tsx'
import { useKeptSends } from '../../features/composer/send/kept/use-kept-sends.ts'
import { useResend } from '../../features/composer/send/use-resend.ts'
import { TaskNews } from '../../features/card/news/task-news.tsx'

/** What a drawing screen has besides what is seen at first: news for screen readers, prices, and the dialogs of tasks that ask. */
export function LaterParts({ channelId }: { channelId: string }) {
  useKeptSends()
  useResend()
  return (
    <>
      <TaskNews channelId={channelId} />
      <ActTips channelId={channelId} />
      <ModalDoor channelId={channelId} />
    </>
  )
}
