import type { Task } from '@easel/contract/drawing'
import { useMemo } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { setDraftText } from '../composer/store.ts'
import { ModalDoor } from './editor/modal-door.tsx'
import { useChannelDesk } from './use-channel-desk.ts'
import { DeskContext } from '../composer/use-desk.ts'
import { Lightbox } from './lightbox.tsx'
import type { OpenPicture } from './rules.ts'
import { useOpenTask } from './use-open-task.ts'

interface WallLightboxProps {
  /** Undefined: not known yet. */
  tasks: readonly Task[] | undefined
  picture: OpenPicture
}

/** A picture of a gallery. It may be of any channel: what one asks for is drawn there, on a desk of that channel's. */
export function WallLightbox({ tasks, picture }: WallLightboxProps) {
  const channelId = useOpenTask(tasks ?? [], picture.taskId).task?.channelId ?? ''
  const { desk } = useChannelDesk(channelId)
  const wallDesk = useMemo(
    () => ({
      ...desk,
      // There is no composer beside a wall.
      compose: (prompt: string) => {
        setDraftText(channelId, prompt)
        navigate(`/draw/${channelId}`)
      },
    }),
    [desk, channelId],
  )
  return (
    <DeskContext value={wallDesk}>
      <Lightbox tasks={tasks} picture={picture} />
      <ModalDoor channelId={channelId} />
    </DeskContext>
  )
}
