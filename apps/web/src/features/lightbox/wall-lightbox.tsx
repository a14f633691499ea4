import type { Task } from '@easel/contract/drawing'
import type { OpenPicture } from '../../lib/picture-address.ts'
import { ModalDoor } from './editor/modal-door.tsx'
import { Lightbox } from './lightbox.tsx'
import { useOpenTask } from './use-open-task.ts'

interface WallLightboxProps {
  /** Undefined while unknown. */
  tasks: readonly Task[] | undefined
  picture: OpenPicture
}

/** Lightbox over a gallery. Its pictures may be of any channel; new orders go to that channel. */
export function WallLightbox({ tasks, picture }: WallLightboxProps) {
  const channelId = useOpenTask(tasks ?? [], picture.taskId).task?.channelId ?? ''
  return (
    <>
      <Lightbox tasks={tasks} picture={picture} />
      <ModalDoor channelId={channelId} />
    </>
  )
}
