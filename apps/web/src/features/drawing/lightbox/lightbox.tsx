import { useText } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { picturesOf } from '../rules.ts'
import { LightboxBar } from './lightbox-bar.tsx'
import styles from './lightbox.module.css'
import { type OpenPicture, stepFrom } from './rules.ts'
import { Stage } from './stage.tsx'
import { useModal } from './use-modal.ts'
import { useOpenTask } from './use-open-task.ts'
import { closePicture, walkTo } from './use-picture-address.ts'

interface LightboxProps {
  channelId: string
  picture: OpenPicture
}

/** One picture of a task, filling the window on a dark stage. Escape and Back close it. */
export function Lightbox({ channelId, picture }: LightboxProps) {
  const t = useText()
  const dialog = useModal()
  const { task, isMissing } = useOpenTask(channelId, picture.taskId)
  const pictures = task ? picturesOf(task) : []
  const image = pictures[picture.index - 1]

  function handleWalk(step: 1 | -1) {
    if (pictures.length > 1) walkTo({ ...picture, index: stepFrom(picture.index, step, pictures.length) })
  }

  return (
    <dialog ref={dialog} className={styles.lightbox} aria-label={t('drawing.lightbox')} onClose={closePicture}>
      {task && image && (
        <>
          <LightboxBar task={task} image={image} picture={picture} />
          <Stage key={image.id} image={image} prompt={task.prompt} onWalk={handleWalk} />
        </>
      )}
      {(isMissing || (task && !image)) && (
        <div className={styles.missing} role="alert">
          <p>{t('drawing.pictureMissing')}</p>
          <Button onClick={() => dialog.current?.close()}>{t('ui.close')}</Button>
        </div>
      )}
    </dialog>
  )
}
