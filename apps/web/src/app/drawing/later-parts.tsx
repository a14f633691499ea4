import { ActTips } from '../../features/card/tips/act-tips.tsx'
import { ModalDoor } from '../../features/lightbox/editor/modal-door.tsx'
import { useStoredSends } from '../../features/composer/send/stored/use-stored-sends.ts'
import { useResend } from '../../features/composer/send/use-resend.ts'
import { TaskNews } from '../../features/card/news/task-news.tsx'

/**
 * The parts of the drawing screen that are not part of the first view: screen reader news, price tooltips, and dialogs of tasks
 * that wait for an answer.
 */
export function LaterParts({ channelId }: { channelId: string }) {
  useStoredSends()
  useResend()
  return (
    <>
      <TaskNews channelId={channelId} />
      <ActTips channelId={channelId} />
      <ModalDoor channelId={channelId} />
    </>
  )
}
