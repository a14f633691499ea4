import type { Task } from '@easel/contract/drawing'
import { useMemo, useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { DropDock } from '../library/drop-dock.tsx'
import { picturesOf } from '../rules.ts'
import { Filmstrip } from './filmstrip.tsx'
import { LightboxBar } from './lightbox-bar.tsx'
import styles from './lightbox.module.css'
import type { OpenPicture } from './rules.ts'
import { Panel } from './panel/panel.tsx'
import { listPictures, stepFrom } from './stage/rules.ts'
import { Stage } from './stage/stage.tsx'
import { useNeighbours } from './stage/use-neighbours.ts'
import { useModal } from './use-modal.ts'
import { useOpenTask } from './use-open-task.ts'
import { useWalk } from './use-walk.ts'

interface LightboxProps {
  /** What one walks among, in its order; the open picture may be none of it. */
  tasks: readonly Task[]
  picture: OpenPicture
}

/** Wide enough for the panel beside the picture. */
const WIDE = '(min-width: 1024px)'

/** One picture of a task, filling the window on a dark stage. Escape and Back close it. */
export function Lightbox({ tasks, picture }: LightboxProps) {
  const t = useText()
  const dialog = useModal()
  const { walkTo, close } = useWalk()
  const { task, isMissing, isGone } = useOpenTask(tasks, picture.taskId)
  const [isPanelShown, setPanelShown] = useState(() => matchMedia(WIDE).matches)
  const toggle = () => setPanelShown(!isPanelShown)
  const image = task && picturesOf(task)[picture.index - 1]
  const list = useMemo(() => {
    const isListed = tasks.some(({ id }) => id === task?.id)
    return listPictures(isListed || !task ? tasks : [task])
  }, [tasks, task])

  useNeighbours(list, picture)

  function handleWalk(step: 1 | -1) {
    const next = stepFrom(list, picture, step)
    if (next) walkTo(next)
  }

  return (
    <dialog ref={dialog} className={styles.lightbox} aria-label={t('drawing.lightbox')} onClose={close}>
      {task && image && (
        <>
          <div className={styles.room}>
            <LightboxBar task={task} image={image} picture={picture} panel={{ isShown: isPanelShown, toggle }} />
            <Stage key={image.id} image={image} prompt={task.prompt} onWalk={handleWalk} />
            <Filmstrip list={list} picture={picture} />
          </div>
          {isPanelShown && <Panel task={task} image={image} picture={picture} />}
        </>
      )}
      <DropDock tasks={tasks} />
      {(isMissing || (task && !image)) && (
        <div className={styles.missing} role="alert" data-theme="dark">
          <p>{isGone ? t('lightbox.gone') : t('drawing.pictureMissing')}</p>
          <Button onClick={() => dialog.current?.close()}>{t('ui.close')}</Button>
        </div>
      )}
    </dialog>
  )
}
