import type { Task } from '@easel/contract/drawing'
import type { OpenPicture } from '../../lib/picture-address.ts'
import { ModalDoor } from './editor/modal-door.tsx'
import { Lightbox } from './lightbox.tsx'
import { useOpenTask } from './use-open-task.ts'

interface WallLightboxProps {
  /** Undefined: not known yet. */
  tasks: readonly Task[] | undefined
  picture: OpenPicture
}

/** A picture of a gallery. It may be of any channel: what one asks for is drawn there. */
export function WallLightbox({ tasks, picture }: WallLightboxProps) {
  const channelId = useOpenTask(tasks ?? [], picture.taskId).task?.channelId ?? ''
  return (
    <>
      <Lightbox tasks={tasks} picture={picture} />
      <ModalDoor channelId={channelId} />
    </>
  )
}
